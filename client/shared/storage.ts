// What this browser keeps. Storage may be forbidden, and everything works on without it.

/** What the browser did not keep: it keeps nothing, or has no room left. */
const memory = new Map<string, string>();

export function kept(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

/** Whether it was kept. */
export function keep(place: string, text: string): boolean {
  try {
    localStorage.setItem(place, text);
    return true;
  } catch {
    return false;
  }
}

/** The same for this tab alone, for as long as it is open. */
export function keptHere(place: string): string | null {
  try {
    return sessionStorage.getItem(place);
  } catch {
    return memory.get(place) ?? null;
  }
}

export function keepHere(place: string, text: string): void {
  try {
    sessionStorage.setItem(place, text);
  } catch {
    memory.set(place, text);
  }
}

/** What was noted at a place, if only by this page; null where there is nothing that can be read. */
export function noted(place: string): unknown {
  try {
    return JSON.parse(memory.get(place) ?? kept(place) ?? "null");
  } catch {
    return null;
  }
}

/** Whether the browser keeps it; if not, this page alone has it. */
export function note(place: string, found: unknown): boolean {
  const text = JSON.stringify(found);
  const done = keep(place, text);
  if (done) memory.delete(place);
  else memory.set(place, text);
  return done;
}

/** Whether this page alone has what was noted at a place. */
export function isOnlyHere(place: string): boolean {
  return memory.has(place);
}

export function drop(place: string): void {
  memory.delete(place);
  try {
    localStorage.removeItem(place);
  } catch {
    // there was nothing then
  }
}
