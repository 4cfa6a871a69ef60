import {
  handshake,
  type MessageToFrame,
  type MessageToPage,
  readHandshake,
  readInPage,
  type Settings,
} from './messages.ts';

/** The most messages that wait for a frame. */
const MAX_QUEUED_MESSAGES = 50;

export interface Bridge {
  /** Sends a message, and keeps it until the frame's app has answered: a document can connect and then lose its app. */
  post(message: MessageToFrame): void;
  /** Drops the messages that the frame's app has not read. */
  drop(): void;
  /** Ends the connection, since the frame's document is loaded again. */
  disconnect(): void;
  close(): void;
}

interface BridgeOptions {
  address: string;
  settings(): Settings;
  /** The frame's document has been loaded and connected, the first time or again. Its result is sent first. */
  onConnect(): MessageToFrame | undefined;
  onMessage(message: MessageToPage): void;
}

/** Connects the page to a frame: only to this window, only while it shows a document of this origin. */
export function connectFrame(frame: HTMLIFrameElement, options: BridgeOptions): Bridge {
  let port: MessagePort | undefined;
  let waiting: MessageToFrame[] = [];
  let isHeard = false;
  const onHandshake = ({ source, origin, data }: MessageEvent<unknown>) => {
    const target = frame.contentWindow;
    if (!target || source !== target || origin !== options.address || readHandshake(data)?.type !== 'ready') return;
    // Its document has been loaded again, for example because the frame was moved in the page.
    port?.close();
    isHeard = false;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = (event: MessageEvent<unknown>) => {
      const message = readInPage(event.data);
      if (!message) return;
      if (message.type !== 'failed') {
        isHeard = true;
        waiting = [];
      }
      options.onMessage(message);
    };
    const connect = handshake({ type: 'connect', settings: options.settings() });
    target.postMessage(connect, options.address, [channel.port2]);
    const first = options.onConnect();
    if (first) port.postMessage(first);
    for (const message of waiting) port.postMessage(message);
  };
  addEventListener('message', onHandshake);
  const disconnect = () => {
    port?.close();
    port = undefined;
  };
  return {
    post(message) {
      port?.postMessage(message);
      if (!(port && isHeard) && waiting.length < MAX_QUEUED_MESSAGES) waiting.push(message);
    },
    drop() {
      waiting = [];
    },
    disconnect,
    close() {
      disconnect();
      removeEventListener('message', onHandshake);
    },
  };
}
