import type { Connection } from '../connect.ts';
import { makeCreateQuiz } from '../createQuiz.ts';
import { author as rows } from '../endpoints/author/index.ts';
import { makeGetAuthoredCourse } from '../getAuthoredCourse.ts';

/** The calls of instructors and admins. */
export function author({ bind, send, messages, emit, warn }: Connection) {
  const calls = bind(rows);
  const getAuthored = makeGetAuthoredCourse(calls.courses.getAuthored, send, messages);
  return {
    calls: { ...calls, courses: { ...calls.courses, getAuthored } },
    createQuiz: makeCreateQuiz({ ...calls, emit, warn }),
  };
}
