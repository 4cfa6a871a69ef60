import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@lectern/sdk/api';
import { canExplain, countWords, studyWeek } from '@lectern/sdk/rules';
import { and, eq, gt, lte } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namedId } from '../../db/newId.ts';
import {
  courses,
  documents,
  enrollments,
  files,
  lectureProgress,
  lectures,
  orderItems,
  orders,
  questions,
  quizzes,
  refunds,
  reviews,
  submissions,
  users,
  works,
} from '../../db/schema.ts';
import { packageRoot } from '../../packageRoot.ts';
import { countMarketplace } from '../../resources/overview/repository.ts';
import { createTestServer, type TestServer } from '../../testing/createTestServer.ts';
import { demoPassword } from '../demoAccounts.ts';
import { demoPartner } from '../demoPartner.ts';
import { readSeed, type SeedContent } from './content.ts';
import { titleOf } from './courseRows.ts';
import { seedIfEmpty } from './seed.ts';

/** The whole demo content. */

const quizLectures = alias(lectures, 'quiz_lectures');

const DAY_MS = 86_400_000;

let server: TestServer;
let content: SeedContent;
beforeAll(async () => {
  content = await readSeed();
  server = await createTestServer();
  await seedIfEmpty({ db: server.db, storage: server.services.storage, isDemo: true, log: () => {}, content });
  // An end for what hangs, not a measure of speed.
}, 600_000);
afterAll(() => server.close());

const published = () => content.courses.filter(({ status }) => status === 'published');

async function texts() {
  const found: { name: string; html: string }[] = [];
  for (const course of content.courses) {
    for (const lecture of course.sections.flatMap((section) => section.lectures)) {
      if (lecture.type !== 'text') continue;
      found.push({ name: `${course.slug}/${lecture.file}`, html: await content.readText(course, lecture.file) });
    }
  }
  return found;
}

describe('the demo content', () => {
  it('fills a new server once', async () => {
    expect(await seedIfEmpty({ db: server.db, storage: server.services.storage, isDemo: true, log: () => {} })).toBe(
      false,
    );
  });

  it.each([
    ['marketting', 'marketing'],
    ['phyton', 'python'],
    ['excell', 'excel'],
    ['web devlopment', 'web development'],
  ])('finds what people look for, also as %s', async (q, meant) => {
    const { body } = await server.call(endpoints.courses.search, { q });
    expect(body.correctedQuery).toBe(meant);
    expect(body.totalResults).toBeGreaterThan(0);
  });

  it('has forty published courses in eight categories, drafts and an archived course', async () => {
    expect(published()).toHaveLength(40);
    const { body } = await server.call(endpoints.categories.list);
    expect(body.categories.map(({ slug }) => slug).sort()).toEqual([
      'business',
      'data-science',
      'design',
      'music',
      'personal-development',
      'photography',
      'technology',
      'writing',
    ]);
    expect(new Set(content.courses.map(({ status }) => status))).toEqual(new Set(['published', 'draft', 'archived']));
  });

  it('has every kind of lecture, free and paid courses, and a quiz with answers in it', async () => {
    const found = await server.db.selectDistinct({ type: lectures.type }).from(lectures);
    expect(found.map(({ type }) => type).sort()).toEqual(['assignment', 'quiz', 'text', 'video']);
    expect(published().some(({ price }) => price === 0)).toBe(true);
    expect(published().some(({ price }) => price % 1 !== 0)).toBe(true);
    for (const question of await server.db.select().from(questions)) {
      const isAnswered = question.correctAnswer !== null || question.options.some(({ isCorrect }) => isCorrect);
      expect(isAnswered, question.text).toBe(true);
    }
  });

  it('says of every question of a quiz which video or text of its course explains it, by a title that exists once', async () => {
    for (const { slug, sections } of content.courses) {
      const all = sections.flatMap((section) => section.lectures);
      const titles = all.filter(canExplain).map((lecture) => titleOf(content, lecture));
      for (const { text, explainedIn = '' } of all.flatMap((lecture) =>
        lecture.type === 'quiz' ? lecture.quiz.questions : [],
      )) {
        expect(
          titles.filter((title) => title === explainedIn),
          `${slug}: ${text} (${explainedIn})`,
        ).toHaveLength(1);
      }
    }
    const stored = await server.db
      .select({ ofQuiz: quizLectures.courseId, explaining: lectures.courseId })
      .from(questions)
      .innerJoin(quizzes, eq(quizzes.id, questions.quizId))
      .innerJoin(quizLectures, eq(quizLectures.id, quizzes.lectureId))
      .leftJoin(lectures, eq(lectures.id, questions.explainedIn));
    expect(stored.length).toBeGreaterThan(200);
    expect(stored.filter(({ ofQuiz, explaining }) => ofQuiz !== explaining)).toEqual([]);
  });

  it('has at least 300 words in every text, and no text twice', async () => {
    const seen = new Map<string, string>();
    for (const { name, html } of await texts()) {
      expect(countWords(html), name).toBeGreaterThanOrEqual(300);
      for (const [, paragraph = ''] of html.matchAll(/<p>([\s\S]*?)<\/p>/g)) {
        const text = paragraph.replace(/\s+/g, ' ').trim();
        expect(seen.get(text) ?? name, `“${text.slice(0, 60)}” is in two lectures`).toBe(name);
        seen.set(text, name);
      }
    }
  });

  it('is not changed by sanitising', async () => {
    for (const { name, html } of await texts()) {
      const [row] = await server.db
        .select({ text: lectures.textContent })
        .from(lectures)
        .where(eq(lectures.textContent, html));
      const stored = row?.text ?? (await import('../../lectureHtml.ts')).cleanLectureHtml(html);
      expect(countWords(stored), name).toBe(countWords(html));
    }
  });

  it('has a different cover for every course, and of every instructor a portrait and a belief', async () => {
    const folder = join(packageRoot, 'seed/covers');
    const hashes = new Set<string>();
    for (const { slug } of content.courses) {
      const name = (await readdir(folder)).find((file) => file.startsWith(`${slug}.`));
      expect(name, `a cover of ${slug}`).toBeDefined();
      hashes.add(
        createHash('sha256')
          .update(await readFile(join(folder, name ?? '')))
          .digest('hex'),
      );
    }
    expect(hashes.size).toBe(content.courses.length);
    const faceless = await server.db.select().from(users).where(eq(users.role, 'instructor'));
    expect(
      faceless
        .filter(({ pictureFileId, bio, belief }) => !pictureFileId || bio === '' || !belief)
        .map(({ email }) => email),
    ).toEqual([]);
  });

  it('has public previews for some courses', async () => {
    const previewed = published().filter(({ preview }) => preview);
    expect(previewed.length).toBeGreaterThanOrEqual(3);
    for (const { title } of previewed) {
      const [row] = await server.db.select().from(courses).where(eq(courses.title, title));
      const { body } = await server.call(endpoints.courses.get, { id: row?.id ?? '' });
      const address = new URL(body.course.videoPreviewUrl ?? '');
      const video = await server.inject({ url: address.pathname });
      expect([video.status, video.headers['content-type']], title).toEqual([200, 'video/webm']);
    }
  });

  it('has a raster image of every course for link previews', async () => {
    for (const { title, imageFileId } of await server.db.select().from(courses)) {
      const [cover] = await server.db
        .select()
        .from(files)
        .where(eq(files.id, imageFileId ?? ''));
      const [picture] = await server.db
        .select()
        .from(files)
        .where(eq(files.id, cover?.rasterId ?? ''));
      expect([picture?.mime, picture?.isPublic], title).toEqual(['image/jpeg', true]);
    }
  });

  it('has every film in one lecture, which is titled after it, and previews of its own course only', () => {
    const films = content.courses.map(({ sections }) =>
      sections.flatMap(({ lectures }) => lectures).flatMap((one) => (one.type === 'video' ? [one.clip] : [])),
    );
    expect(films.flat().sort()).toEqual(Object.keys(content.clips).sort());
    for (const [index, { preview, slug }] of content.courses.entries())
      if (preview) expect(films[index], slug).toContain(preview);
  });

  it('has no title of a lecture twice', () => {
    const lectures = content.courses.flatMap(({ sections }) => sections.flatMap((section) => section.lectures));
    const titles = lectures.map((lecture) => titleOf(content, lecture));
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('plays every video, with captions and a poster', async () => {
    const videos = await server.db.select().from(lectures).where(eq(lectures.type, 'video'));
    for (const video of videos) {
      expect(video.contentFileId, video.title).not.toBeNull();
      expect(video.posterFileId, video.title).not.toBeNull();
      expect(video.captions.length, video.title).toBeGreaterThan(0);
      expect(video.durationSeconds, video.title).toBeGreaterThan(0);
    }
    for (const file of await server.db.select().from(files)) expect(file.size, file.path).toBeGreaterThan(0);
  });

  it('has enough reviews for the badge, none for the empty state, and each by another learner', async () => {
    const all = await server.db.select().from(courses).where(eq(courses.status, 'published'));
    const counts = all.map(({ reviewCount }) => reviewCount);
    expect(counts.filter((count) => count > 100)).toHaveLength(2);
    expect(counts.filter((count) => count === 100)).toHaveLength(1);
    expect(Math.max(...counts)).toBe(140);
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(0);
    // A few are well known, and most have a handful.
    expect(counts.filter((count) => count >= 30 && count <= 60)).toHaveLength(3);
    expect(counts.filter((count) => count > 0 && count <= 12).length).toBeGreaterThan(counts.length / 2);
    expect(new Set(counts).size).toBeGreaterThanOrEqual(15);
    const rows = await server.db.select().from(reviews);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(rows.length);
    expect(new Set(rows.map(({ courseId, userId }) => `${courseId} ${userId}`)).size).toBe(rows.length);
    expect(Math.min(...rows.map(({ createdAt }) => createdAt.getTime()))).toBeGreaterThanOrEqual(
      Date.parse('2026-03-01'),
    );
    const said = new Set(rows.map(({ comment }) => comment));
    expect(said.size / rows.length).toBeGreaterThan(0.98);
    const { body } = await server.call(endpoints.courses.search, { featured: true, limit: 8 });
    expect(body.courses).toHaveLength(8);
  });

  it('has a best rated course that many have rated, not one that two people liked', async () => {
    const { body } = await server.call(endpoints.courses.search, { sort: 'rating', limit: 1 });
    expect(body.courses[0]?.numberOfReviews).toBeGreaterThan(100);
  });

  it('has people enroll until the newest review, and review what they have enrolled in', async () => {
    const [all, reviewed] = [await server.db.select().from(enrollments), await server.db.select().from(reviews)];
    const enrolledAt = new Map(all.map(({ courseId, userId, createdAt }) => [`${courseId} ${userId}`, createdAt]));
    for (const { courseId, userId, createdAt } of reviewed)
      expect(enrolledAt.get(`${courseId} ${userId}`)?.getTime()).toBeLessThan(createdAt.getTime());
    const latest = (rows: { createdAt: Date }[]) => Math.max(...rows.map(({ createdAt }) => createdAt.getTime()));
    // Not the other way round: the demo's learner enrolls when the demo is filled, whenever that is.
    expect(latest(reviewed) - latest(all)).toBeLessThan(14 * DAY_MS);
  });

  it('has nobody study before they enrolled or in the future, in any course', async () => {
    const studied = await server.db
      .select({
        courseId: lectures.courseId,
        at: lectureProgress.updatedAt,
        enrolledAt: enrollments.createdAt,
        openedAt: courses.createdAt,
      })
      .from(lectureProgress)
      .innerJoin(lectures, eq(lectures.id, lectureProgress.lectureId))
      .innerJoin(courses, eq(courses.id, lectures.courseId))
      .leftJoin(
        enrollments,
        and(eq(enrollments.courseId, lectures.courseId), eq(enrollments.userId, lectureProgress.userId)),
      );
    for (const { courseId, at, enrolledAt, openedAt } of studied) {
      expect(enrolledAt?.getTime(), courseId).toBeLessThan(at.getTime());
      expect(openedAt.getTime(), courseId).toBeLessThan(enrolledAt?.getTime() ?? 0);
      expect(at.getTime(), courseId).toBeLessThanOrEqual(Date.now());
    }
    const enrolled = await server.db.select().from(enrollments);
    for (const { title, id, reviewCount } of await server.db.select().from(courses)) {
      const latest = (rows: { courseId: string; createdAt: Date }[]) =>
        Math.max(...rows.filter(({ courseId }) => courseId === id).map(({ createdAt }) => createdAt.getTime()));
      // People who buy a course that many have reviewed don't stop months before its last review.
      if (reviewCount < 30) continue;
      const days = (latest(await server.db.select().from(reviews)) - latest(enrolled)) / DAY_MS;
      expect(days, title).toBeLessThan(21);
    }
  });

  it('has people enroll until it was filled', async () => {
    const week = (place: number) => new Date(Date.now() - place * 7 * DAY_MS);
    const counts = await Promise.all(
      [1, 2, 3, 4].map((place) =>
        server.db.$count(
          enrollments,
          and(gt(enrollments.createdAt, week(place)), lte(enrollments.createdAt, week(place - 1))),
        ),
      ),
    );
    expect(Math.min(...counts) * 3).toBeGreaterThan(Math.max(...counts));
  });

  it('has figures that fit each other: people join before they buy, and until it was filled', async () => {
    const joined = new Map((await server.db.select().from(users)).map(({ id, createdAt }) => [id, createdAt]));
    for (const { userId, createdAt } of await server.db.select().from(enrollments))
      expect(joined.get(userId)?.getTime()).toBeLessThan(createdAt.getTime());
    const { signUps, orders: sold } = await countMarketplace(server.db, 30);
    expect(signUps).toBeGreaterThan(40);
    expect(sold / signUps).toBeGreaterThan(1);
    expect(sold / signUps).toBeLessThan(4);
  });

  it('has categories of different sizes', async () => {
    const { body } = await server.call(endpoints.categories.list);
    const sizes = body.categories.map(({ courseCount = 0 }) => courseCount);
    expect(new Set(sizes).size).toBeGreaterThanOrEqual(5);
    expect(Math.min(...sizes)).toBe(2);
    expect(Math.max(...sizes)).toBe(11);
  });

  it('shows works of learners, each with a picture that opens and a graded submission', async () => {
    const { body } = await server.call(endpoints.works.list, { limit: 24 });
    expect(body.works).toHaveLength(content.works.length);
    for (const { title, caption, imageUrl } of body.works) {
      const entry = content.works.find((one) => one.title === title);
      expect(entry?.caption, title).toBe(caption);
      expect((await server.inject({ url: new URL(imageUrl ?? '').pathname })).status, title).toBe(200);
    }
    const moments = body.works.map(({ sharedAt }) => sharedAt);
    expect(moments).toEqual([...moments].sort().reverse());
    // Nobody is glad of a course that they advise against.
    const makers = await server.db.select().from(works);
    expect(new Set(makers.map(({ userId }) => userId)).size).toBe(makers.length);
    for (const { userId, courseId, title } of makers) {
      const [said] = await server.db
        .select()
        .from(reviews)
        .where(and(eq(reviews.userId, userId), eq(reviews.courseId, courseId)));
      expect(said?.rating ?? 5, title).toBeGreaterThanOrEqual(4);
    }
    for (const { grade, submissionText, feedback } of await server.db.select().from(submissions))
      expect([typeof grade, submissionText !== '', feedback !== '']).toEqual(['number', true, true]);
  });

  it('gives the demo learner enrollments and progress', async () => {
    const { body } = await server.call(endpoints.auth.signIn, {
      email: 'learner@lectern.example',
      password: demoPassword,
    });
    const own = (await server.call(endpoints.enrollments.list, {}, body.token)).body.courses;
    // Last studied first, and one is finished.
    expect(own.map(({ title, progress = 0 }) => [title, Math.round(progress)])).toEqual([
      ['Git Without Fear', 17],
      ['Typography Foundations', 38],
      ['Learn How to Learn', 33],
      ['Web Pages from Scratch', 100],
    ]);
    const studied = own.flatMap(({ study }) => study?.recentlyStudiedAt ?? []);
    expect(studyWeek(studied).filter(({ isStudied }) => isStudied)).toHaveLength(3);
    const finished = await server.call(endpoints.enrollments.get, { id: own.at(-1)?._id ?? '' }, body.token);
    const lectures = finished.body.course.sections.flatMap((section) => section.lectures);
    const find = (type: string) => lectures.find((lecture) => lecture.type === type);
    const work = await server.call(
      endpoints.assignments.mySubmission,
      { id: find('assignment')?._id ?? '' },
      body.token,
    );
    expect(work.body.submission).toMatchObject({ grade: 92, feedback: expect.stringContaining('Rule 9') });
    const tried = await server.call(endpoints.quizzes.attempts, { id: find('quiz')?.quizId ?? '' }, body.token);
    expect(tried.body.attempts).toMatchObject([{ passed: true, score: 100 }]);
    expect((await server.call(endpoints.wishlist.list, {}, body.token)).body.wishlist).toHaveLength(2);
  });

  it('lets only the demo accounts sign in', async () => {
    const withPassword = await server.db.select().from(users);
    const open = withPassword.filter(({ passwordHash }) => passwordHash !== null);
    expect(open.map(({ email, role }) => `${role} ${email}`).sort()).toEqual([
      'admin admin@lectern.example',
      'instructor instructor@lectern.example',
      'learner learner@lectern.example',
    ]);
    const asha = open.find(({ role }) => role === 'instructor');
    expect(asha).toMatchObject({ firstName: 'Asha', lastName: 'Menon' });
    const own = await server.db
      .select()
      .from(courses)
      .where(eq(courses.creatorId, asha?.id ?? ''));
    expect(own.length).toBeGreaterThanOrEqual(5);
  });

  it('has consistent statistics for instructors', async () => {
    const account = { email: 'instructor@lectern.example', password: demoPassword };
    const { body } = await server.call(endpoints.auth.signIn, account);
    const own = (await server.call(endpoints.courses.listAuthored, {}, body.token)).body.courses;
    for (const { status, price, stats } of own) {
      if (status !== 'published') continue;
      expect(stats?.revenue).toBeCloseTo((stats?.learners ?? 0) * price, 2);
      expect(stats?.completion).toBeGreaterThan(0);
      expect(stats?.completion).toBeLessThan(100);
    }
  });

  describe('for whoever looks after the money', () => {
    const tokenOf = async (role: string) => {
      const account = { email: `${role}@lectern.example`, password: demoPassword };
      return (await server.call(endpoints.auth.signIn, account)).body.token;
    };

    it('has a code of the instructor, and one of the admin whose time is over and which was used', async () => {
      const all = (await server.call(endpoints.discounts.list, {}, await tokenOf('admin'))).body.discounts;
      expect(all).toMatchObject([
        { code: 'ASHA20', kind: 'percent', value: 20, used: 0 },
        { code: 'FESTIVE200', kind: 'amount', value: 200, scope: 'all', used: 2 },
      ]);
      expect(Date.parse(all[1]?.endsAt ?? '')).toBeLessThan(Date.now());
      const own = (await server.call(endpoints.discounts.list, {}, await tokenOf('instructor'))).body.discounts;
      expect(own.map(({ code }) => code)).toEqual(['ASHA20']);
      const used = await server.db.select().from(orders).where(eq(orders.discountCode, 'FESTIVE200'));
      for (const { subtotalPaise, discountPaise, taxPaise, totalPaise } of used) {
        expect(discountPaise).toBe(200_00);
        expect(totalPaise).toBe(subtotalPaise - discountPaise + taxPaise);
      }
    });

    it('has a refund that was made, with its credit note, and one that waits for an admin', async () => {
      const token = await tokenOf('admin');
      const { waiting, others } = (await server.call(endpoints.refunds.list, {}, token)).body;
      expect(waiting).toMatchObject([{ courseTitle: 'Accessible Web Interfaces', status: 'requested' }]);
      expect(waiting[0]?.progress).toBeGreaterThanOrEqual(30);
      expect(others).toMatchObject([{ courseTitle: 'Git Without Fear', status: 'refunded', progress: 0 }]);
      const { order } = (await server.call(endpoints.orders.get, { id: others[0]?.orderId ?? '' }, token)).body;
      expect(order.items[0]?.refund?.creditNote?.number).toMatch(/^C-\d{4}-000001$/);
      expect(order.items[0]?.refund?.amount).toBe(order.total);
      const decided = await server.call(
        endpoints.refunds.decide,
        { id: waiting[0]?._id ?? '', isGranted: false, answer: 'No' },
        token,
      );
      expect(decided.body.refund.status).toBe('declined');
    });

    it('has two payouts to the instructor, and the sums agree with the orders and the refunds', async () => {
      const { due, recorded } = (await server.call(endpoints.payouts.list, {}, await tokenOf('admin'))).body.payouts;
      expect(recorded).toMatchObject([{ name: 'Asha Menon' }, { name: 'Asha Menon' }]);
      for (const { month, amount, reference, recordedAt } of recorded) {
        expect(reference).toMatch(/^NEFT /);
        expect(amount).toBeGreaterThan(0);
        expect(recordedAt.slice(0, 7) > month).toBe(true);
      }
      const { earnings } = (await server.call(endpoints.earnings.get, {}, await tokenOf('instructor'))).body;
      expect(earnings.payouts).toHaveLength(2);
      const paise = (rupees: number) => Math.round(rupees * 100);
      const sum = (values: readonly number[]) => values.reduce((all, value) => all + paise(value), 0);
      const sold = await server.db
        .select({ price: orderItems.pricePaise, discount: orderItems.discountPaise, state: refunds.state })
        .from(orderItems)
        .innerJoin(
          courses,
          and(eq(courses.id, orderItems.courseId), eq(courses.creatorId, namedId('user', 'asha-menon'))),
        )
        .leftJoin(refunds, and(eq(refunds.orderId, orderItems.orderId), eq(refunds.courseId, orderItems.courseId)));
      const kept = sold.filter(({ state }) => state !== 'refunded');
      const share = kept.reduce((all, { price, discount }) => all + Math.round((price - discount) * 0.7), 0);
      expect(paise(earnings.balance) + sum(recorded.map(({ amount }) => amount))).toBe(share);
      expect(due.find(({ name }) => name === 'Asha Menon')?.amount ?? 0).toBe(earnings.due);
    });

    it('has a partner that sold something in each month of its report, in part by campaigns', async () => {
      const months = Array.from({ length: 6 }, (_, ago) => {
        const now = new Date();
        return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString().slice(0, 7);
      });
      const { body } = await server.call(
        endpoints.partners.report,
        { partnerId: demoPartner.id, from: months[5] ?? '', to: months[1] ?? '' },
        await tokenOf('admin'),
      );
      expect(body.months).toHaveLength(5);
      for (const month of body.months) {
        expect(month.orders).toBeGreaterThan(0);
        expect(month.checkouts).toBeGreaterThan(month.orders);
        expect(month.share).toBeGreaterThan(0);
      }
      expect(body.campaigns.length).toBeGreaterThan(1);
    });

    it('numbers receipts without gaps', async () => {
      const issued = await server.db.select().from(documents).orderBy(documents.number);
      const places = new Map<string, number>();
      for (const { number } of issued) {
        const [kind = '', year = '', place] = number.split('-');
        const last = places.get(kind + year) ?? 0;
        expect(Number(place)).toBe(last + 1);
        places.set(kind + year, last + 1);
      }
      expect((await server.db.select().from(orders)).length).toBe(
        issued.filter(({ kind }) => kind === 'receipt').length,
      );
    });

    it('has messages that are new, nearly late and answered', async () => {
      const token = await tokenOf('admin');
      const open = (await server.call(endpoints.support.list, { state: 'open' }, token)).body;
      const left = open.messages.map(({ answerBy }) => (Date.parse(answerBy) - Date.now()) / 3_600_000);
      expect(left[0]).toBeLessThan(2);
      expect(left[1]).toBeGreaterThan(22);
      expect(open.counts).toEqual({ open: 2, answered: 1, closed: 0 });
      const { messages } = (await server.call(endpoints.support.list, { state: 'answered' }, token)).body;
      expect(messages[0]?.reply?.text).toContain('Your position is kept');
    });
  });
});
