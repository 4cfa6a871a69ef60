import type { Connection, Tables } from '../connect.ts';
import { makeCreateQuiz } from '../createQuiz.ts';
import { author as rows } from '../endpoints/author/index.ts';
import { makeGetAuthoredCourse } from '../getAuthoredCourse.ts';
import { authorFailureWords } from '../messages/words/authorFailureWords.ts';

/**
 * The calls of instructors and admins.
 *
 * @param shown the calls as the client shows them, for what is made of several calls
 */
export function author({ withFailures, messages, emit, warn }: Connection, shown: Tables) {
  const { bind, send } = withFailures(authorFailureWords);
  const calls = bind(rows);
  const getAuthored = makeGetAuthoredCourse(calls.courses.getAuthored, send, messages);
  return {
    calls: { ...calls, courses: { ...calls.courses, getAuthored } },
    createQuiz: makeCreateQuiz({ ...shown, emit, warn }),
  };
}
