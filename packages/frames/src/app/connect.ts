import {
  handshake,
  type MessageToFrame,
  type MessageToPage,
  readHandshake,
  readInFrame,
  type Settings,
} from '@lectern/embed/messages';
import { type Partner, parentOrigin } from './partner.ts';

/** The connection to the host's page. */
export interface Host {
  /** The origin of the host's page: one of the partner's. */
  origin: string;
  /** What the host chose when it connected. */
  settings: Settings;
  send(message: MessageToPage): void;
  /** Calls the listener with each message, the first time with those that came before. One listener at a time. */
  listen(listener: (message: MessageToFrame) => void): void;
}

/**
 * Offers the frame to the page around it and waits for its port. Undefined if that page isn't the partner's. Messages of
 * other windows and origins are dropped, and so is everything after the first port.
 */
export function connect(window: Window, { origins }: Partner): Promise<Host> | undefined {
  const { parent } = window;
  const known = parentOrigin(window);
  const isRefused = parent === window || (known !== undefined && !origins.includes(known));
  if (isRefused) return undefined;
  // A browser that doesn't name the parent delivers the message only if it has this origin.
  const targets = known === undefined ? origins : [known];
  return new Promise((resolve) => {
    const onMessage = ({ source, origin, data, ports: [port] }: MessageEvent<unknown>) => {
      if (source !== parent || !targets.includes(origin)) return;
      const message = readHandshake(data);
      if (message?.type !== 'connect' || !port) return;
      window.removeEventListener('message', onMessage);
      resolve({
        origin,
        settings: message.settings,
        send: (sent) => port.postMessage(sent),
        listen(listener) {
          port.onmessage = (event: MessageEvent<unknown>) => {
            const read = readInFrame(event.data);
            if (read) listener(read);
          };
        },
      });
    };
    window.addEventListener('message', onMessage);
    for (const target of targets) parent.postMessage(handshake({ type: 'ready' }), target);
  });
}
