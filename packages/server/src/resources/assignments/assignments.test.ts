import { endpoints } from '@lectern/sdk/api';
import { expect, it } from 'vitest';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();

async function course() {
  const owner = await server.make.user({ role: 'instructor' });
  const made = await server.make.fullCourse({ creatorId: owner });
  const learner = await server.make.user();
  await server.make.enroll(learner, made.courseId);
  return { ...made, asOwner: await server.tokenOf(owner), asLearner: await server.tokenOf(learner) };
}

it('stores a submission, grades it, notifies the learner, and clears the grade of a new submission', async () => {
  const { assignment, courseId, asOwner, asLearner } = await course();
  const mine = () => server.call(endpoints.assignments.mySubmission, { id: assignment }, asLearner);
  expect((await mine()).body.submission).toBeUndefined();

  const handed = await server.call(
    endpoints.assignments.submit,
    { id: assignment, submissionText: 'Version 1' },
    asLearner,
  );
  expect(handed.body.submission).toMatchObject({ submissionText: 'Version 1', submissionUrl: '', grade: null });
  const progress = await server.call(endpoints.enrollments.courseProgress, { id: courseId }, asLearner);
  expect(progress.body.courseProgress).toBe(25);

  const waiting = () => server.call(endpoints.submissions.list, { id: assignment, isUngraded: true }, asOwner);
  const [received] = (await waiting()).body.submissions;
  expect(received).toMatchObject({ submissionText: 'Version 1', userId: { firstName: 'Nina', lastName: 'Sen' } });
  const graded = await server.call(
    endpoints.submissions.grade,
    { id: received?._id ?? '', grade: 82.5, feedback: 'Good work.' },
    asOwner,
  );
  expect(graded.body.submission).toMatchObject({ grade: 82.5, feedback: 'Good work.', gradedAt: expect.any(String) });
  expect((await waiting()).body.submissions).toEqual([]);
  const better = await server.call(endpoints.submissions.grade, { id: received?._id ?? '', grade: 90 }, asOwner);
  expect(better.body.submission).toMatchObject({ grade: 90, feedback: 'Good work.' });
  await server.call(endpoints.submissions.grade, { id: received?._id ?? '', grade: 82.5 }, asOwner);
  expect((await mine()).body.submission).toMatchObject({ grade: 82.5, feedback: 'Good work.' });

  const { notifications } = (await server.call(endpoints.users.notifications, {}, asLearner)).body;
  expect(notifications).toHaveLength(3);
  expect(notifications.slice(0, 1)).toMatchObject([
    {
      title: 'Assignment Graded',
      message: '"A lecture" was graded: 82.5 out of 100.',
      link: `/course/${courseId}/learning?lecture=${assignment}`,
      isRead: false,
    },
  ]);
  // Only their own.
  await server.call(endpoints.users.markNotificationsRead, {}, asOwner);
  const unread = await server.call(endpoints.users.notifications, {}, asLearner);
  expect(unread.body.notifications[0]?.isRead).toBe(false);
  await server.call(endpoints.users.markNotificationsRead, { ids: [notifications[0]?._id ?? ''] }, asLearner);
  expect((await server.call(endpoints.users.notifications, {}, asLearner)).body.notifications[0]?.isRead).toBe(true);

  const again = { id: assignment, submissionUrl: 'https://example.com/work' };
  await server.call(endpoints.assignments.submit, again, asLearner);
  expect((await mine()).body.submission).toMatchObject({
    submissionText: '',
    submissionUrl: 'https://example.com/work',
    grade: null,
    feedback: '',
  });
  expect((await waiting()).body.submissions).toHaveLength(1);
  const content = await server.call(endpoints.enrollments.get, { id: courseId }, asLearner);
  const lecture = content.body.course.sections[0]?.lectures.find(({ _id }) => _id === assignment);
  expect(lecture?.assignmentSubmissionId).toBe(received?._id);
});

it('notifies the instructor until all submissions are graded', async () => {
  const { assignment, courseId, asOwner, asLearner } = await course();
  const second = await server.make.user();
  await server.make.enroll(second, courseId);
  for (const token of [asLearner, await server.tokenOf(second)]) {
    await server.call(endpoints.assignments.submit, { id: assignment, submissionText: 'Done' }, token);
  }
  const { submissions, lecture } = (await server.call(endpoints.submissions.list, { id: assignment }, asOwner)).body;
  const notified = async () => (await server.call(endpoints.users.notifications, {}, asOwner)).body.notifications;
  const grade = (place: number) =>
    server.call(endpoints.submissions.grade, { id: submissions[place]?._id ?? '', grade: 80 }, asOwner);
  const message = `"${lecture?.title}" in "${lecture?.courseTitle}" has submissions to grade.`;
  await grade(0);
  expect(await notified()).toMatchObject([{ title: '2 new submissions', message, isRead: false }]);
  await grade(1);
  expect(await notified()).toMatchObject([{ title: '2 new submissions', message, isRead: true }]);
});

it('leaves no link to a course that its instructor has deleted', async () => {
  const { assignment, courseId, asOwner, asLearner } = await course();
  await server.call(endpoints.assignments.submit, { id: assignment, submissionText: 'Done' }, asLearner);
  await server.call(endpoints.reviews.add, { courseId, rating: 5, comment: 'Well explained.' }, asLearner);
  const notified = async () => (await server.call(endpoints.users.notifications, {}, asOwner)).body.notifications;
  const withLinks = (await notified()).map(({ link = '', isRead }) => [link.split('/')[1], isRead]);
  expect(withLinks).toEqual([
    ['course', false],
    ['instructor', false],
  ]);
  expect((await server.call(endpoints.courses.remove, { id: courseId }, asOwner)).status).toBe(200);
  expect((await notified()).map(({ link, isRead }) => [link, isRead])).toEqual([
    [undefined, true],
    [undefined, true],
  ]);
});

it('stores one submission of concurrent ones', async () => {
  const { assignment, asOwner, asLearner } = await course();
  const all = await Promise.all(
    Array.from({ length: CONCURRENT_CALLERS }, (_, n) =>
      server.call(endpoints.assignments.submit, { id: assignment, submissionText: `Version ${n}` }, asLearner),
    ),
  );
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  const { body } = await server.call(endpoints.submissions.list, { id: assignment }, asOwner);
  expect(body.lecture).toMatchObject({ _id: assignment, title: expect.any(String), courseTitle: expect.any(String) });
  expect(body.submissions).toHaveLength(1);
});

it('accepts submissions for assignments only', async () => {
  const { text, asLearner } = await course();
  const answer = await server.call(endpoints.assignments.submit, { id: text, submissionText: 'x' }, asLearner);
  expect(answer).toMatchObject({ status: 409, problem: { code: 'wrong_lecture_type' } });
});
