import * as z from 'zod/mini';
import { courses } from './endpoints/author/courses.ts';
import { ContractError, isApiError, isTemporary } from './errors.ts';
import type { Call } from './http/endpoint.ts';
import type { Send } from './http/send.ts';
import type { Messages } from './messages/createMessages.ts';
import { authoredCourseDetail } from './schemas/authoredCourse.ts';

type GetOwn = Call<typeof courses.getAuthored>;

/** The list of authored courses with everything that the backend returns for each. */
const authoredCourses = {
  ...courses.listAuthored,
  output: z.object({ courses: z.array(z.looseObject({ _id: z.string() })) }),
};

/**
 * `courses.getAuthored` for backends with only §7's calls: if GET /instructor/course/{id} answers 404, the course is
 * looked up in GET /instructor/my-courses. A course that isn't there, or whose list is refused, stays the 404 it was.
 */
export function makeGetAuthoredCourse(getAuthored: GetOwn, send: Send, t: Messages): GetOwn {
  return async (input, options) => {
    try {
      return await getAuthored(input, options);
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) throw error;
      const answer = await send(authoredCourses, {}, options).catch((other: unknown) => {
        throw isApiError(other) && !isTemporary(other) ? error : other;
      });
      const listed = answer.courses.find(({ _id }) => _id === input.id.toLowerCase());
      if (!listed) throw error;
      const course = authoredCourseDetail.safeParse(listed);
      if (!course.success) throw new ContractError(t('error.unexpected'), { cause: course.error });
      return { course: course.data };
    }
  };
}
