import { type Account, type Api, post, signUp } from './api.ts';

/** A course set up through the API: what a test isn't about doesn't need typing. */
export interface PreparedCourse {
  courseId: string;
  /** The section "One". */
  sectionId: string;
  /** An instructor with this course alone, so no other test finds it among its own. */
  author: Api & Account;
  /** Somebody who is enrolled in it. */
  learner: Api;
  /** Adds a lecture to the section; returns its id. */
  addLecture(lecture: { title: string; type: string; [field: string]: unknown }): Promise<string>;
  /** The lectures, as the author sees them. */
  lectures(): Promise<PreparedLecture[]>;
  /** Deletes this course, or another one of the author's. */
  remove(id?: string): Promise<void>;
}
interface PreparedLecture {
  _id: string;
  title: string;
  quizId?: string;
  contentUrl?: string;
  captions?: unknown[];
}

/** A published free course without lectures, and a learner in it. */
export async function prepareCourse(url: string, title: string): Promise<PreparedCourse> {
  const [author, learner] = await Promise.all([signUp(url, 'instructor'), signUp(url)]);
  const { categories } = await author.get<{ categories: { _id: string }[] }>('/admin/categories');
  const draft = { title, description: 'A course that a test has made.', price: 0, category: categories[0]?._id };
  const { course } = await author.get<{ course: { _id: string } }>(
    '/instructor/course',
    post({ ...draft, status: 'published' }),
  );
  const courseId = course._id;
  const { section } = await author.get<{ section: { _id: string } }>(
    '/instructor/section',
    post({ courseId, title: 'One' }),
  );
  const sectionId = section._id;
  await learner.get('/enrollment/enroll', post({ courseId }));
  return {
    courseId,
    sectionId,
    author,
    learner,
    async addLecture(lecture) {
      const added = post({ courseId, sectionId, ...lecture });
      return (await author.get<{ lecture: { _id: string } }>('/instructor/lecture', added)).lecture._id;
    },
    async lectures() {
      const path = `/instructor/course/${courseId}`;
      const own = await author.get<{ course: { sections: { lectures: PreparedLecture[] }[] } }>(path);
      return own.course.sections.flatMap(({ lectures }) => lectures);
    },
    remove: async (id = courseId) => void (await author.get(`/instructor/course/${id}`, { method: 'DELETE' })),
  };
}
