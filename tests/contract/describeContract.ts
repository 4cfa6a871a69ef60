import { ApiError, type AuthorMarketplace, type Course, type CourseSearch, createMarketplace } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { createPartner } from '@lectern/sdk/partner';
import {
  cartSummary,
  courseLevels,
  courseWorkload,
  mergeProgress,
  minRatings,
  relatedCourses,
  studyWeek,
} from '@lectern/sdk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAuthoring } from './describeAuthoring.ts';
import { describeAuthorization } from './describeAuthorization.ts';
import { describeCertificates } from './describeCertificates.ts';
import { describeComingSoon } from './describeComingSoon.ts';
import { describeSamples } from './describeSamples.ts';
import { describeSubmissions } from './describeSubmissions.ts';
import { describeUploads } from './describeUploads.ts';
import { describeWorks } from './describeWorks.ts';
import type { SignUpTools } from './tools.ts';

/** Where an implementation of the API runs, for one suite. */
export interface Implementation {
  baseUrl: string;
  /** A registered partner's key, and a page of an origin of it. */
  partner: { key: string; page: string };
  /** Accounts of a learner and an instructor, since sign-ups from one address are limited. */
  learner: { email: string; password: string };
  instructor: { email: string; password: string };
  stop: () => Promise<void> | void;
}

const nowhere = 'f'.repeat(24);
let made = 0;

/** The same tests for every implementation of the API. They assume no data, and look up what they need. */
export function describeContract(name: string, start: () => Promise<Implementation>) {
  describe(`the API of ${name}`, () => {
    let implementation: Implementation;
    let visitor: AuthorMarketplace;
    let free: Course;
    let paid: [Course, Course, Course];

    const client = () => createMarketplace({ baseUrl: implementation.baseUrl, author });
    const newAccount = () => {
      made += 1;
      return {
        firstName: 'José',
        lastName: '李',
        email: `contract-${made}-${Date.now()}@example.org`,
        password: 'paper-lantern-7',
      };
    };
    /** A new user who has just signed up. */
    const learner = async () => {
      const marketplace = client();
      await marketplace.session.signUp(newAccount());
      return marketplace;
    };
    const refusal = async (call: Promise<unknown>) => {
      const error = await call.then(
        () => new Error('it was not refused'),
        (caught: unknown) => caught,
      );
      expect(error).toBeInstanceOf(ApiError);
      const { status, code, message } = error as ApiError;
      return { status, code, message, details: (error as ApiError).details };
    };
    let keys = 0;
    const orderOf = (courses: readonly Course[], more: object = {}) => {
      keys += 1;
      return {
        courseIds: courses.map((course) => course._id),
        amount: cartSummary(courses).total,
        currency: 'INR' as const,
        paymentMethodNonce: 'fake-valid-nonce',
        idempotencyKey: `contract-key-${keys}`,
        ...more,
      };
    };

    beforeAll(async () => {
      implementation = await start();
      visitor = client();
      const { courses } = await visitor.courses.search({ limit: 50 });
      free = courses.find((course) => course.price === 0) as Course;
      paid = courses.filter((course) => course.price > 0).slice(0, 3) as typeof paid;
      expect(free).toBeDefined();
      expect(paid).toHaveLength(3);
    });
    afterAll(() => implementation.stop());

    describe('accounts', () => {
      it('can be created, signed in to, and identified by their token', async () => {
        const account = newAccount();
        const { password, ...known } = account;
        await client().session.signUp(account);
        const marketplace = client();
        await marketplace.session.signIn({ email: account.email.toUpperCase(), password });
        expect((await marketplace.auth.me()).user).toMatchObject({ ...known, role: 'learner', profilePicture: null });
        expect((await marketplace.users.profile()).user.userId).toMatch(/^[0-9a-f]{24}$/);
      });

      it('are unique by email', async () => {
        const account = newAccount();
        await client().auth.signUp(account);
        expect(await refusal(client().auth.signUp({ ...account, email: account.email.toUpperCase() }))).toEqual({
          status: 409,
          code: 'email_taken',
          message: 'An account with this email already exists.',
          details: [{ field: 'email', message: 'An account with this email already exists.' }],
        });
      });

      it('are refused with the same message for every wrong email or password', async () => {
        const account = newAccount();
        await client().auth.signUp(account);
        const expected = { status: 401, code: 'invalid_credentials', message: 'Invalid email or password.' };
        expect(await refusal(client().auth.signIn({ email: account.email, password: 'wrong' }))).toMatchObject(
          expected,
        );
        expect(await refusal(client().auth.signIn({ email: 'nobody@example.org', password: 'wrong' }))).toMatchObject(
          expected,
        );
      });

      it('are required for every personal call', async () => {
        const calls = [
          () => visitor.auth.me(),
          () => visitor.users.profile(),
          () => visitor.wishlist.list(),
          () => visitor.wishlist.add({ courseId: free._id }),
          () => visitor.enrollments.enroll({ courseId: free._id }),
          () => visitor.enrollments.list(),
          () => visitor.enrollments.get({ id: free._id }),
          () => visitor.enrollments.recordProgress({ lectureId: nowhere, isCompleted: false, lastWatchedPosition: 0 }),
          () => visitor.orders.create(orderOf([paid[0]])),
          () => visitor.orders.list(),
        ];
        for (const call of calls) {
          expect(await refusal(call())).toMatchObject({ status: 401, code: 'unauthenticated' });
        }
      });
    });

    describe('the catalogue', () => {
      it('has categories with their number of courses', async () => {
        const { categories } = await visitor.categories.list();
        expect(categories.length).toBeGreaterThan(1);
        for (const { _id, courseCount } of categories) {
          expect((await visitor.courses.search({ category: _id })).totalResults).toBe(courseCount);
        }
      });

      it('has pages of nine, or of a limit up to 50', async () => {
        const first = await visitor.courses.search();
        expect(first.courses.length).toBe(Math.min(9, first.totalResults));
        expect(first.totalPages).toBe(Math.ceil(first.totalResults / 9));
        const second = await visitor.courses.search({ page: 2 });
        expect(second.courses.map((course) => course._id)).not.toEqual(first.courses.map((course) => course._id));
        expect((await visitor.courses.search({ page: 1000 })).courses).toEqual([]);
        expect((await visitor.courses.search({ limit: 2 })).courses).toHaveLength(2);
      });

      it('refuses values out of range, with the message of the rule', async () => {
        const ask = async (query: string) => {
          const answer = await fetch(`${implementation.baseUrl}/search/courses?${query}`);
          return { status: answer.status, body: (await answer.json()) as object };
        };
        for (const [query, field, message] of [
          ['page=1001', 'page', 'Only the first 1,000 pages are available. Please narrow your search.'],
          ['limit=51', 'limit', 'Please ask for 1 to 50 courses per page.'],
          ['minPrice=cheap', 'minPrice', 'Please enter a price of 0 or more.'],
          ['q=%00', 'q', "This text contains a character that can't be saved."],
          ['q=rope&foo=1', 'foo', 'Unknown field: foo'],
        ] as const) {
          expect(await ask(query)).toMatchObject({
            status: 400,
            body: { code: 'invalid_input', message, details: [{ field, message }] },
          });
        }
      });

      it('is filtered by price (inclusive) and category (id, slug or name)', async () => {
        const { price } = paid[0];
        const found = await visitor.courses.search({ minPrice: price, maxPrice: price, limit: 50 });
        expect(found.courses.every((course) => course.price === price)).toBe(true);
        expect(found.courses.map((course) => course._id)).toContain(paid[0]._id);
        const { categories } = await visitor.categories.list();
        const [category] = categories;
        const counts = await Promise.all(
          [category?._id, category?.slug, category?.name].map(
            async (one) => (await visitor.courses.search({ category: one as string })).totalResults,
          ),
        );
        expect(new Set(counts).size).toBe(1);
        expect((await visitor.courses.search({ category: 'no such thing' })).totalResults).toBe(0);
      });

      it('says how many courses the filters leave out', async () => {
        const q = paid[0].title;
        const left = await visitor.courses.search({ q, category: 'no such thing' });
        expect([left.totalResults, left.unfilteredResults]).toEqual([
          0,
          (await visitor.courses.search({ q })).totalResults,
        ]);
        expect((await visitor.courses.search({ q })).unfilteredResults).toBeUndefined();
        expect((await visitor.courses.search({ category: 'no such thing' })).unfilteredResults).toBeUndefined();
      });

      it('counts the courses beside each filter: without its own, with the others', async () => {
        const { categories } = await visitor.categories.list();
        const category = categories[0]?._id ?? '';
        const { level } = paid[0];
        const searches: CourseSearch[] = [
          {},
          { category, maxPrice: 1_000 },
          { level, minPrice: 1, q: paid[0].title.slice(0, 3) },
          { rating: 4, level, category },
          { category: 'no such thing' },
          { q: 'xyzzyplugh', exact: true },
        ];
        for (const search of searches) {
          const answer = await visitor.courses.search({ ...search, facets: true });
          const found = async (change: CourseSearch) =>
            (await visitor.courses.search({ ...search, ...change, limit: 1 })).totalResults;
          const expected = {
            categories: await Promise.all(
              categories.map(async ({ _id, slug }) => ({ _id, slug, count: await found({ category: _id }) })),
            ),
            levels: await Promise.all(courseLevels.map(async (level) => ({ level, count: await found({ level }) }))),
            prices: {
              free: await found({ minPrice: undefined, maxPrice: 0 }),
              paid: await found({ minPrice: 0.01, maxPrice: undefined }),
            },
            ratings: await Promise.all(minRatings.map(async (rating) => ({ rating, count: await found({ rating }) }))),
            most: 1_000,
            isExact: { categories: true, levels: true, prices: true, ratings: true },
          };
          expect([search, answer.facets]).toEqual([search, expected]);
        }
        expect((await visitor.courses.search()).facets).toBeUndefined();
      });

      it('features only courses with at least 5 reviews, best first', async () => {
        const { courses } = await visitor.courses.search({ featured: true, limit: 8 });
        expect(courses.every((course) => course.numberOfReviews >= 5)).toBe(true);
        const ratings = courses.map((course) => course.averageRating);
        expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
      });

      it('shows a course with its curriculum, but without its lectures’ content', async () => {
        const text = await (await fetch(`${implementation.baseUrl}/search/courses/${paid[0]._id}`)).text();
        expect(text).not.toMatch(/textContent|contentUrl|isCorrect|correctAnswer|"email"/);
        const answered = (JSON.parse(text) as { course: { sections: { courseId?: string }[] } }).course.sections;
        expect(answered.map(({ courseId }) => courseId)).toEqual(answered.map(() => paid[0]._id));
        const { course } = await visitor.courses.get({ id: paid[0]._id });
        expect(course.sections.flatMap((section) => section.lectures).length).toBe(course.totalLectures);
      });

      it('says in cards what the lectures of the course add up to: lessons, and the project', async () => {
        const { course } = await visitor.courses.get({ id: paid[0]._id });
        expect(course.workload?.lessons).toBeGreaterThan(0);
        expect(course.workload?.project).toBeGreaterThan(0);
        // The page's is made from its lectures, the card's comes from the server.
        expect(paid[0].workload).toEqual(course.workload);
      });

      it('finds what related courses begin with: the category, of one level and with all of them, the best rated first', async () => {
        const { level, category } = paid[0];
        const search = { category: category?._id ?? '', limit: 50 };
        const { courses: all } = await visitor.courses.search(search);
        const { courses: same } = await visitor.courses.search({ ...search, level });
        expect(same.length).toBeGreaterThan(0);
        expect(same).toEqual(all.filter((course) => course.level === level));
        const related = relatedCourses([...same, ...all], paid[0]);
        const others = all.filter(({ _id }) => _id !== paid[0]._id);
        const ranked = [
          ...others.filter((course) => course.level === level),
          ...others.filter((course) => course.level !== level),
        ];
        expect(related).toEqual(ranked.slice(0, 3));
      });

      it('answers 404 for a missing course', async () => {
        expect(await refusal(visitor.courses.get({ id: nowhere }))).toMatchObject({
          status: 404,
          code: 'not_found',
          message: 'Course not found or not available.',
        });
      });
    });

    describe('the wishlist', () => {
      it('holds a course once, however often it is added, and removes it', async () => {
        const marketplace = await learner();
        const courseId = paid[0]._id;
        await marketplace.wishlist.add({ courseId });
        await marketplace.wishlist.add({ courseId: free._id });
        await marketplace.wishlist.add({ courseId });
        expect((await marketplace.wishlist.list()).wishlist.map((course) => course._id).sort()).toEqual(
          [courseId, free._id].sort(),
        );
        expect((await marketplace.wishlist.check({ courseId })).isInWishlist).toBe(true);
        await marketplace.wishlist.remove({ courseId });
        await marketplace.wishlist.remove({ courseId });
        expect((await marketplace.wishlist.check({ courseId })).isInWishlist).toBe(false);
        expect((await refusal(marketplace.wishlist.add({ courseId: nowhere }))).status).toBe(404);
        await marketplace.enrollments.enroll({ courseId: free._id });
        expect((await marketplace.wishlist.list()).wishlist).toEqual([]);
      });
    });

    describe('learning', () => {
      it('requires enrolling: once, and only in a free course', async () => {
        const marketplace = await learner();
        expect(await refusal(marketplace.enrollments.get({ id: free._id }))).toMatchObject({
          status: 403,
          code: 'not_enrolled',
        });
        expect(await refusal(marketplace.enrollments.enroll({ courseId: paid[0]._id }))).toMatchObject({
          status: 402,
          code: 'payment_required',
        });
        await marketplace.enrollments.enroll({ courseId: free._id });
        await marketplace.enrollments.enroll({ courseId: free._id });
        expect((await marketplace.enrollments.list()).courses.map((course) => course._id)).toEqual([free._id]);
      });

      it('stores progress, which never moves back, and merges reports in any order', async () => {
        const marketplace = await learner();
        await marketplace.enrollments.enroll({ courseId: free._id });
        const { course } = await marketplace.enrollments.get({ id: free._id });
        expect(course.progress).toBe(0);
        const lectures = course.sections.flatMap((section) => section.lectures);
        const text = lectures.find((lecture) => lecture.type === 'text');
        expect(text?.textContent).toContain('<p>');
        const lectureId = text?._id ?? '';
        await marketplace.enrollments.recordProgress({ lectureId, isCompleted: true, lastWatchedPosition: 4.5 });
        const late = await marketplace.enrollments.recordProgress({
          lectureId,
          isCompleted: false,
          lastWatchedPosition: 1,
        });
        expect(late.progress).toEqual({ lectureId, isCompleted: true, lastWatchedPosition: 4.5 });
        expect(late.courseProgress).toBe(Math.round(1000 / lectures.length) / 10);
        expect((await marketplace.enrollments.courseProgress({ id: free._id })).courseProgress).toBe(
          late.courseProgress,
        );
        const again = await marketplace.enrollments.get({ id: free._id });
        expect(again.course).toMatchObject({ progress: late.courseProgress, lastLectureId: lectureId });

        // As the SDK merges them, in any order.
        const reports = [
          { isCompleted: false, lastWatchedPosition: 2.5 },
          { isCompleted: false, lastWatchedPosition: 7.25 },
          { isCompleted: true, lastWatchedPosition: 0 },
          { isCompleted: false, lastWatchedPosition: 3 },
        ];
        const others = lectures.filter(({ type, _id }) => /text|video/.test(type) && _id !== lectureId);
        for (const [index, order] of [reports, [...reports].reverse()].entries()) {
          let expected = { lectureId: others[index]?._id ?? '', isCompleted: false, lastWatchedPosition: 0 };
          for (const report of order) {
            expected = mergeProgress(expected, report);
            const { progress } = await marketplace.enrollments.recordProgress({ ...expected, ...report });
            expect(progress).toEqual(expected);
          }
        }
      });

      it('lists the completed lectures, when they were studied, and the next one', async () => {
        const marketplace = await learner();
        await marketplace.enrollments.enroll({ courseId: free._id });
        const lectures = (await marketplace.enrollments.get({ id: free._id })).course.sections.flatMap(
          (section) => section.lectures,
        );
        const [first] = (await marketplace.enrollments.list()).courses;
        expect(first?.study).toMatchObject({
          completedLectures: 0,
          totalLectures: lectures.length,
          left: courseWorkload(lectures),
        });
        expect(first?.study?.lastStudiedAt).toBeUndefined();
        expect(first?.study?.nextLecture).toMatchObject({ _id: lectures[0]?._id, title: lectures[0]?.title });
        const place = lectures.findIndex(({ type }) => type === 'text');
        const done = { lectureId: lectures[place]?._id ?? '', isCompleted: true, lastWatchedPosition: 0 };
        await marketplace.enrollments.recordProgress(done);
        const [second] = (await marketplace.enrollments.list()).courses;
        const next = lectures[place + 1];
        expect(second?.study).toMatchObject({
          completedLectures: 1,
          left: courseWorkload(lectures.toSpliced(place, 1)),
          nextLecture: { _id: next?._id, title: next?.title, type: next?.type, duration: next?.duration },
        });
        expect(Date.parse(second?.study?.lastStudiedAt ?? '')).not.toBeNaN();
        expect(first?.study?.recentlyStudiedAt).toEqual([]);
        expect(studyWeek(second?.study?.recentlyStudiedAt ?? []).at(-1)?.isStudied).toBe(true);
      });

      it('completes quizzes only by submitting them, and nothing without enrolling', async () => {
        const marketplace = await learner();
        await marketplace.enrollments.enroll({ courseId: free._id });
        const { course } = await marketplace.enrollments.get({ id: free._id });
        const quiz = course.sections.flatMap((section) => section.lectures).find((lecture) => lecture.type === 'quiz');
        const done = { isCompleted: true, lastWatchedPosition: 0 };
        expect(
          await refusal(marketplace.enrollments.recordProgress({ ...done, lectureId: quiz?._id ?? '' })),
        ).toMatchObject({
          status: 409,
          code: 'wrong_lecture_type',
        });
        const foreign = (await visitor.courses.get({ id: paid[0]._id })).course.sections[0]?.lectures[0]?._id ?? '';
        expect(await refusal(marketplace.enrollments.recordProgress({ ...done, lectureId: foreign }))).toMatchObject({
          status: 403,
          code: 'not_enrolled',
        });
        expect((await refusal(marketplace.enrollments.recordProgress({ ...done, lectureId: nowhere }))).status).toBe(
          404,
        );
      });
    });

    describe('buying', () => {
      it('charges the price that was shown, enrolls, and returns the same order for the same key', async () => {
        const marketplace = await learner();
        const draft = orderOf([paid[0], paid[1]], { paymentDetails: { cardholderName: 'Nina Sen', last4: '4242' } });
        const { order } = await marketplace.orders.create(draft);
        expect(order).toMatchObject({ status: 'paid', currency: 'INR', total: draft.amount, cardLast4: '4242' });
        expect(order.items.map((item) => item.courseId).sort()).toEqual([...draft.courseIds].sort());
        expect((await marketplace.orders.create(draft)).order._id).toBe(order._id);
        expect((await marketplace.orders.list()).orders).toHaveLength(1);
        expect((await marketplace.orders.get({ id: order._id })).order.total).toBe(draft.amount);
        // It is paid already: there is nothing to confirm, and nothing to settle.
        expect(await marketplace.payments.options()).toEqual({ provider: 'demo' });
        expect(await marketplace.orders.settle({ id: order._id })).toMatchObject({
          order: { _id: order._id, status: 'paid' },
          payment: 'settled',
        });
        expect((await marketplace.enrollments.list()).courses).toHaveLength(2);
      });

      it('refuses the same key for another order', async () => {
        const marketplace = await learner();
        const draft = orderOf([paid[0]]);
        await marketplace.orders.create(draft);
        expect(
          await refusal(marketplace.orders.create(orderOf([paid[1]], { idempotencyKey: draft.idempotencyKey }))),
        ).toMatchObject({ status: 422, code: 'idempotency_mismatch' });
      });

      it('refuses a wrong price with the current one, and charges nothing', async () => {
        const marketplace = await learner();
        const { subtotal, tax, total } = cartSummary([paid[0]]);
        const wrong = await refusal(marketplace.orders.create(orderOf([paid[0]], { amount: total - 0.01 })));
        expect(wrong).toMatchObject({ status: 409, code: 'price_changed', details: { subtotal, tax, total } });
        expect(wrong.message).toMatch(/^The price has changed/);
        expect((await marketplace.enrollments.list()).courses).toEqual([]);
      });

      it('buys nothing with a declined card', async () => {
        const marketplace = await learner();
        const draft = orderOf([paid[0]], { paymentMethodNonce: 'fake-declined-nonce' });
        expect(await refusal(marketplace.orders.create(draft))).toMatchObject({
          status: 402,
          code: 'payment_declined',
        });
        expect((await marketplace.enrollments.list()).courses).toEqual([]);
        await marketplace.orders.create(orderOf([paid[0]]));
      });

      it('buys all or nothing, and nothing twice', async () => {
        const marketplace = await learner();
        await marketplace.payments.process({
          courseId: paid[0]._id,
          amount: cartSummary([paid[0]]).total,
          currency: 'INR',
          paymentMethodNonce: 'fake-valid-nonce',
        });
        expect(await refusal(marketplace.orders.create(orderOf([paid[0], paid[1]])))).toMatchObject({
          status: 409,
          code: 'already_owned',
          details: { courseIds: [paid[0]._id], titles: [paid[0].title] },
        });
        expect((await marketplace.enrollments.list()).courses.map((course) => course._id)).toEqual([paid[0]._id]);
      });

      it('never shows another user’s order', async () => {
        const marketplace = await learner();
        const { order } = await marketplace.orders.create(orderOf([paid[2]]));
        const other = await learner();
        expect((await refusal(other.orders.get({ id: order._id }))).status).toBe(404);
        expect((await refusal(other.orders.settle({ id: order._id }))).status).toBe(404);
        expect((await other.orders.list()).orders).toEqual([]);
      });
    });

    const tools: SignUpTools = {
      async signIn(role) {
        const marketplace = client();
        await marketplace.session.signIn(implementation[role]);
        return marketplace;
      },
      async signUp(role) {
        const marketplace = client();
        await marketplace.session.signUp({ ...newAccount(), role });
        return marketplace;
      },
      visitor: () => visitor,
      refusal,
    };
    describeAuthoring(tools);
    describeSubmissions(tools);
    describeComingSoon(tools);
    describeSamples(tools);
    describeUploads(tools);
    describeWorks(tools);
    describeCertificates(tools);
    describeAuthorization({ implementation: () => implementation, learner: () => tools.signIn('learner'), refusal });

    it('shows the marketplace in numbers to admins alone', async () => {
      expect(await refusal(visitor.status.get())).toMatchObject({ status: 401, code: 'unauthenticated' });
      expect(await refusal((await learner()).status.get())).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await refusal(visitor.overview.get())).toMatchObject({ status: 401, code: 'unauthenticated' });
      expect(await refusal((await learner()).overview.get())).toMatchObject({ status: 403, code: 'forbidden' });
    });

    describe('partners', () => {
      it("aren't for visitors", async () => {
        const draft = { name: 'Blog', origins: ['https://blog.example'] };
        for (const call of [
          () => visitor.partners.list(),
          () => visitor.partners.create(draft),
          () => visitor.partners.update({ partnerId: nowhere, state: 'revoked' }),
          () => visitor.partners.report({ partnerId: nowhere }),
          () => visitor.webhooks.save({ partnerId: nowhere, url: 'https://blog.example' }),
        ])
          expect(await refusal(call())).toMatchObject({ status: 401, code: 'unauthenticated' });
      });

      it("have servers, which aren't answered without a key of theirs", async () => {
        const { baseUrl } = implementation;
        const { key } = implementation.partner;
        for (const apiKey of ['', key, `lpk_${'a'.repeat(40)}`]) {
          const { report, events, sendTest, sendAgain, resume } = createPartner({ baseUrl, apiKey });
          for (const call of [report, events, sendTest, resume, () => sendAgain({ eventId: nowhere })])
            expect(await refusal(call())).toMatchObject({ status: 401, code: 'invalid_api_key' });
        }
      });

      it('get no refusal when a checkout is counted', async () => {
        expect(await visitor.partners.recordCheckout({ key: `pk_${nowhere}` })).toEqual({});
      });
    });

    describe('reviews', () => {
      it('come with the rating distribution', async () => {
        const answer = await visitor.reviews.list({ id: paid[0]._id, sort: 'highest' });
        expect(Object.keys(answer.ratingDistribution).sort()).toEqual(['1', '2', '3', '4', '5']);
        const ratings = answer.reviews.map((review) => review.rating);
        expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
        expect((await refusal(visitor.reviews.list({ id: nowhere }))).status).toBe(404);
      });
    });
  });
}
