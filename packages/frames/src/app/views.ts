import { type InlineView, isInlineView, isPressed, toViewRequest } from '@lectern/embed/elements';
import type { Opening } from '@lectern/embed/messages';

/** What a frame shows: what the host can ask for, and one view that only sign-in leads to. */
export type Shown = Opening | { view: 'forgot-password'; params: Record<never, never> };
/** Shown in the flow of the host's page, each in a frame of its own. */
export type Inline = Extract<Shown, { view: InlineView }>;
/** Shown over the host's page, by the frame that holds the session. */
export type Modal = Exclude<Shown, Inline>;

export const isInline = (shown: Shown): shown is Inline => isInlineView(shown.view);
export const isModal = (shown: Shown): shown is Modal => !isInline(shown);

/** Whether this is the address of a checkout in the host's page: an app frame, which waits for what to buy. */
export const isCheckoutInPage = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  pathname.endsWith('/frame/checkout');

/** The view in a frame's address, `/embed/frame/<view>?course=…&lecture=…`; undefined for app frames, which wait. */
export function viewOfAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Inline | undefined {
  const view = pathname.split('/').at(-1) ?? '';
  if (!isPressed(view)) return undefined;
  const query = new URLSearchParams(search);
  const shown = toViewRequest(view, query.get('course') ?? '', query.get('lecture') ?? '');
  return isInline(shown) ? shown : undefined;
}
