import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { courses, enrollments, lectureProgress, lectures, quizzes } from '../../db/schema.ts';
import { ANSWER_KEY_CANARY } from '../../testing/answerKeyCanary.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();

const { enroll, list, get, recordProgress, courseProgress } = endpoints.enrollments;

async function student(fields: Parameters<typeof server.make.fullCourse>[0] = {}) {
  const userId = await server.make.user();
  const course = await server.make.fullCourse(fields);
  await server.make.enroll(userId, course.courseId);
  const token = await server.tokenOf(userId);
  const report = (lectureId: string, lastWatchedPosition: number, isCompleted = false) =>
    server.call(recordProgress, { lectureId, isCompleted, lastWatchedPosition }, token);
  return { ...course, userId, token, report };
}

describe('enrolling', () => {
  it('enrolls in a free course once, however often it is called', async () => {
    const userId = await server.make.user();
    const token = await server.tokenOf(userId);
    const courseId = await server.make.course();
    const all = await Promise.all(
      Array.from({ length: CONCURRENT_CALLERS }, () => server.call(enroll, { courseId }, token)),
    );
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(await server.db.select().from(enrollments).where(eq(enrollments.userId, userId))).toHaveLength(1);
  });

  it('refuses a paid course', async () => {
    const token = await server.tokenOf(await server.make.user());
    const refused = await server.call(enroll, { courseId: await server.make.course({ pricePaise: 100 }) }, token);
    expect(refused).toMatchObject({ status: 402, problem: { code: 'payment_required' } });
  });
});

describe('an enrolled course', () => {
  it('has content, progress and signed URLs, and no answer keys', async () => {
    const { token, courseId, video, text, quizId, quiz, assignment, report } = await student({ pricePaise: 100 });
    await report(video, 12.25);
    await report(text, 0, true);
    const answer = await server.call(get, { id: courseId }, token);
    const { course } = answer.body;
    expect(course).toMatchObject({ progress: 25, lastLectureId: text, price: 1 });
    const [a, b, c, d] = course.sections[0]?.lectures ?? [];
    expect(a).toMatchObject({
      _id: video,
      isCompleted: false,
      lastWatchedPosition: 12.25,
      captions: [{ language: 'en', label: 'English' }],
    });
    expect(a?.contentUrl).toMatch(/^http:\/\/localhost(:80)?\/api\/files\/[0-9a-f]{24}\?expires=\d+&signature=/);
    expect(b).toMatchObject({ _id: text, isCompleted: true, textContent: '<p>bought content</p>' });
    expect(c).toMatchObject({ _id: quiz, quizId });
    expect(d).toMatchObject({ _id: assignment, textContent: '<p>bought brief</p>' });
    expect(course.sections[0]?.lectures).toHaveLength(4);
    for (const secret of [
      ANSWER_KEY_CANARY,
      'isCorrect',
      'correctAnswer',
      'explanation',
      'secret.example',
      'draft content',
    ]) {
      expect(answer.text).not.toContain(secret);
    }
    const film = await server.inject({
      url: new URL(a?.contentUrl ?? '').pathname + new URL(a?.contentUrl ?? '').search,
    });
    expect(film).toMatchObject({ status: 200, text: '0123456789' });
  });

  it('is listed in the order of last study', async () => {
    const one = await student();
    const other = await server.make.fullCourse();
    await server.db
      .insert(enrollments)
      .values({ userId: one.userId, courseId: other.courseId, createdAt: new Date(Date.now() - 60_000) });
    const ids = async () => (await server.call(list, {}, one.token)).body.courses.map(({ _id }) => _id);
    expect(await ids()).toEqual([one.courseId, other.courseId]);
    await one.report(other.text, 0, true);
    expect(await ids()).toEqual([other.courseId, one.courseId]);
    const [first] = (await server.call(list, {}, one.token)).body.courses;
    expect(first).toMatchObject({ progress: 25, lastLectureId: other.text });
    expect(first?.study).toMatchObject({ completedLectures: 1, totalLectures: 4 });
    expect(Date.now() - Date.parse(first?.study?.lastStudiedAt ?? '')).toBeLessThan(60_000);
  });

  it('says in which quarters of an hour of the last 8 days something was studied', async () => {
    const { token, userId, text, video, report } = await student();
    await report(text, 0, true);
    await report(video, 1);
    const recent = async () => (await server.call(list, {}, token)).body.courses[0]?.study?.recentlyStudiedAt ?? [];
    const [moment, ...others] = await recent();
    expect(others.length).toBeLessThanOrEqual(1);
    expect(new Date(moment ?? '').getUTCMinutes() % 15).toBe(0);
    expect(Date.now() - Date.parse(moment ?? '')).toBeLessThan(16 * 60_000);
    const before = (days: number) => new Date(Date.now() - days * 86_400_000);
    await server.db
      .update(lectureProgress)
      .set({ studiedAt: [before(9), before(3)] })
      .where(eq(lectureProgress.userId, userId));
    const days = async () =>
      (await recent()).map((at) => Math.round((Date.now() - Date.parse(at)) / 86_400_000)).sort();
    expect(await days()).toEqual([3]);
    // Opening a lecture reports the position that is known, which is no study.
    await report(text, 0);
    await report(video, 1);
    expect(await days()).toEqual([3]);
    // What is studied again keeps the day on which it was before.
    await report(video, 2);
    expect(await days()).toEqual([0, 3]);
  });

  it('stays when the course is unpublished or deleted', async () => {
    const { token, courseId, text, report } = await student();
    await server.db.update(courses).set({ status: 'archived', deletedAt: new Date() }).where(eq(courses.id, courseId));
    expect((await server.call(get, { id: courseId }, token)).status).toBe(200);
    expect((await server.call(list, {}, token)).body.courses).toHaveLength(1);
    expect((await report(text, 0, true)).status).toBe(200);
  });
});

describe('progress', () => {
  it('returns the progress of the lecture and the course', async () => {
    const { report, video, token, courseId } = await student();
    expect((await report(video, 3.5)).body).toEqual({
      progress: { lectureId: video, isCompleted: false, lastWatchedPosition: 3.5 },
      courseProgress: 0,
    });
    expect((await report(video, 60, true)).body).toMatchObject({ progress: { isCompleted: true }, courseProgress: 25 });
    expect((await server.call(courseProgress, { id: courseId }, token)).body).toEqual({ courseProgress: 25 });
  });

  it('never moves back, whatever the order of the reports', async () => {
    const { report, video } = await student();
    const positions = [5, 40, 10, 59.5, 20, 0].flatMap((position) => [position, position / 2]);
    await Promise.all(positions.map((position, index) => report(video, position, index === 4)));
    expect((await report(video, 1)).body.progress).toEqual({
      lectureId: video,
      isCompleted: true,
      lastWatchedPosition: 59.5,
    });
  });

  it('of many at the same time is what it would be one by one, and each refusal is its own', async () => {
    const [one, other, stranger] = [await student(), await student(), await student()];
    const answers = await Promise.all([
      one.report(one.video, 10),
      one.report(one.video, 30, true),
      one.report(one.text, 0, true),
      one.report(one.quiz, 0, true),
      one.report(one.quiz, 0),
      one.report(one.draft, 0),
      other.report(other.video, 20),
      stranger.report(one.video, 50),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 409, 200, 404, 200, 403]);
    const { body } = await one.report(one.video, 0);
    expect(body).toMatchObject({ progress: { isCompleted: true, lastWatchedPosition: 30 }, courseProgress: 50 });
    expect((await other.report(other.video, 0)).body).toMatchObject({
      progress: { isCompleted: false, lastWatchedPosition: 20 },
      courseProgress: 0,
    });
  });

  it('of the course is the same after a report and when asked for, whatever its content has become', async () => {
    const { report, text, video, quiz, assignment, token, userId, courseId, sectionId } = await student();
    const asked = async () => (await server.call(courseProgress, { id: courseId }, token)).body;
    const complete = (lectureId: string) =>
      server.db
        .insert(lectureProgress)
        .values({ userId, lectureId, isCompleted: true })
        .onConflictDoUpdate({
          target: [lectureProgress.userId, lectureProgress.lectureId],
          set: { isCompleted: true },
        });
    const edits = [
      () => report(text, 0, true),
      () => complete(assignment),
      () => complete(quiz),
      () => server.db.update(quizzes).set({ isFinished: false }).where(eq(quizzes.lectureId, quiz)),
      () => server.db.update(lectures).set({ isPublished: false }).where(eq(lectures.id, assignment)),
      () => server.db.update(lectures).set({ deletedAt: new Date() }).where(eq(lectures.id, text)),
      () => server.make.lecture(courseId, sectionId, { type: 'text' }),
      () => report(video, 60, true),
    ];
    const seen: unknown[] = [];
    for (const edit of edits) {
      await edit();
      const reported = (await report(video, 5)).body.courseProgress;
      expect({ courseProgress: reported }).toEqual(await asked());
      seen.push(reported);
    }
    expect(new Set(seen).size).toBeGreaterThan(4);
  });

  it('ends at the end of the video', async () => {
    const { report, video } = await student();
    expect((await report(video, 999)).body.progress?.lastWatchedPosition).toBe(60);
  });

  it('does not complete a quiz or an assignment', async () => {
    const { report, quiz, assignment } = await student();
    for (const lecture of [quiz, assignment]) {
      expect(await report(lecture, 0, true)).toMatchObject({ status: 409, problem: { code: 'wrong_lecture_type' } });
      expect((await report(lecture, 0)).status).toBe(200);
    }
  });

  it('is refused for drafts, and for lectures that are missing or not theirs', async () => {
    const { report, draft } = await student();
    expect((await report(draft, 0)).status).toBe(404);
    expect((await report(newId(), 0)).status).toBe(404);
    expect(await report((await server.make.fullCourse()).text, 0)).toMatchObject({
      status: 403,
      problem: { code: 'not_enrolled' },
    });
    expect((await report((await server.make.fullCourse({ status: 'draft' })).text, 0)).status).toBe(404);
  });

  it.each([3e9, -1, Number.NaN, 1e308, '5', null])('refuses the position %s', async (lastWatchedPosition) => {
    const { text, token } = await student();
    const answer = await server.send(
      recordProgress,
      { lectureId: text, isCompleted: false, lastWatchedPosition },
      token,
    );
    expect(answer.status).toBe(400);
  });
});
