import { readCode } from './codes.ts';
import type { Widget } from './widget.ts';

/** Gives the links of an element its discount code: a new tab asks the element nothing. Loaded only where there is a code. */
export function codeLinks({ element, root, context }: Widget): void {
  const code = readCode(element.getAttribute('code'));
  if (!code) return;
  // Those inside the element are the page's own: its fallback, or its markup of a course.
  for (const link of [...root.querySelectorAll('a'), ...element.querySelectorAll('a')]) {
    if (link.origin !== context?.address) continue;
    const query = new URLSearchParams(link.search);
    query.set('code', code);
    link.search = String(query);
  }
}
