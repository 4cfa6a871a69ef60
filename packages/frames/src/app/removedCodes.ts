/** In the tab's storage, since the next page of the host has frames of its own. */
const NAME = 'embed_removed_codes';
const MAX_CODES = 50;

/** The discount codes that the buyer has taken out in this tab. */
export interface RemovedCodes {
  has(code: string): boolean;
  /** Remembers a code, or forgets it: it was typed again. */
  mark(code: string, isRemoved: boolean): void;
}

export function readRemovedCodes(): RemovedCodes {
  const codes = new Set(stored());
  return {
    has: (code) => codes.has(code.toUpperCase()),
    mark(code, isRemoved) {
      if (isRemoved) codes.add(code.toUpperCase());
      else codes.delete(code.toUpperCase());
      try {
        sessionStorage.setItem(NAME, [...codes].slice(-MAX_CODES).join(' '));
      } catch {
        // Denied: they are known while the page is open.
      }
    },
  };
}

function stored(): string[] {
  try {
    return sessionStorage.getItem(NAME)?.split(' ') ?? [];
  } catch {
    return []; // Denied.
  }
}
