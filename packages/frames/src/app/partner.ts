/** The partner on whose page the frame is, as the server wrote it into the document. */
export interface Partner {
  name: string;
  /** The publishable key. */
  key: string;
  /** The origins whose pages may talk to the frame. */
  origins: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The partner in the document's `#partner`; undefined if the document wasn't served for one. */
export function readPartner(document: Document): Partner | undefined {
  const text = document.getElementById('partner')?.textContent;
  if (!text) return undefined;
  const { name, key, origins }: Record<string, unknown> = JSON.parse(text);
  const isPartner = isText(name) && isText(key) && Array.isArray(origins) && origins.every(isText);
  return isPartner ? { name, key, origins } : undefined;
}

/** The origin of the page around the frame; undefined if there is none, or if the browser doesn't say. */
export function parentOrigin(window: Window): string | undefined {
  if (window.parent === window) return undefined;
  // Firefox doesn't have `ancestorOrigins`.
  const [ancestor] = window.location.ancestorOrigins ?? [];
  return ancestor ?? URL.parse(window.document.referrer)?.origin;
}
