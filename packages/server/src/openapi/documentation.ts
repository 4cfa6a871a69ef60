import { refusals } from '@lectern/sdk/api';
import type { FastifyInstance } from 'fastify';
import { asText, sendPage } from '../page.ts';
import { addVary, compress, type Encoding, encodingFor } from '../plugins/compression.ts';
import { anyone } from '../policy.ts';
import type { Route } from '../route.ts';
import type { Services } from '../services.ts';
import { type Operation, openApi, operationsOf } from './openapi.ts';

const style = `
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .5rem } h2 { font-size: 1.25rem; margin: 2.5rem 0 .5rem; text-transform: capitalize }
p { margin: 0 0 1rem; max-width: 44rem }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0 } nav a { display: inline-block; padding: .25rem 0; text-transform: capitalize }
dl { margin: 0 } dt { border-top: 1px solid var(--line); padding-top: .75rem; overflow-wrap: anywhere } dd { margin: 0 0 .75rem; color: var(--muted) }
code { font: .9375rem/1.5 ui-monospace, monospace } dt b { display: inline-block; min-width: 4.5rem; color: var(--primary) }
`;

const who: Record<string, string> = {
  anyone: 'Everyone',
  signedIn: 'Anyone signed in',
  asking: 'Everyone',
  partnerServer: "A partner's server, with its API key",
};
const whoMay = (policy: string) =>
  who[policy] ?? policy.replace(/^role\((.+)\)$/, (_, roles: string) => `Role: ${roles}`);

/** Origins and encodings for which the document is kept. */
const MAX_CACHED_DOCUMENTS = 20;

/** `/api/openapi.json`, and `/api/docs` as a page. */
export function registerDocumentation(app: FastifyInstance, { files }: Services, routes: readonly Route[]): void {
  const config = { policy: anyone, isAnonymous: true };
  /** By origin and encoding: writing it takes longer than a search. */
  const written = new Map<string, Promise<Buffer>>();
  const write = async (origin: string, encoding: Encoding | undefined) => {
    const text = JSON.stringify(openApi(routes, origin));
    return encoding ? compress(text, encoding) : Buffer.from(text);
  };
  app.get('/api/openapi.json', { config }, async (request, reply) => {
    const origin = files.originOf(request);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const key = `${encoding} ${origin}`;
    if (written.size >= MAX_CACHED_DOCUMENTS && !written.has(key)) written.clear();
    const bytes = written.get(key) ?? write(origin, encoding);
    written.set(key, bytes);
    addVary(reply, 'Accept-Encoding');
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await bytes);
  });
  const body = bodyOf(operationsOf(routes));
  app.get('/api/docs', { config }, async (_request, reply) => sendPage(reply, { title: 'API', style, body }));
}

/** Escapes text and marks up `code`. */
const prose = (text: string) => asText(text).replace(/`([^`]+)`/g, '<code>$1</code>');

function bodyOf(operations: readonly Operation[]): string {
  const groups = Map.groupBy(operations, ({ name }) => name.split('.')[0] ?? '');
  const links = [...groups.keys()].map((group) => `<li><a href="#${group}">${group}</a></li>`).join('');
  const sections = [...groups].map(([group, rows]) => {
    const items = rows.map(
      ({ method, path, summary, name, refuses, policy, scope }) =>
        `<dt id="${name}"><b>${method}</b> <code>/api${asText(path)}</code></dt><dd>${prose(summary || name)} <em>${asText(whoMay(policy))}.</em>${scope ? ` Partners: <code>${scope}</code>.` : ''}${refuses.length > 0 ? ` Refusals: ${refuses.map((code) => `<code>${refusals[code].status} ${code}</code>`).join(', ')}.` : ''}</dd>`,
    );
    return `<section aria-labelledby="${group}"><h2 id="${group}">${group}</h2><dl>${items.join('')}</dl></section>`;
  });
  return `<header><h1>Marketplace API</h1><p>${operations.length} calls. See <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1) for fields and responses. Send the token as <code>Authorization: Bearer …</code>. Calls with <em>Partners</em> can be made for a session on a partner's page, if the partner may <code>learn</code> or <code>buy</code>. An error is <code>{ code, message, details?, requestId }</code>.</p></header><nav aria-label="Groups"><ul>${links}</ul></nav><main>${sections.join('')}</main>`;
}
