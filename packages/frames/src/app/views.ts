import type { Opening, View } from '@lectern/embed/messages';

/** Shown over the host's page, by the frame that holds the session. */
const modal = ['sign-in', 'forgot-password', 'cart', 'checkout', 'account', 'receipt'] as const;
/** Shown in the flow of the host's page, each in a frame of its own. */
const inline = ['player', 'quiz', 'assignment', 'course-form', 'content-manager'] as const;

export type ModalView = (typeof modal)[number];
export type InlineView = Exclude<View, ModalView>;

/** What a frame shows: what the host can ask for, and one view that only sign-in leads to. */
export type Shown = Opening | { view: 'forgot-password'; params: Record<never, never> };
export type Modal = Extract<Shown, { view: ModalView }>;
export type Inline = Extract<Shown, { view: InlineView }>;

export const isModal = (shown: Shown): shown is Modal => (modal as readonly string[]).includes(shown.view);
export const isInline = (shown: Shown): shown is Inline => (inline as readonly string[]).includes(shown.view);

/** The view in a frame's address, `/embed/frame/<view>?course=…&lecture=…`; undefined for the app frame, which waits. */
export function viewOfAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Inline | undefined {
  const view = pathname.split('/').at(-1);
  const query = new URLSearchParams(search);
  const courseId = query.get('course') ?? '';
  const lectureId = query.get('lecture') ?? '';
  if (view === 'player') return { view, params: lectureId ? { courseId, lectureId } : { courseId } };
  if (view === 'quiz' || view === 'assignment') return { view, params: { courseId, lectureId } };
  if (view === 'course-form') return { view, params: courseId ? { courseId } : {} };
  if (view === 'content-manager') return { view, params: { courseId } };
  return undefined;
}
