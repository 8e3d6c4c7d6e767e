// Addresses of pages, as pages.json lists them: a part in braces stands for whatever is there.

export interface Found {
  name: string;
  parts: string[];
}

/** The path without a slash at its end, which somebody may have typed. */
export function tidied({ pathname }: { pathname: string }): string {
  return pathname.replace(/(.)\/+$/, "$1");
}

export function findPage(pages: Record<string, string>, path: string): Found | null {
  for (const [address, name] of Object.entries(pages)) {
    const parts = partsOf(patternOf(address).exec(path));
    if (parts) return { name, parts };
  }
  return null;
}

function patternOf(address: string): RegExp {
  return new RegExp(`^${address.replace(/\{\w+:str\}/g, "([^/]+)").replace(/\{\w+:int\}/g, "(\\d+)")}$`);
}

/** Null where it is another page's, or cannot be read. */
function partsOf(found: RegExpExecArray | null): string[] | null {
  try {
    return found?.slice(1).map(decodeURIComponent) ?? null;
  } catch {
    return null;
  }
}
