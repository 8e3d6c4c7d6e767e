// Cards that are picked, of which so many are wanted.

/** Another one is picked, or put back; where that is one too many, the first goes back. */
export function pickedAfter(picked: readonly string[], card: string, wanted: number): string[] {
  if (picked.includes(card)) return picked.filter((one) => one !== card);
  return [...picked, card].slice(-wanted);
}
