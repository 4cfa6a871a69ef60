import { type Endpoint, endpoints } from '@lectern/sdk/api';

const { users, categories, courses, reviews } = endpoints;
const all = (group: Readonly<Record<string, Endpoint>>): Endpoint[] => Object.values(group);

/** Calls of the table that this server does not answer yet: they get 404, as an unknown address does. */
export const unserved: readonly Endpoint[] = [
  users.updateProfile,
  users.changePassword,
  users.notifications,
  users.markNotificationsRead,
  categories.create,
  categories.update,
  categories.remove,
  courses.listOwn,
  courses.getOwn,
  courses.create,
  courses.update,
  courses.remove,
  courses.arrange,
  reviews.add,
  ...[endpoints.instructors, endpoints.sections, endpoints.lectures, endpoints.quizzes].flatMap(all),
  ...[endpoints.questions, endpoints.assignments, endpoints.submissions].flatMap(all),
];
