import type { LecternElement } from './lecternElement.ts';
import type { MessageToFrame } from './messages.ts';
import type { EmbedError } from './problem.ts';
import type { EmbedContext } from './settings.ts';

/** An element of the page with what it shows. */
export interface Widget {
  readonly element: LecternElement;
  readonly root: ShadowRoot;
  /** undefined: the page doesn't say which marketplace. */
  context?: EmbedContext | undefined;
  /** What it shows or waits for; undefined before the first time. */
  request?: string | undefined;
  phase: 'waiting' | 'loading' | 'ready' | 'error';
  ready: Promise<void>;
  settle: (error?: EmbedError) => void;
  /** The frame that is open in it. What the element shows is the frame's until it ends: nothing else loads or draws. */
  frame?: OpenFrame | undefined;
  /** A frame that was closed and keeps the session. */
  hidden?: OpenFrame | undefined;
}

/** A frame that is open in an element. */
export interface OpenFrame {
  /** Which marketplace it is of. */
  marketplace: string;
  path: string;
  /** What it shows, if that isn't in its path. */
  told: MessageToFrame | undefined;
  /** Tells it what to show, and shows it. */
  show(told: MessageToFrame, href: string): void;
  focus(): void;
  post(message: MessageToFrame): void;
  /** Makes room for another frame. */
  end(): void;
  /** Ends the frame and shows again what was there before. */
  leave(): void;
}

/** The page's elements. */
export interface Page {
  /** Those that are in the page. */
  widgets: ReadonlySet<Widget>;
  /** Shows what a learner has in new content, once a frame has reported it. */
  mark?(root: ShadowRoot, context: EmbedContext): void;
  /** Loads an element's content again. */
  reload(widget: Widget): void;
}
