import { connectFrame } from './bridge.ts';
import { make, pin } from './dom.ts';
import type { MessageToFrame, MessageToPage, Settings } from './messages.ts';
import { checkPartner, forgetPartner } from './partner.ts';
import { EmbedError } from './problem.ts';
import type { EmbedContext } from './settings.ts';

/** The longest wait for a frame to show its view, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** How long a frame may take to connect after its document has loaded, in milliseconds. Usually it connects before. */
const CONNECT_MS = 1_000;

const isIsolated = globalThis.crossOriginIsolated === true;
/** Whether the page shows only documents with an embedder policy. Found out by trying, where the page isn't isolated. */
let needsPolicy = isIsolated;

interface StageOptions {
  context: EmbedContext;
  /** The frame's path and query, without the key. */
  path: string;
  /** The frame's name for other frames. */
  name?: string;
  /** The element that gets the frame as a child, in this slot of its shadow root. */
  host: HTMLElement;
  slot?: string;
  settings(): Settings;
  /** What the frame shows now, if that isn't in its path. */
  current?(): MessageToFrame | undefined;
  onMessage(message: MessageToPage): void;
  /** The frame can't be reached; the cover says so. */
  onFailed?(): void;
  /** The marketplace doesn't allow frames in this page. */
  onRefused(): void;
  /** The visitor doesn't want to wait. */
  onCancel(): void;
}

/** A frame and its cover, which says that the frame is loading or why it can't be shown. */
export interface Stage {
  /** What covers the frame while it isn't ready. */
  cover: HTMLElement;
  frame: HTMLIFrameElement;
  post(message: MessageToFrame): void;
  /** Loads the frame unless it is there. */
  begin(): void;
  /** Covers the frame until it has opened a view. The address is that of the same on the marketplace's site. */
  expect(href: string): void;
  /** No one is waiting for the frame any more. Unless its app is running, the next `begin` or `expect` loads it again. */
  stopWaiting(): void;
  /** Covers the frame with a message. */
  showMessage(message: string): void;
  remove(): void;
}

export const stageSheet = `
.cover{position:absolute;inset:0;display:grid;align-content:center;justify-items:center;gap:16px;padding:24px;
font:16px/1.5 var(--lectern-font,system-ui,sans-serif);color:var(--lectern-color-text,CanvasText);
background:var(--lectern-color-surface,Canvas);text-align:center;border-radius:inherit}
.cover[hidden]{display:none}
.cover p{margin:0;overflow-wrap:anywhere}
.acts{display:flex;flex-wrap:wrap;gap:8px;justify-content:center}
button,a{font:inherit;min-height:44px;padding:8px 16px;box-sizing:border-box;display:inline-grid;align-items:center;
border:1px solid var(--lectern-color-control,currentColor);border-radius:var(--lectern-radius-control,6px);
background:none;color:inherit;text-decoration:none;cursor:pointer}
button:focus-visible,a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
[hidden]{display:none}`;

/** Puts a frame of the marketplace into the page, once the marketplace allows it. */
export function createStage(options: StageOptions): Stage {
  const { context, host, slot } = options;
  const { address, key } = context;
  const frame = document.createElement('iframe');
  frame.allow = "autoplay; clipboard-write; fullscreen; picture-in-picture; cross-origin-isolated; payment 'none'";
  // It tells the frame whose page it is in; nothing else of the address is sent.
  frame.referrerPolicy = 'origin';
  if (options.name) frame.name = options.name;
  if (slot) frame.slot = slot;
  pin(frame, {
    all: 'initial',
    display: 'block',
    border: '0',
    width: '100%',
    height: '100%',
    'color-scheme': 'inherit',
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  /** Counts starts; an older one goes no further. */
  let attempt = 0;
  let isConnected = false;
  /** Whether its app has sent a message: a document can connect and then lose its app. */
  let isRunning = false;
  let isSecondTry = false;
  let connectTimer: ReturnType<typeof setTimeout> | undefined;
  let isExpected = false;
  const status = make('p', { role: 'status' });
  const again = make('button', { type: 'button', text: 'Try again' });
  const leave = make('a', { href: address, target: '_blank', rel: 'noopener' });
  const cancel = make('button', { type: 'button', text: 'Cancel' });
  const cover = make('div', { class: 'cover' }, status, make('div', { class: 'acts' }, again, leave, cancel));
  const market = new URL(address).host;
  frame.title = market;
  leave.textContent = `Open ${market}`;

  const setPhase = (phase: 'busy' | 'failed' | 'shown', problem = `${market} can't be reached.`) => {
    clearTimeout(timer);
    cover.hidden = phase === 'shown';
    // Out of reach of the keyboard and of screen readers while it is covered.
    frame.inert = phase !== 'shown';
    status.textContent = phase === 'failed' ? problem : 'Loading...';
    again.hidden = phase !== 'failed';
    leave.hidden = phase !== 'failed';
    if (phase === 'busy') timer = setTimeout(fail, TIMEOUT_MS);
  };
  const fail = (problem?: string) => {
    isStarted = isRunning;
    setPhase('failed', problem);
    options.onFailed?.();
  };
  /** The browser has loaded something, but not the frame: it was refused, or the key has been revoked since. */
  const retryOrExplain = async () => {
    forgetPartner(context);
    if (!isSecondTry) {
      isSecondTry = true;
      needsPolicy = true;
      return start();
    }
    isSecondTry = false;
    needsPolicy = isIsolated;
    try {
      await checkPartner(context);
      console.error(
        `Lectern: the browser doesn't show the frame ${frame.src} in this page, although ${address} allows it. See "Isolated pages" in docs/embedding.md.`,
      );
      fail(`${market} can't be shown in this page.`);
    } catch {
      fail();
    }
  };
  const start = async () => {
    attempt += 1;
    const own = attempt;
    isStarted = true;
    isConnected = false;
    isRunning = false;
    clearTimeout(connectTimer);
    bridge.disconnect();
    setPhase('busy');
    try {
      await checkPartner(context);
      if (own !== attempt) return;
      const url = new URL(options.path, address);
      url.searchParams.set('key', key);
      if (needsPolicy) url.searchParams.set('isolated', '1');
      frame.src = url.href;
      if (frame.parentElement !== host) host.append(frame);
    } catch (error) {
      if (own !== attempt) return;
      isStarted = false;
      if (!(error instanceof EmbedError && error.code === 'refused')) return fail();
      clearTimeout(timer);
      options.onRefused();
    }
  };

  const bridge = connectFrame(frame, {
    address,
    settings: options.settings,
    onConnect() {
      isConnected = true;
      isSecondTry = false;
      const message = options.current?.();
      if (message) isExpected = true;
      return message;
    },
    onMessage(message) {
      if (message.type === 'failed') return fail();
      isStarted = true;
      isRunning = true;
      if (!isExpected) clearTimeout(timer);
      if (message.type === 'opened') {
        isExpected = false;
        if (message.label) frame.title = message.label;
        setPhase('shown');
      }
      options.onMessage(message);
    },
  });
  frame.addEventListener('load', () => {
    if (isConnected || !isStarted) return;
    clearTimeout(connectTimer);
    connectTimer = setTimeout(() => {
      if (!isConnected) void retryOrExplain();
    }, CONNECT_MS);
  });
  again.addEventListener('click', () => void start());
  cancel.addEventListener('click', () => options.onCancel());
  return {
    cover,
    frame,
    post: bridge.post,
    begin() {
      if (!isStarted) void start();
    },
    expect(href) {
      leave.href = href;
      isExpected = true;
      if (isStarted) setPhase('busy');
      else void start();
    },
    stopWaiting() {
      if (isRunning) return;
      attempt += 1;
      isStarted = false;
      bridge.drop();
      // Its app may still start, with the messages that it already has.
      frame.remove();
      clearTimeout(timer);
      clearTimeout(connectTimer);
    },
    showMessage(message) {
      setPhase('failed');
      status.textContent = message;
      again.hidden = true;
      leave.hidden = true;
    },
    remove() {
      clearTimeout(timer);
      clearTimeout(connectTimer);
      bridge.close();
      frame.remove();
      cover.remove();
    },
  };
}
