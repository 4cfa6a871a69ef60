import { createHash } from 'node:crypto';
import { asText, pageStyle } from '../page.ts';
import { coursePath } from './courseAddress.ts';
import type { LinkedCourse } from './linkedCourse.ts';

/** In CSS pixels: as wide as its place up to `width`, and lower where it is wide enough for the picture beside the text. */
export const CARD = { width: 600, wideFrom: 420, wideHeight: 180, tallHeight: 340 };

const style = `${pageStyle}
body { background: none; overflow: hidden }
a { display: flex; flex-direction: column; height: 100vh; overflow: hidden; color: var(--text); background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; text-decoration: none }
a:focus-visible { outline-offset: -3px }
img { flex: 1 1 0; min-width: 0; min-height: 0; width: 100%; object-fit: cover }
div { flex: none; padding: .75rem 1rem; min-width: 0 }
h1 { margin: 0; font-size: 1.0625rem; line-height: 1.3; display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical; overflow: hidden }
p { margin: .25rem 0 0; font-size: .875rem; line-height: 1.4; color: var(--muted); overflow-wrap: anywhere }
p b { color: var(--text) }
@media (min-width: ${CARD.wideFrom}px) { a { flex-direction: row; align-items: stretch } img { flex: 0 0 40%; width: 40%; height: 100% } div { flex: 1 } }
@media (max-height: 150px) { img { display: none } }`;

/**
 * WordPress shows a link until its frame tells its height, and follows the frame's links itself, since a sandbox lets
 * them lead nowhere. The secret is in the address that WordPress gives the frame.
 */
const script = `const [, secret] = /secret=(\\w+)/.exec(location.hash) ?? [];
const tell = (message, value) => secret && parent.postMessage({ message, value, secret }, '*');
const tellHeight = () => tell('height', innerWidth < ${CARD.wideFrom} ? ${CARD.tallHeight} : ${CARD.wideHeight});
addEventListener('resize', tellHeight);
tellHeight();
document.addEventListener('click', (event) => {
  if (!secret) return;
  event.preventDefault();
  tell('link', event.target.closest('a').href);
});`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Every page may frame the card: it knows nobody, and all that it does is lead to the course. */
export const cardPolicy = [
  "default-src 'none'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "img-src 'self' https:",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

/**
 * A course as a document for a frame of another site.
 *
 * @param whence what its link says of where it stands
 */
export function writeCourseCard(course: LinkedCourse, origin: string, whence: string): string {
  const { id, title, instructor, price, rating, picture } = course;
  const facts = [
    price && `<b>${asText(price)}</b>`,
    rating && asText(`★ ${rating.average} (${rating.reviews})`),
    asText(new URL(origin).host),
  ].filter(Boolean);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="canonical" href="${asText(origin + coursePath(id))}"><title>${asText(title)}</title><style>${style}</style></head><body><main><a href="${asText(origin + coursePath(id) + whence)}" target="_top">${
    picture ? `<img src="${asText(picture)}" alt="">` : ''
  }<div><h1>${asText(title)}</h1>${instructor ? `<p>${asText(instructor)}</p>` : ''}<p>${facts.join(' · ')}</p></div></a></main><script>${script}</script></body></html>`;
}
