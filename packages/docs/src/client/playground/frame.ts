import '@lectern/react/styles.css';
import '@lectern/frames/app/frame.css';
import { connect } from '@lectern/frames/app/connect.ts';
import { isCheckoutInPage, viewOfAddress } from '@lectern/frames/app/views.ts';
import { createMemory, provide } from './memory.ts';
import type { Hello, ToFrame, ToResult } from './messages.ts';

/** What the page around the frame is to it: any partner's, of the one origin that there is here. */
const origin = location.origin;
const partner = { name: 'the playground', key: 'pk_demoMarketplacePartner00', origins: [origin] };

/**
 * A payment counts only in a frame that is in plain sight, lest the page around it hides what is pressed. Here nothing is
 * paid, and the result may be scrolled half out of sight.
 */
class InSight {
  private readonly callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }
  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1, isVisible: true };
    const observer = this as unknown as IntersectionObserver;
    queueMicrotask(() => this.callback([entry as unknown as IntersectionObserverEntry], observer));
  }
  unobserve(): void {}
  disconnect(): void {}
}

/** Waits for the result's page, which has the mock and what the frames store. */
function reachResult(): Promise<void> {
  const { port1: port, port2 } = new MessageChannel();
  const send = (message: ToResult, transfer: Transferable[] = []) => port.postMessage(message, transfer);
  const memory = createMemory((key, value) => send({ type: 'store', key, value }));
  provide('localStorage', memory.storage);
  provide('sessionStorage', createMemory().storage);
  const waiting = new Map<number, (response: Response) => void>();
  let calls = 0;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { url, method } = request;
    const body = await request.arrayBuffer();
    calls += 1;
    const id = calls;
    const answered = new Promise<Response>((resolve, reject) => {
      waiting.set(id, resolve);
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
    });
    send({ type: 'call', id, url, method, headers: [...request.headers], body }, [body]);
    return answered;
  };
  return new Promise((resolve) => {
    port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
      if (data.type === 'begin') {
        for (const [key, value] of data.entries) memory.entries.set(key, value);
        resolve();
      } else if (data.type === 'stored') memory.receive(data.key, data.value);
      else {
        const { id, status, headers, body } = data;
        waiting.get(id)?.(new Response(status === 204 ? null : body, { status, headers }));
        waiting.delete(id);
      }
    };
    parent.postMessage({ playground: 'frame' } satisfies Hello, '*', [port2]);
  });
}

/** This window as one whose parent has an origin: in the sandbox none has. */
function asIfServed(): Window {
  const around = { postMessage: (message: unknown) => parent.postMessage(message, '*') };
  const heard = new Map<unknown, (event: MessageEvent) => void>();
  return {
    parent: around,
    location: { ancestorOrigins: [origin] },
    document,
    addEventListener(type: string, listener: (event: object) => void) {
      const own = ({ source, data, ports }: MessageEvent) =>
        listener({ source: source === parent ? around : source, origin, data, ports });
      heard.set(listener, own);
      addEventListener(type as 'message', own);
    },
    removeEventListener(type: string, listener: unknown) {
      const own = heard.get(listener);
      if (own) removeEventListener(type as 'message', own);
    },
  } as unknown as Window;
}

async function start(root: HTMLElement): Promise<void> {
  const params = new URLSearchParams(location.search);
  await reachResult();
  globalThis.IntersectionObserver = InSight as unknown as typeof IntersectionObserver;
  const connection = connect(asIfServed(), partner);
  const pathname = `/frame/${params.get('view')}`;
  const initial = viewOfAddress({ pathname, search: location.search });
  const isInPage = isCheckoutInPage({ pathname });
  const [host, app] = await Promise.all([connection, import('@lectern/frames/app/runFrame.tsx')]);
  if (host) app.runFrame(root, { host, partner, initial, isFull: params.has('fill'), isInPage });
}

const root = document.getElementById('root');
if (root && parent !== window) void start(root);
