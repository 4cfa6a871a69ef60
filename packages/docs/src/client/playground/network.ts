import { createMemory, provide } from './memory.ts';
import type { Hello, ToFrame, ToResult } from './messages.ts';

/** Set by the build: where the mock and the document of the marketplace's frames are. */
declare const MOCK: string;
declare const FRAME: string;

/** What a marketplace answers, wherever the page says that it is. */
const MARKETPLACE = /^\/(api|embed)\//;

type Market = (request: Request) => Promise<Response>;
let market: Promise<Market> | undefined;
const answer: Market = async (request) => {
  market ??= import(MOCK).then(({ createMarket }: { createMarket: (origin: string) => Market }) =>
    createMarket(location.origin),
  );
  return (await market)(request);
};

/** The requests of the page to its marketplace end in the mock. */
function answerRequests(): void {
  const { fetch: send } = globalThis;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return MARKETPLACE.test(new URL(request.url).pathname) ? answer(request) : send(request);
  };
}

/** A window as the script expects it: of the marketplace's origin, while the sandbox gives it none. */
interface Facade {
  address: string;
  postMessage: (message: unknown, target: string, transfer?: Transferable[]) => void;
}

/** The frames of the marketplace are documents of the playground, in the same sandbox. */
function replaceFrames(): void {
  const facades = new Map<Window, Facade>();
  const addresses = new WeakMap<HTMLIFrameElement, string>();
  const prototype = HTMLIFrameElement.prototype;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src');
  const inner = Object.getOwnPropertyDescriptor(prototype, 'contentWindow');
  const windowOf = (frame: HTMLIFrameElement): Window | null => inner?.get?.call(frame);
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(this: HTMLIFrameElement, value: string) {
      const url = new URL(value, document.baseURI);
      const [, view] = /^\/embed\/frame\/([\w-]+)$/.exec(url.pathname) ?? [];
      if (view) {
        addresses.set(this, url.origin);
        url.searchParams.set('view', view);
      }
      src?.set?.call(this, view ? FRAME + url.search : value);
    },
  });
  Object.defineProperty(prototype, 'contentWindow', {
    ...inner,
    get(this: HTMLIFrameElement) {
      const own = windowOf(this);
      const address = addresses.get(this);
      if (!own || !address) return own;
      const known = facades.get(own);
      if (known) return known;
      const facade: Facade = {
        address,
        postMessage: (message, _target, transfer = []) => own.postMessage(message, '*', transfer),
      };
      facades.set(own, facade);
      return facade;
    },
  });
  // Before the script listens.
  addEventListener('message', (event) => {
    const facade = facades.get(event.source as Window);
    if (!facade) return;
    Object.defineProperties(event, { source: { value: facade }, origin: { value: facade.address } });
  });
}

/** Frames share one memory, and the one mock. */
function serveFrames(): void {
  const ports = new Set<MessagePort>();
  const memory = createMemory();
  const listen = (port: MessagePort) => {
    const send = (message: ToFrame, transfer: Transferable[] = []) => port.postMessage(message, transfer);
    port.onmessage = async ({ data }: MessageEvent<ToResult>) => {
      if (data.type === 'store') {
        memory.receive(data.key, data.value);
        for (const other of ports) if (other !== port) other.postMessage({ ...data, type: 'stored' });
        return;
      }
      const { id, url, method, headers, body } = data;
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const {
        status,
        headers: sent,
        ...rest
      } = await told(new Request(url, { method, headers, ...(hasBody && { body }) }));
      send({ type: 'answer', id, status, headers: sent, ...rest }, [rest.body]);
    };
    ports.add(port);
    send({ type: 'begin', entries: [...memory.entries] });
  };
  addEventListener('message', ({ data, ports: [port] }: MessageEvent<Partial<Hello> | null>) => {
    if (port && data?.playground === 'frame') listen(port);
  });
}

async function told(request: Request): Promise<{ status: number; headers: [string, string][]; body: ArrayBuffer }> {
  const response = await answer(request);
  return { status: response.status, headers: [...response.headers], body: await response.arrayBuffer() };
}

/** Puts the mock in the place of the marketplace. Runs before the page. */
export function mockMarketplace(): void {
  provide('localStorage', createMemory().storage);
  provide('sessionStorage', createMemory().storage);
  Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  answerRequests();
  replaceFrames();
  serveFrames();
}
