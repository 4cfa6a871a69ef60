import { courseNamed, post, signIn } from '../e2e/api.ts';
import type { Marketplace } from './hostPage.ts';

/** The demo's learner owns this course, which has a quiz. */
const ownedTitle = 'TypeScript That Reads Well';

/** Registers the site as a partner of a running demo and chooses the courses that its pages show. */
export async function prepareMarketplace(url: string, origin: string): Promise<Marketplace> {
  const admin = await signIn(url, 'admin');
  const { partner } = await admin.get<{ partner: { key: string } }>(
    '/admin/partners',
    post({ name: 'Evening Classes', origins: [origin] }),
  );
  const learner = await signIn(url, 'learner');
  const { courses: bought } = await learner.get<{ courses: { _id: string; title: string }[] }>(
    '/enrollment/purchased-courses',
  );
  const quizzes = await Promise.all(
    bought.map(async ({ _id }) => {
      const { course } = await learner.get<{
        course: { sections: { lectures: { _id: string; type: string }[] }[] };
      }>(`/enrollment/purchased-courses/${_id}`);
      const quiz = course.sections.flatMap(({ lectures }) => lectures).find(({ type }) => type === 'quiz');
      return { owned: _id, quiz: quiz?._id };
    }),
  );
  const studied = quizzes.find(({ quiz }) => quiz !== undefined);
  if (!studied?.quiz) throw new Error("The demo's learner has bought no course with a quiz.");
  const course = await courseNamed(learner, ownedTitle);
  return { url, key: partner.key, course: course._id, owned: studied.owned, quiz: studied.quiz };
}
