// Figures as people read them.

/** Of a share between nought and one. */
export function percent(share: number, digits = 0): string {
  const digitsAfter = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat("en-GB", { style: "percent", ...digitsAfter }).format(share);
}

/** With a sign whatever it is, and so many digits after the point. */
export function signedTo(figure: number, digits: number): string {
  return `${figure < 0 ? "−" : "+"}${Math.abs(figure).toFixed(digits)}`;
}
