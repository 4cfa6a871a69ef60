import type { LearnerSort } from '@lectern/sdk';
import { trendWeeks } from '@lectern/sdk/rules';
import { describe, expect, it } from 'vitest';
import { answersOf, createKnotsCourse } from './knotsCourse.ts';
import type { SignUpTools } from './tools.ts';

/** What learners hand in, what their instructors see of it, and both their accounts. */
export function describeSubmissions(tools: SignUpTools) {
  const { signUp, signIn, visitor, refusal } = tools;

  describe('submitting', () => {
    it('grades a quiz, keeps every attempt, and completes the lecture for good', async () => {
      const { learner, courseId, quiz } = await createKnotsCourse(tools);
      const { questions } = (await learner.quizzes.get({ id: quiz })).quiz;
      const submit = (...given: (string | string[])[]) =>
        learner.quizzes.submit({ id: quiz, answers: answersOf(questions, ...given) });
      const failed = (await submit('Bowline', 'true')).attempt;
      expect(failed).toMatchObject({ score: 25, passed: false, attemptNumber: 1 });
      expect(failed.results?.[0]).not.toHaveProperty('correctAnswers');
      expect(failed.results?.map(({ userAnswer }) => userAnswer)).toEqual(['Bowline', 'true']);
      const passed = (await submit(['reef', 'BOWLINE'], 'true')).attempt;
      expect(passed).toMatchObject({ score: 100, passed: true, attemptNumber: 2 });
      expect(passed.results?.[0]?.correctAnswers).toEqual(['Bowline', 'Reef']);
      const { attempts } = await learner.quizzes.attempts({ id: quiz });
      expect(attempts.map(({ attemptNumber }) => attemptNumber)).toEqual([2, 1]);
      expect(attempts.map(({ results }) => results?.[0]?.userAnswer)).toEqual([['reef', 'BOWLINE'], 'Bowline']);
      expect((await learner.enrollments.courseProgress({ id: courseId })).courseProgress).toBeCloseTo(33.3, 1);
      expect(await refusal(submit('Bowline', ''))).toMatchObject({ status: 400 });
    });

    it('grades an assignment, notifies the learner, and starts over with new work', async () => {
      const { author, learner, assignment, text } = await createKnotsCourse(tools);
      expect((await learner.assignments.mySubmission({ id: assignment })).submission).toBeUndefined();
      await learner.assignments.submit({ id: assignment, submissionText: 'My rope' });
      const [received] = (await author.submissions.list({ id: assignment, isUngraded: true })).submissions;
      expect(received).toMatchObject({ submissionText: 'My rope', grade: null, userId: { firstName: 'José' } });
      await author.submissions.grade({ id: received?._id ?? '', grade: 91, feedback: 'It holds.' });
      expect((await author.submissions.list({ id: assignment, isUngraded: true })).submissions).toEqual([]);
      const mine = (await learner.assignments.mySubmission({ id: assignment })).submission;
      expect(mine).toMatchObject({ grade: 91, feedback: 'It holds.' });
      const { notifications } = await learner.users.notifications();
      expect(notifications[0]).toMatchObject({ title: 'Assignment Graded', isRead: false });
      await learner.users.markNotificationsRead({});
      expect((await learner.users.notifications()).notifications[0]?.isRead).toBe(true);
      await learner.users.removeNotifications({ ids: [notifications[0]?._id ?? ''] });
      expect((await learner.users.notifications()).notifications).toEqual([]);
      await learner.assignments.submit({ id: assignment, submissionText: 'Another rope' });
      expect((await learner.assignments.mySubmission({ id: assignment })).submission?.grade).toBeNull();
      expect((await refusal(learner.assignments.submit({ id: text, submissionText: 'x' }))).status).toBe(409);
    });

    it('counts and lists submissions waiting for a grade, with their task', async () => {
      const { author, learner, courseId, assignment } = await createKnotsCourse(tools);
      const stranger = await signUp('instructor');
      const waiting = async () => ({
        card: (await author.courses.listAuthored()).courses[0]?.stats?.waiting,
        row: (await author.courses.getAuthored({ id: courseId })).course.sections[0]?.lectures[2]?.waiting,
        list: (await author.submissions.listWaiting()).submissions.map(({ submissionText }) => submissionText),
      });
      expect(await waiting()).toEqual({ card: 0, row: 0, list: [] });
      await learner.assignments.submit({ id: assignment, submissionText: 'My rope' });
      const second = await signUp('learner');
      await second.enrollments.enroll({ courseId });
      await second.assignments.submit({ id: assignment, submissionText: 'Another rope' });
      expect(await waiting()).toEqual({ card: 2, row: 2, list: ['My rope', 'Another rope'] });
      const { submissions, ...page } = await author.submissions.listWaiting();
      expect(page).toEqual({ currentPage: 1, totalPages: 1, totalResults: 2 });
      expect(submissions[0]).toMatchObject({
        grade: null,
        userId: { firstName: 'José' },
        lecture: { _id: assignment, title: 'Handing in', courseId, courseTitle: 'Knots and What They Hold' },
      });
      expect((await author.submissions.listWaiting({ page: 2 })).submissions).toEqual([]);
      expect((await stranger.submissions.listWaiting()).totalResults).toBe(0);
      expect((await author.submissions.list({ id: assignment })).lecture).toMatchObject({
        contentUrl: 'https://example.com/brief',
      });
      await author.submissions.grade({ id: submissions[0]?._id ?? '', grade: 91 });
      expect(await waiting()).toEqual({ card: 1, row: 1, list: ['Another rope'] });
    });

    it('lists learners by name and progress, without their email addresses, and counts them by week', async () => {
      const { author, learner, courseId, text } = await createKnotsCourse(tools);
      await learner.enrollments.recordProgress({ lectureId: text, isCompleted: true, lastWatchedPosition: 0 });
      const second = await signUp('learner');
      await second.session.updateProfile({ firstName: '100%', lastName: 'Berg' });
      await second.enrollments.enroll({ courseId });
      const { learners, ...page } = await author.courses.learners({ id: courseId });
      expect(page).toEqual({ currentPage: 1, totalPages: 1, totalResults: 2 });
      expect(learners).toMatchObject([
        { firstName: '100%', lastName: 'Berg', progress: 0 },
        { firstName: 'José', lastName: '李', progress: 33.3, lastLecture: expect.any(String) },
      ]);
      expect(learners[0]).not.toHaveProperty('lastLecture');
      expect(learners[0]).not.toHaveProperty('email');
      const sorted = async (sort: LearnerSort) =>
        (await author.courses.learners({ id: courseId, sort })).learners.map(({ firstName }) => firstName);
      expect(await sorted('progress')).toEqual(['José', '100%']);
      expect(await sorted('away')).toEqual(['José', '100%']);
      expect(await sorted('newest')).toEqual(['100%', 'José']);
      const { weeks } = await author.courses.weeks();
      expect(weeks.map(({ from }) => from)).toEqual(trendWeeks());
      expect(weeks.map(({ enrollments }) => enrollments)).toEqual([0, 0, 0, 0, 0, 0, 0, 2]);
      expect(await refusal(learner.courses.weeks())).toMatchObject({ status: 403 });
      const names = async (q: string) =>
        (await author.courses.learners({ id: courseId, q })).learners.map(({ firstName }) => firstName);
      expect(await names('sé 李')).toEqual(['José']);
      expect(await names('%')).toEqual(['100%']);
      expect(await names('_')).toEqual([]);
    });

    it('shows how learners did in a quiz, question by question', async () => {
      const { author, learner, courseId, quiz } = await createKnotsCourse(tools);
      const results = async () => (await author.quizzes.results({ id: quiz })).results;
      expect(await results()).toMatchObject({
        title: 'Which knot?',
        attempts: 0,
        learners: 0,
        questions: [{ text: 'Which ones hold?', answers: 0 }, { answers: 0 }],
      });
      const second = await signUp('learner');
      await second.enrollments.enroll({ courseId });
      const { questions } = (await learner.quizzes.get({ id: quiz })).quiz;
      const submit = (who: typeof learner, ...given: (string | string[])[]) =>
        who.quizzes.submit({ id: quiz, answers: answersOf(questions, ...given) });
      await submit(learner, ['Bowline', 'Granny'], 'true');
      await submit(learner, ['Bowline', 'Reef'], 'true');
      await submit(second, ['Granny'], 'false');
      const { questions: asked, averageScore, ...totals } = await results();
      expect(totals).toMatchObject({ attempts: 3, learners: 2, passed: 1 });
      expect(averageScore).toBeCloseTo((25 + 100 + 0) / 3);
      expect(asked.map(({ answers, commonMistake }) => ({ answers, commonMistake }))).toEqual([
        { answers: 3, commonMistake: { answer: 'Granny', count: 2 } },
        { answers: 3, commonMistake: { answer: 'false', count: 1 } },
      ]);
      expect(asked.map(({ correctShare = 0 }) => Math.round(correctShare))).toEqual([33, 67]);
    });

    it('notifies the instructor of submissions and reviews, grouped until read, unless turned off', async () => {
      const { author, learner, courseId, assignment } = await createKnotsCourse(tools);
      const list = async () =>
        (await author.users.notifications()).notifications.map(({ kind, events, title, link, isRead }) => ({
          kind,
          events,
          title,
          link,
          isRead,
        }));
      const submit = () => learner.assignments.submit({ id: assignment, submissionText: 'My rope' });
      await submit();
      await learner.reviews.add({ courseId, rating: 2, comment: 'Too many knots.' });
      await submit();
      const submission = { kind: 'submission', link: `/instructor/grading/${assignment}` };
      const review = { kind: 'review', link: `/course/${courseId}` };
      expect(await list()).toEqual([
        { ...submission, events: 2, title: '2 new submissions', isRead: false },
        { ...review, events: 1, title: 'New review', isRead: false },
      ]);
      await author.users.markNotificationsRead({});
      await submit();
      expect((await list())[0]).toEqual({ ...submission, events: 1, title: 'New submission', isRead: false });
      const [work] = (await author.submissions.list({ id: assignment })).submissions;
      await author.submissions.grade({ id: work?._id ?? '', grade: 80 });
      expect((await list())[0]).toEqual({ ...submission, events: 1, title: 'New submission', isRead: true });

      expect((await author.users.notificationSettings()).settings).toEqual({
        sale: true,
        submission: true,
        review: true,
      });
      const { settings } = await author.users.updateNotificationSettings({ submission: false });
      expect(settings).toEqual({ sale: true, submission: false, review: true });
      await author.users.removeNotifications({});
      await submit();
      await learner.reviews.add({ courseId, rating: 4, comment: 'Just enough knots.' });
      expect((await list()).map(({ kind }) => kind)).toEqual(['review']);
      await author.users.updateNotificationSettings({ submission: true });
      await submit();
      expect((await list()).map(({ kind }) => kind)).toEqual(['submission', 'review']);
    });

    it('adds one review per learner of a course', async () => {
      const { learner, courseId } = await createKnotsCourse(tools);
      await learner.reviews.add({ courseId, rating: 2, comment: 'Too many knots.' });
      await learner.reviews.add({ courseId, rating: 5, comment: 'Just enough knots.' });
      const { reviews } = await visitor().reviews.list({ id: courseId });
      expect(reviews).toMatchObject([{ rating: 5, comment: 'Just enough knots.', userId: { firstName: 'José' } }]);
      expect(reviews[0]?.userId?.email).toBeUndefined();
      expect((await visitor().reviews.list({ id: courseId, rating: 5 })).reviews).toHaveLength(1);
      expect(await visitor().reviews.list({ id: courseId, rating: 2 })).toMatchObject({
        reviews: [],
        totalPages: 0,
        ratingDistribution: { 5: 1, 2: 0 },
      });
      const { course: studied } = await learner.enrollments.get({ id: courseId });
      expect(studied.ownReview).toMatchObject({ rating: 5, comment: 'Just enough knots.' });
      const stranger = await signUp('learner');
      expect(await refusal(stranger.reviews.add({ courseId, rating: 1, comment: 'Never been there.' }))).toMatchObject({
        status: 403,
        code: 'not_enrolled',
      });
    });
  });

  describe('the user’s account', () => {
    it('changes names and password; a wrong password doesn’t end the session', async () => {
      const learner = await signUp('learner');
      await learner.session.updateProfile({ firstName: 'Jo', lastName: 'Li', bio: 'Ropes.' });
      expect((await learner.users.profile()).user).toMatchObject({ firstName: 'Jo', lastName: 'Li', bio: 'Ropes.' });
      const wrong = learner.session.changePassword({ currentPassword: 'not this one', newPassword: 'paper-lantern-8' });
      expect(await refusal(wrong)).toMatchObject({ status: 400, code: 'wrong_password' });
      await learner.session.changePassword({ currentPassword: 'paper-lantern-7', newPassword: 'paper-lantern-8' });
      expect((await learner.users.profile()).user.firstName).toBe('Jo');
      const [notice] = (await learner.users.notifications()).notifications;
      expect(notice).toMatchObject({ title: 'Password Changed', link: '/contact', isRead: false });
    });

    it('signs out elsewhere, and ends for good with email and password', async () => {
      const learner = await signUp('learner');
      const { userId = '', email = '' } = learner.session.getState().user ?? {};
      const { signIns, hasPassword } = await learner.account.signIns();
      expect(hasPassword).toBe(true);
      expect(signIns).toMatchObject([{ isCurrent: true }]);
      const before = learner.session.getState().token;
      await learner.session.signOutElsewhere();
      expect(learner.session.getState().token).not.toBe(before);
      expect((await learner.users.profile()).user.userId).toBe(userId);
      expect(await refusal(learner.account.endSignIn({ id: 'f'.repeat(24) }))).toMatchObject({ status: 404 });
      const currentPassword = 'paper-lantern-7';
      const unproven = learner.account.exportAddress({ currentPassword: 'not this one' });
      expect(await refusal(unproven)).toMatchObject({ status: 400, code: 'wrong_password' });
      expect((await learner.account.exportAddress({ currentPassword })).url).not.toBe('');
      const wrongEmail = learner.account.remove({ email: 'someone@example.com', currentPassword });
      expect(await refusal(wrongEmail)).toMatchObject({ status: 400, code: 'wrong_email' });
      const wrongPassword = learner.account.remove({ email, currentPassword: 'not this one' });
      expect(await refusal(wrongPassword)).toMatchObject({ status: 400, code: 'wrong_password' });
      await learner.account.remove({ email, currentPassword });
      const again = visitor().session.signIn({ email, password: currentPassword });
      expect(await refusal(again)).toMatchObject({ code: 'invalid_credentials' });
    });

    it('shows everyone an instructor’s profile, with the highest review of each course, none below four stars', async () => {
      const { author, courseId, learner } = await createKnotsCourse(tools);
      const id = author.session.getState().user?.userId ?? '';
      const profile = () => visitor().instructors.get({ id });
      const { instructor, courses } = await profile();
      expect(instructor).toMatchObject({ firstName: 'José', lastName: '李', stats: { courses: 1, students: 1 } });
      expect(courses.map(({ _id }) => _id)).toEqual([courseId]);
      await learner.reviews.add({ courseId, rating: 3, comment: 'A knot too many.' });
      expect((await profile()).reviews).toEqual([]);
      await learner.reviews.add({ courseId, rating: 4, comment: 'Just enough knots.' });
      // Signed in, because servers limit how many accounts are created.
      const second = await signIn('learner');
      await second.enrollments.enroll({ courseId });
      await second.reviews.add({ courseId, rating: 5, comment: 'I tie them asleep.' });
      const [review, ...others] = (await profile()).reviews;
      expect(others).toEqual([]);
      expect(review).toMatchObject({ rating: 5, comment: 'I tie them asleep.', course: { _id: courseId } });
      expect(review?.userId?.email).toBeUndefined();
    });
  });
}
