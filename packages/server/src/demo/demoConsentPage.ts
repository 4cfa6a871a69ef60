import type { FastifyReply } from 'fastify';
import { asText, sendPage } from '../page.ts';

interface DemoAccount {
  email: string;
  role: string;
  firstName: string;
  lastName: string;
}

const style = `
body { min-height: 100vh; display: grid; place-items: center; padding: 1rem }
main { width: min(26rem, 100%); padding: 2rem; background: var(--surface); border: 1px solid var(--line); border-radius: 1rem }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.25 }
p { margin: 0 0 1.5rem; color: var(--muted) }
ul { list-style: none; margin: 0 0 1.5rem; padding: 0; display: grid; gap: .5rem }
li a { display: block; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .5rem; color: var(--text); text-decoration: none; overflow-wrap: anywhere }
li a:hover { border-color: var(--primary) }
li span { display: block; color: var(--muted); font-size: .875rem }
`;

/** The page that takes the place of a sign-in provider's: choose a demo account, or go back. */
export function demoConsentPage(
  reply: FastifyReply,
  accounts: readonly DemoAccount[],
  paths: { choose: string; cancel: string },
): FastifyReply {
  const items = accounts.map(
    ({ email, role, firstName, lastName }) =>
      `<li><a href="${paths.choose}?account=${encodeURIComponent(email)}">${asText(`${firstName} ${lastName}`)}<span>${asText(role)}</span><span>${asText(email)}</span></a></li>`,
  );
  return sendPage(reply, {
    title: 'Choose a demo account',
    style,
    body: `<main><h1>Choose a demo account</h1><p>This is a demo server without a sign-in provider. On a real server, your provider's page appears here.</p><ul>${items.join('')}</ul><a href="${asText(paths.cancel)}">Cancel</a></main>`,
  });
}
