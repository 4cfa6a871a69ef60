import type { APIRequestContext, Page } from '@playwright/test';

/** Sets up a course through the API: what a test isn't about doesn't need typing. */
export interface PreparedCourse {
  courseId: string;
  sectionId: string;
  /** As its instructor. */
  get(path: string): Promise<{ status: number; body: Answer }>;
  post(path: string, data: object): Promise<Answer>;
  /** Changes fields of the course. */
  change(fields: object): Promise<{ status: number }>;
  /** As an enrolled learner. */
  asLearner(path: string): Promise<{ status: number; body: Answer }>;
  /** Whether the quiz is complete. */
  link(lectureId: string, quizId: string): Promise<void>;
  /** Submits as the learner. */
  hand(lectureId: string, data: object): Promise<void>;
  /** Deletes a course; without an id, this one. */
  remove(id?: string): Promise<void>;
}

/** The union of what the calls of these tests return. */
interface Answer {
  token: string;
  categories: { _id: string }[];
  course: { _id: string; title: string; sections: { lectures: AnsweredLecture[] }[] };
  section: { _id: string };
  lecture: AnsweredLecture;
  quiz: { _id: string; questions: unknown[] };
  courses: { _id: string; title: string }[];
}
interface AnsweredLecture {
  _id: string;
  title: string;
  quizId?: string;
  contentUrl?: string;
  captions?: unknown[];
}

let made = 0;

/** A published course without lectures, its instructor signed in on the page, and a learner enrolled in it. */
export async function prepareCourse(page: Page, request: APIRequestContext, title: string): Promise<PreparedCourse> {
  const call = async (method: string, path: string, token: string | undefined, data?: object) => {
    const answer = await request.fetch(`/api${path}`, {
      method,
      ...(data ? { data } : {}),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: answer.status(), body: (await answer.json().catch(() => ({}))) as Answer };
  };
  const must = async (...given: Parameters<typeof call>) => {
    const { status, body } = await call(...given);
    if (status > 299) throw new Error(`${given[0]} ${given[1]}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const author = await must('POST', '/auth/signin', undefined, {
    email: 'instructor@lectern.example',
    password: 'lectern-demo',
  });
  made += 1;
  const learner = await must('POST', '/auth/signup', undefined, {
    email: `author-test-${process.pid}-${Date.now()}-${made}@example.org`,
    password: 'paper-lantern-7',
    firstName: 'Ida',
    lastName: 'Rao',
  });
  const { categories } = await must('GET', '/admin/categories', author.token);
  const { course } = await must('POST', '/instructor/course', author.token, {
    title,
    description: 'A course that a test has made.',
    price: 0,
    category: categories[0]?._id,
    status: 'published',
  });
  const courseId: string = course._id;
  const { section } = await must('POST', '/instructor/section', author.token, { courseId, title: 'One' });
  await must('POST', '/enrollment/enroll', learner.token, { courseId });
  // Not on every load: a test may remove the token.
  await page.goto('/about');
  await page.evaluate((token) => localStorage.setItem('token', token), author.token as string);
  return {
    courseId,
    sectionId: section._id,
    get: (path) => call('GET', path, author.token),
    post: (path, data) => must('POST', path, author.token, data),
    change: (fields) => call('PUT', '/instructor/course', author.token, { courseId, ...fields }),
    asLearner: (path) => call('GET', path, learner.token),
    link: async (id, quizId) => void (await must('PUT', `/instructor/lecture/${id}`, author.token, { quizId })),
    hand: async (id, data) => void (await must('POST', `/enrollment/assignment/${id}/submit`, learner.token, data)),
    remove: async (id = courseId) => void (await must('DELETE', `/instructor/course/${id}`, author.token)),
  };
}
