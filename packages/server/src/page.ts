import { randomBytes } from 'node:crypto';
import { themePalettes } from '@lectern/sdk/rules';
import type { FastifyReply } from 'fastify';

/** Escapes text for HTML, including attributes. */
export const asText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const variables = (mode: 'light' | 'dark') =>
  Object.entries(themePalettes[mode])
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** The marketplace's colours, light or dark by the system's preference. */
export const pageStyle = `
:root { color-scheme: light dark; ${variables('light')} --line: color-mix(in srgb, var(--text) 18%, transparent) }
@media (prefers-color-scheme: dark) { :root { ${variables('dark')} --primary: #7FB0FF } }
* { box-sizing: border-box }
body { margin: 0; background: var(--background); color: var(--text); font: 1rem/1.6 system-ui, sans-serif }
a { color: var(--primary); border-radius: .25rem }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
`;

/** Sends a page without scripts or external resources; its style has a nonce. */
export function sendPage(reply: FastifyReply, given: { title: string; style: string; body: string }): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    })
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${asText(given.title)} · Lectern</title><style nonce="${nonce}">${pageStyle}${given.style}</style></head><body>${given.body}</body></html>`,
    );
}
