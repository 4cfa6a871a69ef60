import { type Api, post, signIn } from '../e2e/api.ts';
import type { Marketplace } from './hostPage.ts';

/** A course of the demo that its learner has not bought. */
const forSale = 'TypeScript That Reads Well';

interface Partner {
  _id: string;
  key: string;
}

/** Registers a partner with one origin, as an administrator. */
export async function registerPartner(admin: Api, origin: string): Promise<Partner> {
  const input = { name: 'Evening Classes', origins: [origin] };
  return (await admin.get<{ partner: Partner }>('/admin/partners', post(input))).partner;
}

/** The ids of the first 300 courses. */
async function publishedCourses(url: string): Promise<string[]> {
  const pages = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (page) => {
      const answer = await fetch(`${url}/api/search/courses?limit=50&page=${page}`);
      return ((await answer.json()) as { courses?: { _id: string }[] }).courses ?? [];
    }),
  );
  return pages.flat().map(({ _id }) => _id);
}

/** Registers the site as a partner of a running demo and chooses the courses that its pages show. */
export async function prepareMarketplace(url: string, origin: string): Promise<Marketplace> {
  const partner = await registerPartner(await signIn(url, 'admin'), origin);
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
  const { courses: found } = await learner.get<{ courses: { _id: string; title: string }[] }>(
    `/search/courses?q=${encodeURIComponent(forSale)}`,
  );
  const course = found.find(({ title }) => title === forSale);
  if (!course) throw new Error(`The demo has no course "${forSale}".`);
  const others = (await publishedCourses(url)).filter((id) => id !== course._id);
  return { url, key: partner.key, course: course._id, owned: studied.owned, quiz: studied.quiz, courses: others };
}
