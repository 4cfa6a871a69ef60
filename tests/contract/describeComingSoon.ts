import type { AuthorMarketplace, Course, Marketplace } from '@lectern/sdk';
import { cartSummary, isComingSoon } from '@lectern/sdk/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tools } from './tools.ts';

const orders = [undefined, 'relevance', 'newest', 'rating', 'price'] as const;

/** A paid course without a lecture, in every list and on every way of buying. */
export function describeComingSoon({ signIn, visitor, refusal }: Tools) {
  let author: AuthorMarketplace;
  let learner: Marketplace;
  let category: string;
  beforeAll(async () => {
    author = await signIn('instructor');
    learner = await signIn('learner');
    category = (await visitor().categories.list()).categories[0]?._id ?? '';
  });

  /** A course of the author, with as many lectures. */
  async function publish(title: string, price: string, lectures = 0) {
    const description = 'Fields of lavender, from seed to soap.';
    const made = await author.courses.create({ title, description, category, price, status: 'published' });
    const courseId = made.course?._id ?? '';
    const { section } = await author.sections.create({ courseId, title: 'From the seed' });
    const add = async (isPublished = true) => {
      const text = { title: 'Sowing', type: 'text', textContent: '<p>Sow in the spring.</p>' } as const;
      const { lecture } = await author.lectures.create({
        courseId,
        sectionId: section?._id ?? '',
        isPublished,
        ...text,
      });
      return lecture?._id ?? '';
    };
    for (let made = 0; made < lectures; made++) await add();
    return { courseId, sectionId: section?._id ?? '', add };
  }
  const card = async (courseId: string) => (await visitor().courses.search({ ids: [courseId] })).courses[0] as Course;
  /** The ids of what the learner has ordered and is enrolled in. */
  const taken = async () => [
    (await learner.orders.list()).orders.map(({ _id }) => _id),
    (await learner.enrollments.list()).courses.map(({ _id }) => _id),
  ];
  let keys = 0;
  const order = (courses: readonly Course[]) => {
    keys += 1;
    return learner.orders.create({
      courseIds: courses.map(({ _id }) => _id),
      amount: cartSummary(courses).total,
      currency: 'INR',
      paymentMethodNonce: 'fake-valid-nonce',
      idempotencyKey: `coming-soon-${keys}`,
    });
  };

  describe('a paid course without a published lecture', () => {
    it('stands behind all others in every list and every order', async () => {
      const full = await publish('The lavender book', '900', 1);
      const { courseId, add } = await publish('Lavender, lavender', '1');
      await add(false);
      const expected = [full.courseId, courseId];
      for (const sort of orders) {
        const titles = async (more: object) =>
          (await visitor().courses.search({ q: 'lavender', sort, ...more })).courses.map(({ _id }) => _id);
        expect([sort, await titles({})]).toEqual([sort, expected]);
        expect(await titles({ category, maxPrice: 1_000, level: 'All Levels' })).toEqual(expected);
        expect(await titles({ limit: 1, page: 2 })).toEqual([courseId]);
        expect(await titles({ q: undefined, ids: [courseId, full.courseId] })).toEqual(expected);

        const all: Course[] = [];
        for (let page = 1, pages = 1; page <= pages; page++) {
          const found = await visitor().courses.search({ sort, page, limit: 7 });
          pages = found.totalPages;
          all.push(...found.courses);
        }
        expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
        const places = all.map((course) => isComingSoon(course));
        expect(places).toEqual([...places].sort((one, other) => Number(one) - Number(other)));
        expect(all.some(({ _id }) => _id === courseId)).toBe(true);
      }
      const id = author.session.getState().user?.userId ?? '';
      const { courses } = await visitor().instructors.get({ id });
      expect(courses.filter(isComingSoon).map(({ _id }) => _id)).toEqual([courseId]);
      expect(courses.at(-1)?._id).toBe(courseId);
    });

    it('is refused when it is bought, charges nothing, and may be wished for', async () => {
      const { courseId } = await publish('Mint without end', '400');
      const empty = await card(courseId);
      expect(empty).toMatchObject({ hasLectures: false, totalLectures: 0, status: 'published' });
      const other = await card((await publish('Thyme for everyone', '300', 1)).courseId);
      expect(isComingSoon(other)).toBe(false);
      const refused = {
        status: 409,
        code: 'no_lectures',
        message: `"Mint without end" is coming soon: it has no lectures yet, so it can't be bought.`,
        details: { courseIds: [courseId], titles: ['Mint without end'] },
      };
      const before = await taken();
      expect(await refusal(order([empty]))).toEqual(refused);
      expect(await refusal(order([other, empty]))).toEqual(refused);
      const amount = cartSummary([empty]).total;
      const payment = { courseId, amount, currency: 'INR', paymentMethodNonce: 'fake-valid-nonce' } as const;
      expect(await refusal(learner.payments.process(payment))).toEqual(refused);
      expect(await taken()).toEqual(before);
      await learner.wishlist.add({ courseId });
      expect((await learner.wishlist.list()).wishlist).toContainEqual(
        expect.objectContaining({ _id: courseId, hasLectures: false }),
      );
    });

    it('follows its lectures: published, drafts, quizzes, deleted', async () => {
      const { courseId, sectionId, add } = await publish('Sage in a pot', '250');
      const has = async () => (await card(courseId)).hasLectures;
      const id = await add(false);
      expect(await has()).toBe(false);
      await author.lectures.update({ id, isPublished: true });
      expect(await has()).toBe(true);
      expect((await visitor().courses.get({ id: courseId })).course.hasLectures).toBe(true);
      await author.lectures.update({ id, isPublished: false });
      expect(await has()).toBe(false);
      const quiz = (await author.lectures.create({ courseId, sectionId, title: 'Tested', type: 'quiz' })).lecture?._id;
      expect(await has()).toBe(false);
      const questions = [{ text: 'Is it sage?', type: 'true-false', correctAnswer: 'true' } as const];
      await author.createQuiz(quiz ?? '', { title: 'Which herb?', questions });
      expect(await has()).toBe(true);
      await author.quizzes.remove({ id: quiz ?? '' });
      expect(await has()).toBe(false);
      await add();
      expect(await has()).toBe(true);
      await author.sections.remove({ id: sectionId });
      expect(await has()).toBe(false);
      expect((await author.courses.getAuthored({ id: courseId })).course.hasLectures).toBe(false);
      const { courses } = await author.courses.listAuthored();
      expect(courses.find(({ _id }) => _id === courseId)?.hasLectures).toBe(false);
    });

    it('is sold like any other once it has a lecture, and free ones may be enrolled in before', async () => {
      const { courseId, add } = await publish('Rosemary for stone walls', '150');
      await add();
      expect((await order([await card(courseId)])).order.status).toBe('paid');
      const free = await publish('Chives for nothing', '0');
      expect(isComingSoon(await card(free.courseId))).toBe(false);
      await learner.enrollments.enroll({ courseId: free.courseId });
      expect((await learner.enrollments.list()).courses.map(({ _id }) => _id)).toContain(free.courseId);
    });
  });

  it('ranks rated courses above new ones where nothing is searched for', async () => {
    const { courses } = await visitor().courses.search({ limit: 50 });
    const ratings = courses.filter((course) => !isComingSoon(course)).map(({ averageRating }) => averageRating);
    expect(ratings).toEqual([...ratings].sort((one, other) => other - one));
  });
}
