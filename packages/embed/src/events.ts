import type { Opening, ReportDetails, ReportName, View, ViewParams } from './messages.ts';

/** Opens a view of the page's marketplace, such as `open('checkout', { courseIds: ['…'] })`. Resolves when it shows. */
export type Open = <V extends View>(view: V, params: ViewParams[V]) => Promise<void>;

/** What is about to open, with the address of the same on the marketplace's site. */
export type OpenDetail = (Opening | { view: 'course'; params: { courseId: string } }) & { href: string };

/** The details of the events by their names. All bubble and are composed. */
export type LecternEventDetails = { [N in ReportName as `lectern-${N}`]: ReportDetails[N] } & {
  /** Before a view opens. Cancel it to do something else. */
  'lectern-open': OpenDetail;
  /** Before the page goes on to another view, such as the player after a purchase. Cancel it to do something else. */
  'lectern-navigate': Opening;
  /** Before sign-in continues in this tab, where popups are blocked. Cancel it to stay. */
  'lectern-redirect': { url: string };
};

/** The events by their names. */
export type LecternEvents = { [N in keyof LecternEventDetails]: CustomEvent<LecternEventDetails[N]> };

/** The events whose default can be prevented. */
const cancelable: ReadonlySet<string> = new Set(['lectern-open', 'lectern-navigate', 'lectern-redirect']);

/** Dispatches an event; false if a listener has cancelled it. */
export function dispatch<N extends keyof LecternEventDetails>(
  target: EventTarget,
  name: N,
  detail: LecternEventDetails[N],
): boolean {
  const options = { detail, bubbles: true, composed: true, cancelable: cancelable.has(name) };
  return target.dispatchEvent(new CustomEvent(name, options));
}
