import type { VideoSource } from '@lectern/sdk/rules';

/** A video that plays in a frame of its host (YouTube, Vimeo). */
export type FrameSource = Extract<VideoSource, { embedUrl: string }>;

/** The events of a host's player. Times are in seconds. */
export interface FrameEvents {
  /** Called several times a second while the video plays. */
  onTime(seconds: number, duration: number): void;
  /** Called when playback starts or resumes. */
  onPlay(): void;
  /** Called when playback pauses. */
  onPause(): void;
  /** Called when the video ends. */
  onEnd(): void;
  /** Called when the host cannot play the video. */
  onError(): void;
}

/** The address of a host's player that plays at once and accepts messages. */
export function frameUrl(source: FrameSource, startAt: number): string {
  const url = new URL(source.embedUrl);
  const start = Math.floor(startAt);
  url.searchParams.set('autoplay', '1');
  url.searchParams.set('playsinline', '1');
  if (source.kind === 'youtube') {
    url.searchParams.set('enablejsapi', '1');
    url.searchParams.set('origin', window.location.origin);
    url.searchParams.set('rel', '0');
    if (start > 0) url.searchParams.set('start', String(start));
  } else {
    url.searchParams.set('dnt', '1');
    if (start > 0) url.hash = `t=${start}s`;
  }
  return url.href;
}

/**
 * Listens to a player in a frame by messages, as the hosts' own scripts do: no third-party script runs in the page.
 * Returns a function that stops listening.
 */
export function followFrame(frame: HTMLIFrameElement, source: FrameSource, events: FrameEvents): () => void {
  const { origin } = new URL(source.embedUrl);
  const protocol = source.kind === 'youtube' ? youtube(events) : vimeo(events);
  const post = (message: unknown) => frame.contentWindow?.postMessage(JSON.stringify(message), origin);
  const onMessage = (event: MessageEvent) => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return;
    const message = parse(event.data);
    if (message) protocol.receive(message, post);
  };
  const connect = () => protocol.connect(post);
  window.addEventListener('message', onMessage);
  frame.addEventListener('load', connect);
  return () => {
    window.removeEventListener('message', onMessage);
    frame.removeEventListener('load', connect);
  };
}

type Message = Record<string, unknown>;
type Post = (message: Message) => void;
interface Protocol {
  /** Asks the player to send its events. */
  connect(post: Post): void;
  receive(message: Message, post: Post): void;
}

function parse(data: unknown): Message | undefined {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    return typeof value === 'object' && value !== null ? (value as Message) : undefined;
  } catch {
    return undefined; // Other frames and extensions send messages that are no JSON.
  }
}

const numberOf = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined);

function youtube(events: FrameEvents): Protocol {
  let time = 0;
  let duration = 0;
  let state: unknown;
  return {
    connect: (post) => post({ event: 'listening', id: 1, channel: 'widget' }),
    receive(message) {
      if (message.event === 'onError') return events.onError();
      const info = message.info;
      if (typeof info !== 'object' || info === null) return;
      const { currentTime, duration: length, playerState } = info as Message;
      duration = numberOf(length) ?? duration;
      const next = numberOf(currentTime);
      if (playerState !== undefined && playerState !== state) {
        state = playerState;
        if (state === 1) events.onPlay();
        if (state === 2) events.onPause();
        if (state === 0) events.onEnd();
      }
      if (next === undefined || next === time || state !== 1) return;
      time = next;
      events.onTime(time, duration);
    },
  };
}

function vimeo(events: FrameEvents): Protocol {
  const names = ['timeupdate', 'play', 'pause', 'ended', 'error'];
  const subscribe = (post: Post) => {
    for (const value of names) post({ method: 'addEventListener', value });
  };
  return {
    connect: subscribe,
    receive(message, post) {
      const data = (typeof message.data === 'object' && message.data !== null ? message.data : {}) as Message;
      if (message.event === 'ready') subscribe(post);
      if (message.event === 'timeupdate') events.onTime(numberOf(data.seconds) ?? 0, numberOf(data.duration) ?? 0);
      if (message.event === 'play') events.onPlay();
      if (message.event === 'pause') events.onPause();
      if (message.event === 'ended') events.onEnd();
      if (message.event === 'error') events.onError();
    },
  };
}
