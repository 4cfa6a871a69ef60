import type { Opening, View, ViewParams } from './messages.ts';

/** What a press can open, each with the parameters that it takes. */
const views = {
  checkout: ['courseIds', 'code'],
  cart: ['code'],
  'sign-in': [],
  account: [],
  sample: ['courseId', 'lectureId'],
  player: ['courseId', 'lectureId'],
  quiz: ['courseId', 'lectureId'],
  assignment: ['courseId', 'lectureId'],
  'course-form': ['courseId'],
  'content-manager': ['courseId'],
} as const satisfies { readonly [V in View]?: readonly (keyof ViewParams[V])[] };
export type PressedView = keyof typeof views;

export const isPressed = (view: string): view is PressedView => Object.hasOwn(views, view);

/** A view with what its parameters are made of: ids of courses separated by commas, a lecture and a discount code. */
export function toViewRequest(view: PressedView, courses: string, lectureId: string, code?: string | null): Opening {
  const courseIds = courses.split(',').flatMap((id) => id.trim() || []);
  const known = { courseIds, courseId: courseIds[0], lectureId, code };
  const params = Object.fromEntries(views[view].flatMap((name) => (known[name]?.length ? [[name, known[name]]] : [])));
  return { view, params } as Opening;
}
