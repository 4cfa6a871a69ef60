import type { Connection, Tables } from '../connect.ts';
import { makeCreateQuiz } from '../createQuiz.ts';
import { author as rows } from '../endpoints/author/index.ts';
import { makeGetAuthoredCourse } from '../getAuthoredCourse.ts';
import { authorFailureWords } from '../messages/words/authorFailureWords.ts';
import { makeUploadVideo } from '../uploads/makeUploadVideo.ts';

/**
 * The calls of instructors and admins.
 *
 * @param shown the calls as the client shows them, for what is made of several calls
 */
export function author(connection: Connection, shown: Tables) {
  const { withFailures, messages, emit, warn } = connection;
  const { bind, send } = withFailures(authorFailureWords);
  const calls = bind(rows);
  const getAuthored = makeGetAuthoredCourse(calls.courses.getAuthored, send, messages);
  const { uploads, lectures } = calls;
  const uploadVideo = makeUploadVideo({ ...connection, uploads, whole: lectures.uploadVideo });
  return {
    calls: { ...calls, courses: { ...calls.courses, getAuthored }, lectures: { ...lectures, uploadVideo } },
    createQuiz: makeCreateQuiz({ ...shown, emit, warn }),
  };
}
