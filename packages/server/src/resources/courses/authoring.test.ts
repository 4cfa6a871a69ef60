import { endpoints } from '@lectern/sdk/api';
import { trendWeeks } from '@lectern/sdk/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { enrollments, orderItems, orders } from '../../db/schema.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();
let category: string;
let token: string;
let owner: string;
beforeAll(async () => {
  category = await server.make.category('Music');
  owner = await server.make.user({ role: 'instructor' });
  token = await server.tokenOf(owner);
});

const draft = { title: 'Singing in Tune', description: 'Everything about the voice, from breath to stage.' };
async function create() {
  const { body } = await server.call(endpoints.courses.create, { ...draft, category, price: '499.50' }, token);
  return body.course?._id ?? '';
}
const own = async (id: string) => (await server.call(endpoints.courses.getAuthored, { id }, token)).body.course;

describe('building a course', () => {
  it('starts as a draft, changes only the given fields, and can be published', async () => {
    const id = await create();
    expect(await own(id)).toMatchObject({
      ...draft,
      status: 'draft',
      price: 499.5,
      category: { _id: category },
      sections: [],
    });
    expect((await server.call(endpoints.courses.get, { id })).status).toBe(404);
    const changes = {
      courseId: id,
      status: 'published' as const,
      learningObjectives: ['Sing higher', 'Sing longer'],
      videoPreviewUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    };
    const updated = await server.call(endpoints.courses.update, changes, token);
    expect(updated.body.course).toMatchObject({ status: 'published', title: draft.title, price: 499.5 });
    const { body } = await server.call(endpoints.courses.get, { id });
    expect(body.course).toMatchObject({ learningObjectives: ['Sing higher', 'Sing longer'], ...draft });
    // Objectives are searched too.
    expect((await server.call(endpoints.courses.search, { q: 'higher' })).body.courses.map(({ _id }) => _id)).toEqual([
      id,
    ]);
    await server.call(endpoints.courses.update, { courseId: id, videoPreviewUrl: '' }, token);
    expect((await own(id)).videoPreviewUrl).toBeUndefined();
  });

  it('has ordered sections and lectures of every type, with sanitised content', async () => {
    const id = await create();
    const { section } = (await server.call(endpoints.sections.create, { courseId: id, title: 'Breath' }, token)).body;
    const sectionId = section?._id ?? '';
    const base = { courseId: id, sectionId };
    const make = async (input: object) =>
      (await server.send(endpoints.lectures.create, { ...base, ...input }, token)) as {
        body: { lecture: { _id: string } };
      };
    const text = await make({
      title: 'Reading',
      type: 'text',
      textContent: '<p onclick="x()">Hello <script>alert(1)</script><strong>there</strong></p>',
      contentUrl: 'https://example.com/ignored',
    });
    expect(text.body.lecture).toMatchObject({ textContent: '<p>Hello <strong>there</strong></p>', isPublished: true });
    expect(text.body.lecture).not.toHaveProperty('contentUrl');
    await make({ title: 'Watching', type: 'video', contentUrl: 'https://youtu.be/abcdefghijk', duration: 90 });
    await make({ title: 'Testing', type: 'quiz', order: 5 });
    const last = await make({ title: 'Handing in', type: 'assignment', contentUrl: 'https://example.com/brief' });
    const titles = async () =>
      (await own(id)).sections.map((one) => [one.title, ...one.lectures.map(({ title }) => title)]);
    // Positions default to 0; rows with the same position are sorted by creation.
    expect(await titles()).toEqual([['Breath', 'Reading', 'Watching', 'Handing in', 'Testing']]);
    expect(await own(id)).toMatchObject({ totalLectures: 4 });

    const other = (await server.call(endpoints.sections.create, { courseId: id, title: 'Voice', order: 1 }, token))
      .body;
    const otherId = other.section?._id ?? '';
    await server.call(
      endpoints.lectures.update,
      { id: last.body.lecture._id, sectionId: otherId, isPublished: false },
      token,
    );
    expect(await titles()).toEqual([
      ['Breath', 'Reading', 'Watching', 'Testing'],
      ['Voice', 'Handing in'],
    ]);
    const all = (await own(id)).sections.flatMap((one) => one.lectures.map(({ _id }) => _id));
    const arrangement = {
      id,
      sections: [
        { _id: otherId, lectures: all.toReversed() },
        { _id: sectionId, lectures: [] },
      ],
    };
    expect((await server.call(endpoints.courses.arrange, arrangement, token)).status).toBe(200);
    expect(await titles()).toEqual([['Voice', 'Handing in', 'Testing', 'Watching', 'Reading'], ['Breath']]);
    await server.call(endpoints.sections.update, { id: sectionId, title: 'Breathing' }, token);
    await server.call(endpoints.sections.remove, { id: otherId }, token);
    expect(await titles()).toEqual([['Breathing']]);
    expect(await server.call(endpoints.courses.arrange, arrangement, token)).toMatchObject({
      status: 409,
      problem: { code: 'content_changed' },
    });
  });

  it('stores a public preview of this server without its origin', async () => {
    const id = await create();
    const video = await server.make.file({ mime: 'video/webm', isPublic: true });
    const videoPreviewUrl = `https://learn.example/api/files/${video}`;
    await server.call(endpoints.courses.update, { courseId: id, videoPreviewUrl }, token);
    expect((await own(id)).videoPreviewUrl).toMatch(new RegExp(`^http://localhost(:\\d+)?/api/files/${video}$`));
    const picture = await server.make.file({ mime: 'image/png', isPublic: true });
    const wrong = { courseId: id, videoPreviewUrl: `https://learn.example/api/files/${picture}` };
    expect((await server.call(endpoints.courses.update, wrong, token)).status).toBe(400);
  });

  it('refuses an upload as the public preview, since its URL expires', async () => {
    const id = await create();
    const videoPreviewUrl = `http://localhost/api/files/${'a'.repeat(24)}?expires=1&signature=x`;
    const answer = await server.call(endpoints.courses.update, { courseId: id, videoPreviewUrl }, token);
    expect(answer).toMatchObject({ status: 400, problem: { details: [{ field: 'videoPreviewUrl' }] } });
  });

  it('stays consistent when a section is deleted while lectures are added to it', async () => {
    const id = await create();
    const sections = await Promise.all(Array.from({ length: 5 }, () => server.make.section(id)));
    const lecture = { courseId: id, title: 'A lecture', type: 'quiz' as const };
    await Promise.all(
      sections.flatMap((sectionId) => [
        server.call(endpoints.lectures.create, { ...lecture, sectionId }, token),
        server.call(endpoints.sections.remove, { id: sectionId }, token),
        server.call(endpoints.lectures.create, { ...lecture, sectionId }, token),
      ]),
    ).then((all) => expect(all.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]));
    expect((await own(id)).sections).toEqual([]);
    expect((await server.call(endpoints.courses.arrange, { id, sections: [] }, token)).status).toBe(200);
  });

  it('allows a short brief, but not a short text', async () => {
    const made = await server.make.fullCourse({ creatorId: owner });
    const change = (id: string, textContent: string) =>
      server.call(endpoints.lectures.update, { id, textContent }, token);
    expect((await change(made.assignment, '')).status).toBe(200);
    for (const textContent of ['short', '<p>xxx</p>', `<p>${'&nbsp;'.repeat(20)}xxx</p>`, '<i>Nine</i> <u>more</u>']) {
      expect(await change(made.text, textContent)).toMatchObject({
        status: 400,
        problem: {
          message: 'Text content must be at least 10 characters long.',
          details: [{ field: 'textContent', message: 'Text content must be at least 10 characters long.' }],
        },
      });
    }
    expect((await change(made.text, '<p>Ten<br>at <em>last</em></p>')).status).toBe(200);
    // 200,000 characters of any script.
    expect((await change(made.text, 'ந'.repeat(200_000))).status).toBe(200);
  });

  it('ignores fields of another type of lecture, and names unknown fields', async () => {
    const courseId = await create();
    const lecture = { courseId, sectionId: await server.make.section(courseId), title: 'A lecture', type: 'quiz' };
    const send = (fields: object) =>
      server.inject({
        method: 'POST',
        url: '/api/instructor/lecture',
        headers: { authorization: `Bearer ${token}` },
        payload: { ...lecture, ...fields },
      });
    expect((await send({ duration: 5, contentUrl: '', textContent: null })).status).toBe(200);
    expect(await send({ isPublised: false })).toMatchObject({
      status: 400,
      problem: {
        code: 'invalid_input',
        message: 'Unknown field: isPublised',
        details: [{ field: 'isPublised', message: 'Unknown field: isPublised' }],
      },
    });
  });

  it('accepts a DELETE with a content type and no body', async () => {
    const id = await create();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await server.inject({ method: 'DELETE', url: `/api/instructor/course/${id}`, headers });
    expect(answer.status).toBe(200);
  });

  it('refuses a text that is empty after sanitising', async () => {
    const id = await create();
    const sectionId = await server.make.section(id);
    const textContent = '<script>alert("more than ten characters")</script>';
    const answer = await server.call(
      endpoints.lectures.create,
      { courseId: id, sectionId, title: 'Nothing', type: 'text', textContent },
      token,
    );
    expect(answer).toMatchObject({ status: 400, problem: { details: [{ field: 'textContent' }] } });
  });

  it('refuses deeply nested tags quickly', async () => {
    const made = await server.make.fullCourse({ creatorId: owner });
    const change = (id: string, textContent: string) =>
      server.call(endpoints.lectures.update, { id, textContent }, token);
    const message = 'This text has too much formatting. Please remove some of it.';
    for (const textContent of [
      `Ten characters${'<b>'.repeat(66_000)}`,
      `Ten characters${'<ul><li>'.repeat(101)}`,
      `Ten characters${'<p>x</p>'.repeat(10_001)}`,
    ]) {
      // The processor's time: a busy machine must not fail this.
      const started = process.cpuUsage();
      for (const id of [made.text, made.assignment]) {
        const answer = await change(id, textContent);
        expect(answer).toMatchObject({
          status: 400,
          problem: { message, details: [{ field: 'textContent', message }] },
        });
      }
      // The first of them once took more than a second.
      expect(process.cpuUsage(started).user).toBeLessThan(1_000_000);
    }
    const long = '<p>A paragraph with <strong>a strong word</strong>.</p>'.repeat(3_000);
    expect((await change(made.text, `${long}${'<ul><li>deep'.repeat(90)}`)).status).toBe(200);
  });

  it('has statistics of each course', async () => {
    const courseId = await server.make.course({ creatorId: owner, title: 'With learners', pricePaise: 100_00 });
    const sectionId = await server.make.section(courseId);
    const lectures = [await server.make.lecture(courseId, sectionId), await server.make.lecture(courseId, sectionId)];
    const [one, two] = [await server.make.user(), await server.make.user()];
    for (const learner of [one, two]) await server.make.enroll(learner, courseId);
    await server.call(
      endpoints.enrollments.recordProgress,
      { lectureId: lectures[0] ?? '', isCompleted: true, lastWatchedPosition: 0 },
      await server.tokenOf(one),
    );
    const { body } = await server.call(endpoints.courses.listAuthored, {}, token);
    expect(body.courses.find(({ _id }) => _id === courseId)?.stats).toEqual({
      learners: 2,
      completion: 25,
      revenue: 0,
      waiting: 0,
    });
  });
});

it('sums enrollments and paid orders of each of the last eight weeks, of own courses alone', async () => {
  const author = await server.make.user({ role: 'instructor' });
  const courseId = await server.make.course({ creatorId: author, pricePaise: 250_00 });
  const foreign = await server.make.course({ pricePaise: 999_00 });
  const weeks = trendWeeks();
  const [first = '', , third = ''] = weeks;
  const moment = (day: string, ms: number) => new Date(Date.parse(day) + ms);
  const buy = async (createdAt: Date, status: 'paid' | 'failed' = 'paid') => {
    const [userId, id] = [await server.make.user(), newId()];
    const failure = status === 'failed' ? ('declined' as const) : null;
    const money = { subtotalPaise: 1249_00, taxPaise: 124_90, totalPaise: 1373_90 };
    await server.db.insert(orders).values({
      id,
      userId,
      idempotencyKey: id,
      fingerprint: id,
      status,
      failure,
      ...money,
      claimedUntil: createdAt,
      createdAt,
    });
    for (const [position, course] of [courseId, foreign].entries()) {
      const pricePaise = course === foreign ? 999_00 : 250_00;
      await server.db
        .insert(orderItems)
        .values({ orderId: id, courseId: course, position, title: 'Course', pricePaise });
      if (status === 'paid')
        await server.db.insert(enrollments).values({ userId, courseId: course, orderId: id, createdAt });
    }
  };
  await buy(moment(first, -1));
  await buy(moment(first, 0));
  await buy(moment(third, -1));
  await buy(moment(third, 0));
  await buy(moment(third, 60_000), 'failed');
  const { body } = await server.call(endpoints.courses.weeks, {}, await server.tokenOf(author));
  const figures = body.weeks.map(({ enrollments, revenue }) => [enrollments, revenue]);
  const none = [0, 0];
  expect(figures).toEqual([[1, 250], [1, 250], [1, 250], none, none, none, none, none]);
});

describe('deleting content', () => {
  it('keeps it for learners who enrolled before, and for nobody else', async () => {
    const made = await server.make.fullCourse({ creatorId: owner });
    const [before, after] = [await server.make.user(), await server.make.user()];
    await server.make.enroll(before, made.courseId);
    expect((await server.call(endpoints.lectures.remove, { id: made.text }, token)).status).toBe(200);
    await server.make.enroll(after, made.courseId);

    const lecturesOf = async (learner: string) => {
      const { body } = await server.call(
        endpoints.enrollments.get,
        { id: made.courseId },
        await server.tokenOf(learner),
      );
      return body.course.sections.flatMap((one) => one.lectures.map(({ _id }) => _id));
    };
    expect(await lecturesOf(before)).toEqual([made.video, made.text, made.quiz, made.assignment]);
    expect(await lecturesOf(after)).toEqual([made.video, made.quiz, made.assignment]);
    const open = await server.call(endpoints.courses.get, { id: made.courseId });
    expect(open.body.course).toMatchObject({ totalLectures: 3 });
    expect((await own(made.courseId)).sections[0]?.lectures.map(({ _id }) => _id)).not.toContain(made.text);
    const report = async (learner: string) =>
      server.call(
        endpoints.enrollments.recordProgress,
        { lectureId: made.text, isCompleted: true, lastWatchedPosition: 0 },
        await server.tokenOf(learner),
      );
    expect((await report(before)).body.courseProgress).toBe(25);
    expect((await report(after)).status).toBe(404);

    await server.call(endpoints.sections.remove, { id: made.sectionId }, token);
    expect(await lecturesOf(before)).toHaveLength(4);
    await server.call(endpoints.courses.remove, { id: made.courseId }, token);
    expect(await lecturesOf(before)).toHaveLength(4);
    expect((await server.call(endpoints.courses.get, { id: made.courseId })).status).toBe(404);
    expect((await server.call(endpoints.courses.getAuthored, { id: made.courseId }, token)).status).toBe(404);
  });
});

describe('categories', () => {
  it('are created, renamed and, when empty, deleted', async () => {
    const admin = await server.tokenOf(await server.make.user({ role: 'admin' }));
    const { body } = await server.call(endpoints.categories.create, { name: 'Crafts & Café' }, admin);
    expect(body.category).toMatchObject({ name: 'Crafts & Café', slug: 'crafts-cafe', courseCount: 0 });
    const again = await server.call(endpoints.categories.create, { name: ' crafts & café ' }, admin);
    expect(again).toMatchObject({ status: 409, problem: { code: 'category_exists', details: [{ field: 'name' }] } });
    const id = body.category._id;
    expect(await server.call(endpoints.categories.update, { id, name: 'music' }, admin)).toMatchObject({ status: 409 });
    const renamed = await server.call(endpoints.categories.update, { id, name: 'Handwork' }, admin);
    expect(renamed.body.category).toMatchObject({ name: 'Handwork', slug: 'crafts-cafe' });
    // The old name is free again, its slug is not.
    const next = await server.call(endpoints.categories.create, { name: 'Crafts, Café' }, admin);
    expect(next.body.category.slug).toMatch(/^crafts-cafe-[0-9a-f]{6}$/);
    const tamil = await server.call(endpoints.categories.create, { name: 'இசை' }, admin);
    expect(tamil.status).toBe(200);
    const used = await server.call(endpoints.categories.remove, { id: category }, admin);
    expect(used).toMatchObject({
      status: 409,
      problem: { code: 'category_in_use', details: { courseCount: expect.any(Number) } },
    });
    // Admins see the number of all courses, drafts included.
    await server.make.course({ categoryId: category, status: 'draft' });
    const listed = async (token?: string) =>
      (await server.call(endpoints.categories.list, {}, token)).body.categories.find(({ _id }) => _id === category);
    const refused = await server.call(endpoints.categories.remove, { id: category }, admin);
    const { totalCourses = 0, courseCount = 0 } = (await listed(admin)) ?? {};
    expect(refused.problem.details).toEqual({ courseCount: totalCourses });
    expect(totalCourses).toBeGreaterThan(courseCount);
    expect((await listed())?.totalCourses).toBeUndefined();
    expect((await server.call(endpoints.categories.remove, { id }, admin)).status).toBe(200);
    expect((await server.call(endpoints.categories.remove, { id }, admin)).status).toBe(404);
  });
});

describe('reviews', () => {
  it("are one per learner, also concurrently, and the course's average follows them", async () => {
    const courseId = await server.make.course();
    const learners = await Promise.all(Array.from({ length: 10 }, () => server.make.user()));
    for (const learner of learners) await server.make.enroll(learner, courseId);
    const tokens = await Promise.all(learners.map((learner) => server.tokenOf(learner)));
    /** A busy database refuses with 503, and the same call works in a moment. */
    const add = async (n: number) => {
      const review = { courseId, rating: 4, comment: `Review ${n}` };
      let answer = await server.call(endpoints.reviews.add, review, tokens[n % 10]);
      while (answer.status === 503) answer = await server.call(endpoints.reviews.add, review, tokens[n % 10]);
      return answer;
    };
    const all = await Promise.all(Array.from({ length: CONCURRENT_CALLERS }, (_, n) => add(n)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    const second = await server.call(
      endpoints.reviews.add,
      { courseId, rating: 1, comment: 'After all, no.' },
      tokens[0],
    );
    expect(second.body.review).toMatchObject({ rating: 1, comment: 'After all, no.', userId: { firstName: 'Nina' } });
    const { body } = await server.call(endpoints.courses.get, { id: courseId });
    expect(body.course).toMatchObject({ numberOfReviews: 10, averageRating: 3.7 });
  });
});

describe("an instructor's page", () => {
  it('shows their profile and published courses, without the email', async () => {
    const id = await server.make.user({
      role: 'instructor',
      firstName: 'Asha',
      bio: 'Sings.',
      headline: 'Soprano',
      belief: 'Breathe first.',
    });
    const shown = await server.make.course({ creatorId: id });
    await server.make.course({ creatorId: id, status: 'draft' });
    const { body, text } = await server.call(endpoints.instructors.get, { id });
    expect(body.instructor).toMatchObject({
      firstName: 'Asha',
      bio: 'Sings.',
      headline: 'Soprano',
      belief: 'Breathe first.',
      stats: { courses: 1, students: 0 },
    });
    expect(body.courses.map(({ _id }) => _id)).toEqual([shown]);
    expect(text).not.toContain('secret.example');
    const learner = await server.make.user();
    expect((await server.call(endpoints.instructors.get, { id: learner })).status).toBe(404);
  });
});
