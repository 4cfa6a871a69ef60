import type { Choice } from './choice.ts';
import { attributesOf } from './elements.ts';

/** The origin of the demo's page of a partner; undefined where there is none. */
export function partnerPage(): string | undefined {
  const written = document.querySelector<HTMLMetaElement>('meta[name="partner-page"]')?.content;
  // `npm run dev` leaves the placeholder.
  return written && URL.canParse(written) ? written : undefined;
}

/** The address of a page of another origin that shows the chosen widget. */
export function previewAddress(choice: Choice, origin: string): string {
  const { widget, theme, design } = choice;
  const query = new URLSearchParams({ element: widget.element, ...attributesOf(choice), theme });
  for (const [axis, value] of Object.entries(design)) if (value) query.set(axis, value);
  return `${origin}/?${query}`;
}
