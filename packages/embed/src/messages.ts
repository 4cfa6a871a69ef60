import { boolean, list, number, object, oneOf, optional, type Reader, record, text } from './readers.ts';

type Table = Record<string, Reader<unknown>>;
type Value<R> = R extends Reader<infer T> ? T : never;

/** Every message between a partner's page and a frame of the marketplace. What isn't in these tables is dropped. */

const id = text(64);
const ids = list(id, 1_000);
const percentage = number(0, 100);

/**
 * The custom properties that frames take over from the page, without `--lectern-`. The others are sizes, distances and
 * layers, which could hide something; the unit stays the frame's own. `npm run regenerate` copies the names from tokens.css.
 */
export const frameTokens =
  'color-background color-surface color-sunken color-text color-muted color-primary color-primary-hover color-on-primary color-link ' +
  'color-published color-status color-danger color-accent color-control color-hairline color-hero color-on-hero color-on-hero-muted ' +
  'density font font-reading font-code radius-small radius-control radius-card radius-dialog';

/** What empty fields begin with, where visitors sign in or up. Frames never send it back. */
const prefill = { email: optional(text(254)), name: optional(text(100)) };

/** What the page decides about the looks and the language of its widgets, and the campaign that its visitors come from. */
export const settings = object({
  theme: optional(oneOf('light', 'dark', 'auto')),
  locale: optional(text(35)),
  dir: optional(oneOf('ltr', 'rtl')),
  /** Custom properties by name, such as `--lectern-color-primary`. */
  variables: optional(record(text(200), 200)),
  /** Rules by element; the frame parses and filters them. */
  appearance: optional(record(record(text(200), 50), 50)),
  /** The campaign's tags, as a query such as `utm_source=letter`. */
  campaign: optional(text(8_000)),
  ...prefill,
});
export type Settings = Value<typeof settings>;
export type Prefill = Pick<Settings, 'email' | 'name'>;

const lecture = { courseId: id, lectureId: id };
const seconds = number(0, 1e6);
/** Where a video is, in seconds. */
const moment = object({ ...lecture, currentTime: seconds, duration: seconds });
/** What a frame can show, with what it needs to know for it. */
export const views = {
  'sign-in': object({ mode: optional(oneOf('sign-in', 'sign-up')), ...prefill }),
  cart: object({ code: optional(text(40)), ...prefill }),
  checkout: object({ courseIds: optional(list(id, 50)), code: optional(text(40)), ...prefill }),
  account: object({}),
  receipt: object({ orderId: id }),
  sample: object({ courseId: id, lectureId: optional(id) }),
  player: object({ courseId: id, lectureId: optional(id) }),
  quiz: object(lecture),
  assignment: object(lecture),
  'course-form': object({ courseId: optional(id) }),
  'content-manager': object({ courseId: id }),
};

/** What a frame reports to the page; each is a `lectern-…` event there. Nothing in it is personal. */
export const reports = {
  checkout: object({ courseIds: list(id, 50) }),
  abandoned: object({ courseIds: list(id, 50) }),
  purchase: object({
    orderId: id,
    courseIds: list(id, 50),
    total: number(0, 1e9),
    currency: text(3),
    isTest: optional(boolean),
  }),
  progress: object({ courseId: id, percentage }),
  session: object({ isSignedIn: boolean }),
  cart: object({ courseIds: ids }),
  quiz: object({ ...lecture, isPassed: boolean, percentage }),
  ready: moment,
  play: moment,
  pause: moment,
  time: moment,
  error: object({ code: text(64), message: text(500) }),
};

export type View = keyof typeof views;
export type ViewParams = { [V in View]: Value<(typeof views)[V]> };
/** A view with its parameters. */
export type Opening = { [V in View]: { view: V; params: ViewParams[V] } }[View];
export type ReportName = keyof typeof reports;
export type ReportDetails = { [N in ReportName]: Value<(typeof reports)[N]> };
export type Report = { [N in ReportName]: { name: N; detail: ReportDetails[N] } }[ReportName];

const own = (table: Table, name: unknown): Reader<unknown> | undefined =>
  typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;

/** Reads `{ <named>: 'x', <content>: … }`, where the entry `x` of the table reads the content. */
const choice =
  <T>(table: Table, named: string, content: string): Reader<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const { [named]: name, [content]: found } = value as Record<string, unknown>;
    const read = own(table, name)?.(found);
    return read === undefined ? undefined : ({ [named]: name, [content]: read } as T);
  };

/** Reads a view with its parameters. */
export const opening = choice<Opening>(views, 'view', 'params');

/** Over `postMessage`, before there is a port. */
const greetings = {
  /** From the frame, once its document runs. */
  ready: object({}),
  /** From the page, with the port. */
  connect: object({ settings }),
};

const toFrame = {
  open: opening,
  settings,
  cart: object({ act: oneOf('add', 'remove', 'wish', 'unwish'), courseId: id }),
  /** An authorization code that a redirect brought to the page's address. */
  code: object({ code: text(256), state: text(128) }),
  /** Drives the video of a player, at once or as soon as there is one. */
  playback: object({ act: oneOf('play', 'pause', 'seek'), seconds: optional(seconds) }),
  /** The page closed the dialog. */
  dismissed: object({}),
};

const toPage = {
  state: object({ isSignedIn: boolean, cart: ids, owned: ids, wished: ids }),
  /** The view is drawn; the label names the dialog. */
  opened: object({ view: text(32), label: text(200) }),
  /** The frame's app could not be loaded; nothing else will come from this document. */
  failed: object({}),
  /** The frame is done with its view. */
  close: object({}),
  /** The content's height in CSS pixels. */
  height: object({ px: number(0, 100_000) }),
  /** A checkout in the page is shown over it, or in its flow again: something of the page lies over the frame. */
  front: object({ isOn: boolean }),
  /** Sign-in in this tab, where popups are blocked. */
  redirect: object({ url: text(2_048) }),
  /** Another view is needed, such as the player after a purchase. */
  navigate: opening,
  event: choice<Report>(reports, 'name', 'detail'),
};

type MessageOf<T extends Table> = { [K in keyof T]: { type: K } & Value<T[K]> }[keyof T];
export type Greeting = MessageOf<typeof greetings>;
export type MessageToFrame = MessageOf<typeof toFrame>;
export type MessageToPage = MessageOf<typeof toPage>;
export type PageState = Omit<Extract<MessageToPage, { type: 'state' }>, 'type'>;

const readFrom =
  <T extends Table>(table: T) =>
  (data: unknown): MessageOf<T> | undefined => {
    const type = typeof data === 'object' && data !== null ? (data as { type?: unknown }).type : undefined;
    const read = own(table, type)?.(data);
    return read === undefined ? undefined : ({ ...(read as object), type } as MessageOf<T>);
  };

/** Reads a message that came over the port, in the frame. */
export const readInFrame: Reader<MessageToFrame> = readFrom(toFrame);
/** Reads a message that came over the port, in the page. */
export const readInPage: Reader<MessageToPage> = readFrom(toPage);
const readGreeting: Reader<Greeting> = readFrom(greetings);
/** Reads a message of the handshake: `{ lectern: 1, type: 'ready' | 'connect', … }`. */
export const readHandshake: Reader<Greeting> = (data) =>
  (data as { lectern?: unknown } | null)?.lectern === 1 ? readGreeting(data) : undefined;
/** A message of the handshake, as it is posted. */
export const handshake = (greeting: Greeting): Greeting & { lectern: 1 } => ({ lectern: 1, ...greeting });
