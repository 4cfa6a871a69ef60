import type { Opening, View, ViewParams } from './messages.ts';

/** What a press can open, each with the parameters that it takes. */
const views = {
  checkout: ['courseIds'],
  cart: [],
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

/** A view with what its parameters are made of: ids of courses separated by commas, and a lecture. */
export function toViewRequest(view: PressedView, courses: string, lectureId: string): Opening {
  const courseIds = courses.split(',').flatMap((id) => id.trim() || []);
  const known = { courseIds, courseId: courseIds[0], lectureId };
  const params = Object.fromEntries(views[view].flatMap((name) => (known[name]?.length ? [[name, known[name]]] : [])));
  return { view, params } as Opening;
}
