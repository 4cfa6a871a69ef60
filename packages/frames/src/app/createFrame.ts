import type { MessageToFrame, Prefill, Settings } from '@lectern/embed/messages';
import type { Host } from './connect.ts';
import type { Partner } from './partner.ts';
import { readRemovedCodes } from './removedCodes.ts';
import { type Inline, isInline, isModal, type Shown } from './views.ts';

/** What the host's page asks of the player's video. */
export type PlaybackCommand = Omit<Extract<MessageToFrame, { type: 'playback' }>, 'type'>;
/** Something that the host's page asked to do with a course. */
export type CartAct = Omit<Extract<MessageToFrame, { type: 'cart' }>, 'type'>;

export interface FrameState {
  settings: Settings;
  /** Undefined while the app frame is hidden. */
  shown: Shown | undefined;
  /** What the host's script gave for empty fields, with the last opening. */
  prefill: Prefill;
  /** How often the host has opened something. */
  opening: number;
  /** What the back button returns to, the latest last. */
  behind: readonly Shown[];
  /** What a visitor asked for, to do after signing in. */
  waiting: CartAct | undefined;
}

/** What a frame shows, and where its links lead. */
export interface Frame {
  partner: Partner;
  /** The origin of the host's page. */
  hostOrigin: string;
  /** Whether it is a frame that holds the session, which opens over the host's page unless it is a checkout in it. */
  isApp: boolean;
  /** Whether such a frame is in the flow of the host's page. */
  isInPage: boolean;
  /** Whether it fills the window: it then scrolls, and closes, by itself. */
  isFull: boolean;
  getState(): FrameState;
  subscribe(listener: () => void): () => void;
  /** Shows what the host asked for, or what takes its place, with nothing to go back to. */
  open(shown: Shown): void;
  /** Shows another view: here if it belongs to this frame, else the host opens it. */
  go(shown: Shown): void;
  back(): void;
  /** Ends a frame in the host's page: the host shows again what was there before it. */
  leave(): void;
  /** Hides the app frame and, unless the host did it already, asks the host to. */
  close(options?: { isHidden?: boolean }): void;
  change(settings: Settings): void;
  /** Goes on with another discount code, or without one: what was removed comes back only when it is typed. */
  keepCode(code: string | undefined): void;
  /** Goes on without the discount code, which was used. */
  forgetCode(): void;
  /** Asks the host to open sign-in, and remembers what to do afterwards. */
  askToSignIn(act: CartAct): void;
  /** Someone has signed in: returns to the view that needed it, else closes. Returns what has been waiting. */
  signedIn(): CartAct | undefined;
  /** Hands a command to what plays, or keeps it until something does. */
  drive(command: PlaybackCommand): void;
  /** Calls the listener with each command, first with those that are kept. One listener at a time. */
  onDrive(listener: (command: PlaybackCommand) => void): () => void;
  send: Host['send'];
}

interface FrameOptions {
  host: Host;
  partner: Partner;
  /** The view of an inline frame; undefined for the app frame. */
  initial: Inline | undefined;
  /** Whether an inline view fills the window. @default false */
  isFull?: boolean;
  /** Whether the app frame is in the flow of the host's page. @default false */
  isInPage?: boolean;
}

const MAX_VIEWS_BEHIND = 20;
const MAX_COMMANDS = 10;

export function createFrame({ host, partner, initial, isFull = false, isInPage = false }: FrameOptions): Frame {
  const isApp = initial === undefined;
  const listeners = new Set<() => void>();
  let state: FrameState = {
    settings: host.settings,
    shown: initial,
    prefill: {},
    opening: 0,
    behind: [],
    waiting: undefined,
  };
  const set = (change: Partial<FrameState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const removed = readRemovedCodes();
  /** The discount code with which the host opened this frame, or that was typed in it. */
  let code: string | undefined;
  const isBuying = (shown: Shown): shown is Extract<Shown, { view: 'checkout' | 'cart' }> =>
    shown.view === 'checkout' || shown.view === 'cart';
  /** Every way from here to the checkout has the code. */
  const withCode = (shown: Shown): Shown =>
    code && isBuying(shown) ? ({ ...shown, params: { code, ...shown.params } } as Shown) : shown;
  /** With the code of now, whichever it was given. */
  const recoded = (shown: Shown): Shown => {
    if (!isBuying(shown)) return shown;
    const { code: _, ...params } = shown.params;
    return withCode({ ...shown, params } as Shown);
  };
  let kept: PlaybackCommand[] = [];
  let driver: ((command: PlaybackCommand) => void) | undefined;
  const close: Frame['close'] = ({ isHidden = false } = {}) => {
    if (isApp) set({ shown: undefined, behind: [], waiting: undefined });
    // The host takes a frame in its page away: first the views tell what they have to (`ModalFrame`).
    if (!isHidden && !isInPage && (isApp || isFull)) host.send({ type: 'close' });
  };

  return {
    partner,
    hostOrigin: host.origin,
    isApp,
    isInPage,
    isFull,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    open(opened) {
      if (!(isApp ? isModal(opened) : isInline(opened))) return;
      // It belongs to no view: signing in may come between.
      const { email, name, ...params } = opened.params as Prefill;
      const asked = { ...opened, params } as Shown;
      const given = 'code' in asked.params ? asked.params.code : undefined;
      code = given && !removed.has(given) ? given : undefined;
      const shown = recoded(asked);
      const waiting = shown.view === 'sign-in' ? state.waiting : undefined;
      set({
        shown,
        prefill: { ...(email && { email }), ...(name && { name }) },
        opening: state.opening + 1,
        behind: [],
        waiting,
      });
    },
    go(asked) {
      const shown = withCode(asked);
      if (isApp ? isModal(shown) : isInline(shown)) {
        const behind = state.shown ? [...state.behind, state.shown].slice(-MAX_VIEWS_BEHIND) : [];
        return set({ shown, behind });
      }
      // What was bought stays in the page, and with it the session where storage is blocked.
      if (isApp && !isInPage) close();
      // Only sign-in leads to it, which is in the app frame.
      if (shown.view !== 'forgot-password') host.send({ type: 'navigate', ...shown });
    },
    back() {
      const last = state.behind.at(-1);
      if (last) set({ shown: recoded(last), behind: state.behind.slice(0, -1) });
      else close();
    },
    leave: () => host.send({ type: 'close' }),
    close,
    change: (settings) => set({ settings }),
    keepCode(next) {
      const changed = next ?? code;
      if (changed) removed.mark(changed, next === undefined);
      code = next;
    },
    forgetCode() {
      code = undefined;
    },
    askToSignIn(waiting) {
      set({ waiting });
      host.send({ type: 'navigate', view: 'sign-in', params: {} });
    },
    signedIn() {
      const { waiting, behind } = state;
      const before = behind.findLast(({ view }) => view !== 'sign-in' && view !== 'forgot-password');
      if (before)
        set({ shown: recoded(before), behind: behind.slice(0, behind.lastIndexOf(before)), waiting: undefined });
      else close();
      return waiting;
    },
    drive(command) {
      if (driver) driver(command);
      else kept = [...kept, command].slice(-MAX_COMMANDS);
    },
    onDrive(listener) {
      driver = listener;
      for (const command of kept) listener(command);
      kept = [];
      return () => {
        if (driver === listener) driver = undefined;
      };
    },
    send: host.send,
  };
}
