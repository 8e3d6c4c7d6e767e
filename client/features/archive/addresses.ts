// Addresses of the archive.

const LOOKS_LIKE_A_STROKE = "\u2215";

/** A stroke would end its part of an address; the server takes the sign that looks like one for it. */
export function withoutStroke(name: string): string {
  return name.replaceAll("/", LOOKS_LIKE_A_STROKE);
}

export function playerAddress(name: string): string {
  return `/events/players/${encodeURIComponent(withoutStroke(name))}`;
}

export function eventAddress(event: string): string {
  return `/e/${encodeURIComponent(event)}`;
}

export function seasonAddress(year: number): string {
  return `/events/seasons/${year}`;
}

/** What a spreadsheet can read, of something that the server tells. */
export function sheetAddress(path: string, query: Record<string, string> = {}): string {
  return `${path}?${new URLSearchParams({ ...query, as: "csv" }).toString()}`;
}
