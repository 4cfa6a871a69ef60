import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { asText } from '../asText.ts';
import { anyone } from '../policy.ts';
import type { Route } from '../route.ts';
import type { Services } from '../services.ts';
import { type Operation, openApi, operationsOf } from './openapi.ts';

const style = `
:root { color-scheme: light dark; --paper: #fbf9f6; --ink: #1f1b16; --quiet: #5f574d; --line: #ddd5ca; --mark: #8a3b12 }
@media (prefers-color-scheme: dark) { :root { --paper: #17140f; --ink: #f3eee6; --quiet: #b5aa9b; --line: #3a342b; --mark: #f0a472 } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.75rem; margin: 0 0 .5rem } h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; text-transform: capitalize }
p { margin: 0 0 1rem; max-width: 44rem } a { color: var(--mark) }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0 } nav a { display: inline-block; padding: .25rem 0; text-transform: capitalize }
dl { margin: 0 } dt { border-top: 1px solid var(--line); padding-top: .75rem; overflow-wrap: anywhere } dd { margin: 0 0 .75rem; color: var(--quiet) }
code { font: .9375rem/1.5 ui-monospace, monospace } dt b { display: inline-block; min-width: 4.5rem; color: var(--mark) }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px }
`;

const who: Record<string, string> = { anyone: 'Everyone', signedIn: 'Whoever is signed in' };
const whoMay = (policy: string) =>
  who[policy] ?? policy.replace(/^role\((.+)\)$/, (_, roles: string) => `Role: ${roles}`);

/** `/api/openapi.json`, and `/api/docs` for people. */
export function registerDocumentation(app: FastifyInstance, { files }: Services, routes: readonly Route[]): void {
  const config = { policy: anyone, isAnonymous: true };
  app.get('/api/openapi.json', { config }, async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(openApi(routes, files.originOf(request)))),
  );
  const operations = operationsOf(routes);
  app.get('/api/docs', { config }, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      })
      .send(page(operations, nonce));
  });
}

function page(operations: readonly Operation[], nonce: string): string {
  const groups = Map.groupBy(operations, ({ name }) => name.split('.')[0] ?? '');
  const links = [...groups.keys()].map((group) => `<li><a href="#${group}">${group}</a></li>`).join('');
  const sections = [...groups].map(([group, rows]) => {
    const items = rows.map(
      ({ method, path, summary, name, policy }) =>
        `<dt id="${name}"><b>${method}</b> <code>/api${asText(path)}</code></dt><dd>${asText(summary || name)} <em>${asText(whoMay(policy))}.</em></dd>`,
    );
    return `<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2><dl>${items.join('')}</dl></section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>API · Lectern</title><style nonce="${nonce}">${style}</style></head><body><header><h1>The API of this marketplace</h1><p>${operations.length} calls. Fields and answers stand in <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). A session travels as <code>Authorization: Bearer …</code>; a refusal is <code>{ code, message, details?, requestId }</code>.</p></header><nav aria-label="Groups"><ul>${links}</ul></nav><main>${sections.join('')}</main></body></html>`;
}
