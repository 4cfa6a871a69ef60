import { limits } from '../rules/limits.ts';
import { placeholderImage } from '../schemas/placeholderImage.ts';
import type { KeyValueStore } from './storage.ts';
import { createKeptStore, type ReadStore } from './store.ts';
import { fail, parseOrUndefined, type Read, record, withDefault } from './stored.ts';

/** What is kept of a course that is compared: enough to show which one it is. */
export interface ComparedCourse {
  _id: string;
  title: string;
  imageUrl: string;
}

/** The courses that are compared. */
export interface ComparisonState {
  /** In the order in which they were added; at most 3. */
  courses: readonly ComparedCourse[];
}

/** The courses that a person compares, in this browser, signed in or not. */
export interface ComparisonStore extends ReadStore<ComparisonState> {
  /** Adds a copy of a course. `full` if there are 3 others. */
  add(course: ComparedCourse): 'added' | 'alreadyAdded' | 'full';
  /** Removes a course; does nothing if it isn't there. */
  remove(courseId: string): void;
  /** Removes every course. */
  clear(): void;
  /** Whether a course is compared. */
  has(courseId: string): boolean;
  /** Stops listening to storage events. */
  destroy(): void;
}

const KEY = 'comparison';
/** No id, title or address of a course is longer. */
const MAX_LENGTH = 2_048;
const none: ComparisonState = { courses: [] };

const text: Read<string> = (value, name) =>
  typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH
    ? value
    : fail(name, `a text of at most ${MAX_LENGTH} characters`);
const readCourse: Read<ComparedCourse> = record({
  _id: text,
  title: text,
  imageUrl: withDefault(text, placeholderImage),
});

/** Corrupt data compares nothing; invalid and surplus courses are dropped. */
function read(stored: unknown): ComparisonState {
  if (!Array.isArray(stored)) return none;
  const courses = new Map<string, ComparedCourse>();
  for (const entry of stored) {
    const course = parseOrUndefined(readCourse, entry);
    if (course && courses.size < limits.comparedCourses) courses.set(course._id, course);
  }
  return { courses: [...courses.values()] };
}

/** Stored under the key `comparison` and shared with other tabs. It outlives a session: a visitor compares too. */
export function createComparison(storage: KeyValueStore): ComparisonStore {
  const { view, get, set, stored, keep, destroy } = createKeptStore(storage, KEY, read, none);
  const write = (courses: readonly ComparedCourse[]) => keep({ courses }, courses);
  return {
    ...view,
    add(course) {
      const state = stored();
      set(state);
      if (state.courses.some(({ _id }) => _id === course._id)) return 'alreadyAdded';
      if (state.courses.length >= limits.comparedCourses) return 'full';
      write([...state.courses, readCourse(course, 'course')]);
      return 'added';
    },
    remove: (courseId) => write(stored().courses.filter(({ _id }) => _id !== courseId)),
    clear: () => write([]),
    has: (courseId) => get().courses.some(({ _id }) => _id === courseId),
    destroy,
  };
}
