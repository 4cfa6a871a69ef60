import { type MessageToFrame, readInFrame } from '@lectern/embed/messages';
import type { Frame } from './createFrame.ts';

/** In the tab's storage, since a redirect ends the frame. */
const NAME = 'embed_after_redirect';

type Next = Extract<MessageToFrame, { type: 'open' | 'cart' }>;

/** Remembers what someone wanted to do when they were asked to sign in. */
export function rememberNext(frame: Frame): void {
  const { shown, behind, waiting } = frame.getState();
  const view = [...behind, ...(shown ? [shown] : [])].findLast(
    (one) => one.view !== 'sign-in' && one.view !== 'forgot-password',
  );
  const next = waiting ? { type: 'cart', ...waiting } : view && { type: 'open', ...view };
  try {
    if (next) window.sessionStorage.setItem(NAME, JSON.stringify(next));
    else window.sessionStorage.removeItem(NAME);
  } catch {
    // Denied: then there is no redirect either.
  }
}

/** What to go on with, once. */
export function takeNext(): Next | undefined {
  try {
    const next = readInFrame(JSON.parse(window.sessionStorage.getItem(NAME) ?? 'null'));
    window.sessionStorage.removeItem(NAME);
    return next?.type === 'open' || next?.type === 'cart' ? next : undefined;
  } catch {
    return undefined; // Denied, or not ours.
  }
}
