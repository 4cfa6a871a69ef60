import { endpoints } from '@lectern/sdk/api';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { certificates, mails, users } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { firstLines } from './firstLines.ts';
import { claimMails } from './outboxRepository.ts';
import { prepareMail } from './prepareMail.ts';

const server = withServer({ sendsMail: true });
beforeEach(async () => {
  await server.db.delete(mails);
});

/** A learner who takes a course with an assignment. */
async function course() {
  const owner = await server.make.user({ role: 'instructor', email: `${Math.random()}@teacher.example` });
  const made = await server.make.fullCourse({ creatorId: owner, title: 'Tides for walkers' });
  const learner = await server.make.user({ firstName: 'Nina', lastName: 'Sen' });
  await server.make.enroll(learner, made.courseId);
  const [asOwner, asLearner] = await Promise.all([server.tokenOf(owner), server.tokenOf(learner)]);
  const submit = async (submissionText = 'My work') =>
    (await server.call(endpoints.assignments.submit, { id: made.assignment, submissionText }, asLearner)).body
      .submission._id;
  const grade = (id: string, grade = 80, feedback = '') =>
    server.call(endpoints.submissions.grade, { id, grade, feedback }, asOwner);
  return { ...made, owner, learner, asOwner, asLearner, submit, grade };
}

const waiting = (userId: string, kind: string) =>
  server.db
    .select()
    .from(mails)
    .where(and(eq(mails.userId, userId), eq(mails.kind, kind)));

/** What the mails to an account say now, as the sender makes them. */
async function textsFor(userId: string, kind: string) {
  const claimed = (await claimMails(server.db, 100)).filter((mail) => mail.userId === userId && mail.kind === kind);
  const context = {
    db: server.db,
    origin: 'https://learn.example',
    linkTokens: server.services.linkTokens,
  };
  return Promise.all(claimed.map((mail) => prepareMail(context, mail)));
}

describe('graded work', () => {
  it('is mailed to the learner, with how the feedback begins', async () => {
    const { learner, courseId, assignment, submit, grade } = await course();
    const id = await submit();
    await grade(id, 82.5, 'Good.\n\nSecond <b>line</b>\nThird\nFourth');
    const [mail, more] = await textsFor(learner, 'grade');
    expect(more).toBeUndefined();
    expect(mail?.subject).toBe('"A lecture" was graded');
    expect(mail?.text).toContain('Your work for "A lecture" in "Tides for walkers" got 82.5 out of 100.');
    expect(mail?.text).toContain('Third...');
    expect(mail?.text).not.toContain('Fourth');
    expect(mail?.text).toContain(`https://learn.example/course/${courseId}/learning?lecture=${assignment}`);
    expect(mail?.html).toContain('Second &lt;b&gt;line');
  });

  it('says what counts when it is sent, and nothing once the work was replaced', async () => {
    const { learner, submit, grade } = await course();
    const id = await submit();
    await grade(id, 10);
    await grade(id, 90);
    expect((await textsFor(learner, 'grade')).map((mail) => mail?.text.includes('90 out of 100'))).toEqual([true]);
    await server.db.delete(mails);
    await grade(id, 50);
    await submit('Better');
    expect(await textsFor(learner, 'grade')).toEqual([undefined]);
  });

  it('is not mailed where the grade was refused', async () => {
    const { learner, submit } = await course();
    const id = await submit();
    const other = await server.tokenOf(await server.make.user({ role: 'instructor' }));
    expect((await server.call(endpoints.submissions.grade, { id, grade: 1 }, other)).status).toBe(404);
    expect(await waiting(learner, 'grade')).toEqual([]);
  });

  it('in a loop fills no mailbox', async () => {
    const { learner, submit, grade } = await course();
    const id = await submit();
    for (let n = 0; n < 12; n++) {
      await grade(id, n);
      // Tried, so that the next one is another mail.
      await claimMails(server.db, 100);
    }
    expect(await waiting(learner, 'grade')).toHaveLength(5);
  });
});

describe('a submission', () => {
  it('is mailed to the instructor of the course until it is graded', async () => {
    const { owner, assignment, submit, grade } = await course();
    const id = await submit();
    const [mail] = await textsFor(owner, 'submission');
    const { email = '' } = (await server.db.select().from(users).where(eq(users.id, owner)))[0] ?? {};
    expect(mail?.to.address).toBe(email);
    expect(mail?.subject).toBe('New submission for "A lecture"');
    expect(mail?.text).toContain('Nina Sen submitted work for "A lecture" in "Tides for walkers".');
    expect(mail?.text).toContain(`https://learn.example/instructor/grading/${assignment}`);
    await submit('Again');
    await grade(id);
    expect(await textsFor(owner, 'submission')).toEqual([undefined]);
  });
});

describe('a certificate', () => {
  it('is mailed once to its holder, and not once it was revoked', async () => {
    const courseId = await server.make.course({ title: 'Tides for walkers' });
    const lectureId = await server.make.lecture(courseId, await server.make.section(courseId));
    const learner = await server.make.user();
    await server.make.enroll(learner, courseId);
    const token = await server.tokenOf(learner);
    const report = { lectureId, isCompleted: true, lastWatchedPosition: 0 };
    await Promise.all(
      Array.from({ length: 8 }, () => server.call(endpoints.enrollments.recordProgress, report, token)),
    );
    const rows = await server.db.select().from(certificates).where(eq(certificates.userId, learner));
    expect(rows).toHaveLength(1);
    const number = rows[0]?.number ?? '';
    expect(await waiting(learner, 'certificate')).toMatchObject([{ subjectId: number }]);
    const [mail] = await textsFor(learner, 'certificate');
    expect(mail?.subject).toBe('Your certificate for "Tides for walkers"');
    expect(mail?.text).toContain(`https://learn.example/certificates/${number}`);

    await server.db.update(mails).set({ dueAt: new Date(0) });
    await server.db.update(certificates).set({ revokedAt: new Date() }).where(eq(certificates.number, number));
    expect(await textsFor(learner, 'certificate')).toEqual([undefined]);
  });
});

it('a text begins with three lines, and with whole characters', () => {
  expect(firstLines('  ')).toBe('');
  expect(firstLines('One\n \nTwo\nThree\n')).toBe('One\nTwo\nThree');
  expect(firstLines('One\nTwo\nThree\nFour')).toBe('One\nTwo\nThree...');
  const long = firstLines('😀'.repeat(400));
  expect([...long].length).toBe(303);
  expect(long).not.toMatch(/\p{Surrogate}/u);
});
