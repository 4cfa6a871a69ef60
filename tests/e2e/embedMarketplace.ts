import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse, url: URL) => void;

export interface FakeMarketplace {
  url: string;
  /** What was asked for, as path and query, without the loader's own files. */
  asked: string[];
  /** Replaces what a path answers. */
  answers: Map<string, Answer>;
  stop(): void;
}

export const course = (number: number): string => number.toString(16).padStart(24, '0');

/** A card as the server writes it, cut down to what the loader reads. */
const card = (id: string): string => `<div class="lectern-root" part="root">
  <article class="card" part="course-card" data-course="${id}" data-lectern-state="none">
  <h3><a href="https://market.test/course/${id}" data-lectern-open="course">Course ${id}</a></h3>
  <a href="https://market.test/checkout?course=${id}" data-lectern-open="checkout">Enroll Now</a>
  <p><button type="button" hidden data-lectern-act="cart" data-lectern-when="none">Add to Cart</button>
  <a href="https://market.test/cart" data-lectern-open="cart" data-lectern-when="in-cart">In Cart</a></p>
  <button type="button" hidden data-lectern-act="wishlist">Wish</button></article></div>`;

const css = `:host { display: block } .card { border: 3px solid rgb(1, 2, 3) }
  [data-lectern-state='none'] [data-lectern-when='in-cart'], [data-lectern-state='in-cart'] [data-lectern-when='none'],
  [data-lectern-state='owned'] [data-lectern-when] { display: none }`;
const json = (response: ServerResponse, body: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const sheet = '/embed/fragments-1.css';
const simple =
  (html: string): Answer =>
  (_, response) =>
    json(response, { html: `<div class="lectern-root">${html}</div>`, sheet });
const open = (view: string) => `<a href="https://market.test/" data-lectern-open="${view}">${view}</a>`;

/** A frame of the marketplace: it shows the messages that it gets, and sends what `act` puts into its address. */
const frame = `<!doctype html><title>Frame</title><main></main><button>Inside</button><script>
  const seen = document.querySelector('main');
  addEventListener('message', ({ data, ports: [port] }) => {
    if (data.say) return window.port.postMessage(data.say);
    window.port = port;
    window.settings = data.settings;
    window.messages = [];
    seen.append('connected ');
    port.onmessage = ({ data }) => {
      messages.push(data);
      seen.append(data.type + ' ');
      if (data.type === 'open') port.postMessage({ type: 'opened', view: data.view, label: 'View of ' + data.view });
    };
    if (!location.pathname.endsWith('/app')) port.postMessage({ type: 'opened', view: 'player', label: 'Player' });
  });
  parent.postMessage({ lectern: 1, type: 'ready' }, '*');
</script>`;

/** Serves the built loader, and fragments and frames written by hand. */
export async function startFakeMarketplace(): Promise<FakeMarketplace> {
  const asked: string[] = [];
  const answers = new Map<string, Answer>([
    [sheet, (_, response) => response.setHeader('content-type', 'text/css').end(css)],
    [
      '/embed/fragments/cards',
      (_, response, url) => {
        const ids = (url.searchParams.get('ids') ?? '').split(',');
        json(response, { items: Object.fromEntries(ids.map((id) => [id, id.endsWith('f') ? null : card(id)])), sheet });
      },
    ],
    [
      '/embed/fragments/list',
      (_, response, url) =>
        json(response, {
          html: `<div class="lectern-root"><p>Found ${url.searchParams.get('q') ?? 'all'}, page ${url.searchParams.get('page') ?? 1}</p><a href="https://market.test/courses?page=2" data-lectern-page="2">Next</a></div>`,
          sheet,
        }),
    ],
    [
      '/embed/fragments/search',
      simple(
        '<form action="https://market.test/courses"><input name="q" aria-label="Search"><button>Go</button></form>',
      ),
    ],
    [
      '/embed/fragments/cart-button',
      simple(open('cart').replace('</a>', ' <span data-lectern-count hidden></span></a>')),
    ],
    ['/embed/fragments/sign-in', simple(open('sign-in'))],
    ['/embed/fragments/player', simple(`<div data-course="${course(1)}">${open('player')}</div>`)],
    ['/embed/partner', (_, response) => json(response, { name: 'Test Market' })],
  ]);
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('access-control-allow-origin', '*');
    const file = /^\/embed\/(v1[\w.-]*\.js|chunks\/[\w-]+\.js)$/.exec(url.pathname)?.[1];
    if (file)
      return response
        .setHeader('content-type', 'text/javascript')
        .end(await readFile(`packages/embed/dist/cdn/${file}`));
    asked.push(url.pathname + url.search);
    const answer = answers.get(url.pathname);
    if (answer) return answer(request, response, url);
    if (url.pathname.startsWith('/embed/frame/')) {
      response.setHeader('content-type', 'text/html').setHeader('cross-origin-resource-policy', 'cross-origin');
      if (url.searchParams.has('isolated')) response.setHeader('cross-origin-embedder-policy', 'credentialless');
      return response.end(frame);
    }
    response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
