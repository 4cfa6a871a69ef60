import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { asText } from '../../asText.ts';

/** Who can be chosen in demo mode, where no provider is. */
export interface DemoAccount {
  email: string;
  role: string;
  firstName: string;
  lastName: string;
}

const style = `
:root { color-scheme: light dark; --paper: #fbf9f6; --ink: #1f1b16; --quiet: #5f574d; --line: #ddd5ca; --card: #fff; --mark: #8a3b12 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17140f; --ink: #f3eee6; --quiet: #b5aa9b; --line: #3a342b; --card: #211d17; --mark: #f0a472 }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { width: min(26rem, 100%); padding: 2rem; background: var(--card); border: 1px solid var(--line); border-radius: 1rem }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.25 }
p { margin: 0 0 1.5rem; color: var(--quiet) }
ul { list-style: none; margin: 0 0 1.5rem; padding: 0; display: grid; gap: .5rem }
a { color: var(--ink); border-radius: .5rem }
a:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px }
li a { display: block; padding: .75rem 1rem; border: 1px solid var(--line); text-decoration: none; overflow-wrap: anywhere }
li a:hover { border-color: var(--mark) }
li span { display: block; color: var(--quiet); font-size: .875rem }
`;

/** Stands in for a provider's page in demo mode: choose one of the demo's accounts, or go back. */
export function demoConsentPage(
  reply: FastifyReply,
  accounts: readonly DemoAccount[],
  paths: { choose: string; cancel: string },
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const items = accounts.map(
    ({ email, role, firstName, lastName }) =>
      `<li><a href="${paths.choose}?account=${encodeURIComponent(email)}">${asText(`${firstName} ${lastName}`)}<span>${asText(`${email} · ${role}`)}</span></a></li>`,
  );
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    })
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Choose a demo account · Lectern</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Choose a demo account</h1><p>This server is a demo: no sign-in provider is asked. On a real one, your provider’s page is here.</p><ul>${items.join('')}</ul><a href="${asText(paths.cancel)}">Cancel</a></main></body></html>`,
    );
}
