import type { ApiError, AuthorMarketplace, LearnerSort } from '@lectern/sdk';
import { courseTimes, trendWeeks } from '@lectern/sdk/rules';
import { describe, expect, it } from 'vitest';

/** What these tests need from the suite they belong to. */
interface Tools {
  signUp(role: 'learner' | 'instructor'): Promise<AuthorMarketplace>;
  signIn(role: 'learner' | 'instructor'): Promise<AuthorMarketplace>;
  visitor(): AuthorMarketplace;
  refusal(call: Promise<unknown>): Promise<Pick<ApiError, 'status' | 'code' | 'message' | 'details'>>;
}

const film = (name = 'film.webm', type = 'video/webm') =>
  new File([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d])], name, { type });

/** The authoring and submission tests of the contract, run through the SDK against every implementation. */
export function describeAuthoring({ signUp, signIn, visitor, refusal }: Tools) {
  /** A published free course with a text, a finished quiz and an assignment, and a learner enrolled in it. */
  async function course() {
    const author = await signUp('instructor');
    const { categories } = await visitor().categories.list();
    const category = categories[0]?._id ?? '';
    const made = await author.courses.create({
      title: 'Knots and What They Hold',
      description: 'Twelve knots, what each is for, and how to untie it again.',
      category,
      status: 'published',
    });
    const courseId = made.course?._id ?? '';
    const { section } = await author.sections.create({ courseId, title: 'The first knots' });
    const place = { courseId, sectionId: section?._id ?? '' };
    const add = async (input: Parameters<typeof author.lectures.create>[0]) =>
      (await author.lectures.create(input)).lecture?._id ?? '';
    const text = await add({ ...place, title: 'Reading', type: 'text', textContent: '<p>Take a rope.</p>' });
    const quiz = await add({ ...place, title: 'Testing', type: 'quiz', order: 1 });
    const assignment = await add({
      ...place,
      title: 'Handing in',
      type: 'assignment',
      order: 2,
      contentUrl: 'https://example.com/brief',
    });
    await author.createQuiz(quiz, {
      title: 'Which knot?',
      questions: [
        {
          text: 'Which ones hold?',
          type: 'multiple-choice',
          options: [
            { text: 'Bowline', isCorrect: true },
            { text: 'Granny', isCorrect: false },
            { text: 'Reef', isCorrect: true },
          ],
          points: 3,
        },
        { text: 'Is a reef knot flat?', type: 'true-false', correctAnswer: 'true' },
      ],
    });
    const learner = await signUp('learner');
    await learner.enrollments.enroll({ courseId });
    return { author, learner, category, courseId, sectionId: place.sectionId, text, quiz, assignment };
  }
  const answersOf = (questions: readonly { _id: string }[], ...given: (string | string[])[]) =>
    questions.map(({ _id }, index) => ({ questionId: _id, userAnswer: given[index] ?? '' }));

  describe('authoring', () => {
    it('is for instructors, and each sees only their own courses', async () => {
      const { author, courseId } = await course();
      const stranger = await signUp('instructor');
      const learner = await signUp('learner');
      expect((await author.courses.listAuthored()).courses.map(({ _id }) => _id)).toEqual([courseId]);
      expect((await stranger.courses.listAuthored()).courses).toEqual([]);
      expect((await refusal(stranger.courses.getAuthored({ id: courseId }))).status).toBe(404);
      expect((await refusal(stranger.courses.update({ courseId, title: 'Mine now' }))).status).toBe(404);
      expect((await refusal(learner.courses.update({ courseId, title: 'Mine now' }))).status).toBe(403);
      expect((await refusal(author.categories.create({ name: 'Ropes' }))).status).toBe(403);
    });

    it('shows and counts a quiz lecture once its quiz is finished', async () => {
      const { author, learner, courseId, sectionId, text, quiz, assignment } = await course();
      const place = { courseId, sectionId };
      const waiting = (await author.lectures.create({ ...place, title: 'Tested later', type: 'quiz', order: 3 }))
        .lecture;
      const id = waiting?._id ?? '';
      const shown = async () => {
        const sections = [
          (await visitor().courses.get({ id: courseId })).course.sections,
          (await learner.enrollments.get({ id: courseId })).course.sections,
        ];
        return sections.map((one) => one.flatMap(({ lectures }) => lectures.map(({ _id }) => _id)));
      };
      expect(await shown()).toEqual([
        [text, quiz, assignment],
        [text, quiz, assignment],
      ]);
      const { questions } = (await learner.quizzes.get({ id: quiz })).quiz;
      await learner.quizzes.submit({ id: quiz, answers: answersOf(questions, ['Bowline', 'Reef'], 'true') });
      await learner.assignments.submit({ id: assignment, submissionText: 'A bowline.' });
      const { courseProgress } = await learner.enrollments.recordProgress({
        lectureId: text,
        isCompleted: true,
        lastWatchedPosition: 0,
      });
      expect(courseProgress).toBe(100);
      expect((await learner.enrollments.list()).courses[0]).toMatchObject({ progress: 100, totalLectures: 3 });

      await author.createQuiz(id, {
        title: 'Later knots',
        questions: [{ text: 'Is it a knot?', type: 'true-false', correctAnswer: 'true' }],
      });
      expect(await shown()).toEqual([
        [text, quiz, assignment, id],
        [text, quiz, assignment, id],
      ]);
      expect((await learner.enrollments.courseProgress({ id: courseId })).courseProgress).toBe(75);
      // A deleted quiz disappears together with its lecture, except for learners who have answered it.
      await author.quizzes.remove({ id });
      expect((await learner.enrollments.courseProgress({ id: courseId })).courseProgress).toBe(100);
      expect((await shown())[0]).toEqual([text, quiz, assignment]);
    });

    it('changes only the fields that are sent, and reorders everything', async () => {
      const { author, courseId, sectionId, text, quiz, assignment } = await course();
      await author.courses.update({ courseId, price: '12.50', learningObjectives: ['Tie'] });
      const { section } = await author.sections.create({ courseId, title: 'More knots', order: 1 });
      const second = section?._id ?? '';
      await author.courses.arrange({
        id: courseId,
        sections: [
          { _id: second, lectures: [assignment, text] },
          { _id: sectionId, lectures: [quiz] },
        ],
      });
      const { course: own } = await author.courses.getAuthored({ id: courseId });
      expect(own.sections.map((one) => one.courseId)).toEqual([courseId, courseId]);
      expect(own).toMatchObject({ title: 'Knots and What They Hold', price: 12.5, learningObjectives: ['Tie'] });
      expect(own.sections.map((one) => [one._id, ...one.lectures.map(({ _id }) => _id)])).toEqual([
        [second, assignment, text],
        [sectionId, quiz],
      ]);
      const half = author.courses.arrange({ id: courseId, sections: [{ _id: second, lectures: [] }] });
      expect(await refusal(half)).toMatchObject({ status: 409, code: 'content_changed' });
      await author.lectures.remove({ id: text });
      await author.sections.remove({ id: sectionId });
      expect((await author.courses.getAuthored({ id: courseId })).course.sections).toHaveLength(1);
      await author.courses.remove({ id: courseId });
      expect((await refusal(visitor().courses.get({ id: courseId }))).status).toBe(404);
    });

    it('accepts a whole section or lecture as an update, but never changes its course or type', async () => {
      const { author, category, courseId, sectionId, text } = await course();
      const section = { id: sectionId, courseId, title: 'Knots first', order: 0 };
      expect((await author.sections.update(section)).section).toMatchObject({ courseId, title: 'Knots first' });
      const lecture = { id: text, courseId, sectionId, title: 'Reading on', type: 'text' as const, order: 0 };
      const changed = { ...lecture, isPublished: true, textContent: '<p>Take two ropes.</p>' };
      expect((await author.lectures.update(changed)).lecture).toMatchObject({ title: 'Reading on', type: 'text' });

      const other = await author.courses.create({
        title: 'Another course',
        description: 'It has nothing to do with knots.',
        category,
      });
      const elsewhere = { courseId: other.course?._id ?? '' };
      expect(await refusal(author.sections.update({ ...section, ...elsewhere }))).toMatchObject({ status: 404 });
      expect(await refusal(author.lectures.update({ ...lecture, ...elsewhere }))).toMatchObject({ status: 404 });
      expect(await refusal(author.lectures.update({ ...lecture, type: 'quiz' }))).toMatchObject({
        status: 400,
        message: "A lecture's type can't be changed.",
      });
    });

    it('creates nothing twice with the same key, and applies what changed in between', async () => {
      const { author, courseId, sectionId } = await course();
      const key = 'a-try-and-another';
      const ids = [];
      for (const title of ['Half hitch', 'Half hitches']) {
        const { section } = await author.sections.create({ courseId, title, idempotencyKey: key });
        const { lecture } = await author.lectures.create({
          courseId,
          sectionId,
          title,
          type: 'quiz',
          idempotencyKey: key,
        });
        ids.push([section?._id, lecture?._id]);
      }
      expect(ids[1]).toEqual(ids[0]);
      const { sections } = (await author.courses.getAuthored({ id: courseId })).course;
      const titles = [...sections, ...sections.flatMap(({ lectures }) => lectures)].map(({ title }) => title);
      expect(titles.filter((title) => title.startsWith('Half'))).toEqual(['Half hitches', 'Half hitches']);
    });

    it('gives a text the time it takes to read, whenever it is written, and whatever the client says', async () => {
      const { author, courseId, sectionId, assignment } = await course();
      const words = (count: number) => `<p>${'knot '.repeat(count)}</p><hr><p>&amp; – …</p>`;
      const { lecture } = await author.lectures.create({
        courseId,
        sectionId,
        title: 'Reading on',
        type: 'text',
        order: 3,
        textContent: words(400),
      });
      const id = lecture?._id ?? '';
      expect(lecture?.duration).toBe(120);
      const change = async (input: object) => (await author.lectures.update({ id, ...input })).lecture?.duration;
      expect(await change({ textContent: words(1000) })).toBe(300);
      expect(await change({ duration: 7 })).toBe(300);
      expect(await change({ title: 'Reading further', textContent: words(600), duration: 7 })).toBe(180);
      const { sections } = (await visitor().courses.get({ id: courseId })).course;
      expect(courseTimes(sections.flatMap(({ lectures }) => lectures)).text).toBe(181);
      // The brief of an assignment isn't what takes the time.
      const task = await author.lectures.update({ id: assignment, textContent: words(400) });
      expect(task.lecture?.duration).toBe(0);
    });

    it('uploads a video and sets its URL in a lecture', async () => {
      const { author, courseId, sectionId } = await course();
      const { videoUrl } = await author.lectures.uploadVideo({ videoFile: film() });
      const contentUrl = new URL(videoUrl, 'http://lectern.test').href;
      const { lecture } = await author.lectures.create({
        courseId,
        sectionId,
        title: 'Watching',
        type: 'video',
        contentUrl,
      });
      expect(lecture?.contentUrl).toMatch(/^http/);
    });

    it('shows a quiz to its author only until it is finished, and never its answers', async () => {
      const { author, learner, quiz, text } = await course();
      expect(await author.quizzes.getAuthored({ id: text })).toBeNull();
      const own = (await author.quizzes.getAuthored({ id: quiz }))?.quiz;
      expect(own).toMatchObject({ title: 'Which knot?', isFinished: true, passPercentage: 70 });
      expect(own?.questions.map(({ points }) => points)).toEqual([3, 1]);
      expect((await refusal(learner.quizzes.getAuthored({ id: quiz }))).status).toBe(403);
      const taken = (await learner.quizzes.get({ id: own?._id ?? '' })).quiz;
      expect(taken.questions[0]).toMatchObject({ hasSeveralAnswers: true, options: [{ text: 'Bowline' }, {}, {}] });
      expect(JSON.stringify(taken)).not.toMatch(/isCorrect|correctAnswer/);
      const other = own?.questions[0]?._id ?? '';
      await author.questions.remove({ id: other });
      const last = author.questions.remove({ id: own?.questions[1]?._id ?? '' });
      expect(await refusal(last)).toMatchObject({ status: 409, code: 'last_question' });
      expect(await refusal(author.quizzes.create({ lectureId: quiz, title: 'Another' }))).toMatchObject({
        status: 409,
        code: 'quiz_exists',
      });
    });
  });

  describe('a finished quiz', () => {
    it('changes only the fields that are sent', async () => {
      const { author, learner, quiz } = await course();
      const { quiz: changed } = await author.quizzes.update({ id: quiz, passPercentage: '25' });
      expect(changed).toMatchObject({ title: 'Which knot?', passPercentage: 25, isFinished: true });
      expect(changed.questions).toHaveLength(2);
      await author.quizzes.update({ id: changed._id, title: 'Which one holds?', description: 'Ropes ready.' });
      expect((await author.quizzes.update({ id: quiz })).quiz).toMatchObject({
        title: 'Which one holds?',
        description: 'Ropes ready.',
        passPercentage: 25,
      });
      const { quiz: taken } = await learner.quizzes.get({ id: quiz });
      expect(taken).toMatchObject({ title: 'Which one holds?', passPercentage: 25 });
      await expect(author.quizzes.update({ id: quiz, passPercentage: 101 })).rejects.toThrow(
        /^Pass percentage must be/,
      );
      const stranger = await signUp('instructor');
      expect((await refusal(stranger.quizzes.update({ id: quiz, title: 'Mine now' }))).status).toBe(404);
      expect((await refusal(learner.quizzes.update({ id: quiz, title: 'Mine now' }))).status).toBe(403);
    });

    it('reorders its questions at once; earlier attempts keep their answers', async () => {
      const { author, learner, quiz } = await course();
      const { questions } = (await learner.quizzes.get({ id: quiz })).quiz;
      const answers = answersOf(questions, ['Bowline', 'Reef'], 'true');
      await learner.quizzes.submit({ id: quiz, answers });
      const ids = questions.map(({ _id }) => _id);
      const turned = [...ids].reverse();
      await author.quizzes.arrange({ id: quiz, questions: turned });
      const idsOf = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
      expect(idsOf((await author.quizzes.getAuthored({ id: quiz }))?.quiz.questions ?? [])).toEqual(turned);
      expect(idsOf((await learner.quizzes.get({ id: quiz })).quiz.questions)).toEqual(turned);
      // A learner with the old order on the page submits it anyway.
      expect((await learner.quizzes.submit({ id: quiz, answers })).attempt).toMatchObject({ score: 100 });
      expect((await learner.quizzes.attempts({ id: quiz })).attempts.map(({ score }) => score)).toEqual([100, 100]);
      for (const wrong of [ids.slice(1), [...ids, ids[0] ?? ''], [ids[0] ?? '', ids[0] ?? '']]) {
        const half = author.quizzes.arrange({ id: quiz, questions: wrong });
        expect(await refusal(half)).toMatchObject({ status: 409, code: 'quiz_changed' });
      }
      expect(idsOf((await author.quizzes.getAuthored({ id: quiz }))?.quiz.questions ?? [])).toEqual(turned);
      const stranger = await signUp('instructor');
      expect((await refusal(stranger.quizzes.arrange({ id: quiz, questions: ids }))).status).toBe(404);
    });
  });

  describe('a question', () => {
    const trueFalse = { text: 'Is a reef knot flat?', type: 'true-false' as const, correctAnswer: 'true' };

    it('names the lecture that explains it, which learners get with the result only', async () => {
      const { author, learner, courseId, sectionId, quiz, text } = await course();
      const place = { courseId, sectionId, order: 3, contentUrl: 'https://example.com/film.mp4' };
      const { lecture } = await author.lectures.create({ ...place, title: 'Watching', type: 'video' });
      const video = lecture?._id ?? '';
      const own = async () => (await author.quizzes.getAuthored({ id: quiz }))?.quiz.questions ?? [];
      const [first, second] = await own();
      expect([first, second].map((question) => question?.explainedIn)).toEqual([undefined, undefined]);
      const explain = (explainedIn?: string) =>
        author.questions.update({ id: second?._id ?? '', ...trueFalse, explainedIn });
      const { question } = await explain(text);
      expect(question?.explainedIn).toBe(text);
      const added = { quizId: first?.quizId ?? '', ...trueFalse, text: 'And a granny?', explainedIn: video };
      expect((await author.questions.create(added)).question?.explainedIn).toBe(video);

      const { questions } = (await learner.quizzes.get({ id: quiz })).quiz;
      expect(JSON.stringify(questions)).not.toContain('explainedIn');
      const { attempt } = await learner.quizzes.submit({
        id: quiz,
        answers: answersOf(questions, 'x', 'false', 'true'),
      });
      const named = async () =>
        (await learner.quizzes.attempts({ id: quiz })).attempts[0]?.results?.map(({ explainedIn }) => explainedIn);
      expect(attempt.results?.map(({ explainedIn }) => explainedIn)).toEqual([undefined, text, video]);
      expect(await named()).toEqual([undefined, text, video]);

      // What learners can't open is not named; what is chosen later is, also in earlier attempts.
      await author.lectures.update({ id: video, isPublished: false });
      expect(await named()).toEqual([undefined, text, undefined]);
      await explain('');
      expect(await named()).toEqual([undefined, undefined, undefined]);
      await author.lectures.update({ id: video, isPublished: true });
      await explain(video);
      expect(await named()).toEqual([undefined, video, video]);
      // A whole question replaces another.
      await explain();
      expect(await named()).toEqual([undefined, undefined, video]);

      await explain(text);
      await author.lectures.remove({ id: video });
      expect((await own()).map(({ explainedIn }) => explainedIn)).toEqual([undefined, text, undefined]);
      const { section } = await author.sections.create({ courseId, title: 'More knots', order: 1 });
      await author.lectures.update({ id: text, sectionId: section?._id ?? '' });
      expect((await own())[1]?.explainedIn).toBe(text);
      await author.sections.remove({ id: section?._id ?? '' });
      expect((await own())[1]?.explainedIn).toBeUndefined();
      expect(await named()).toEqual([undefined, undefined, undefined]);
    });

    it('names only a video or a text of its own course', async () => {
      const { author, courseId, quiz, assignment, text } = await course();
      const other = await course();
      const [question] = (await author.quizzes.getAuthored({ id: quiz }))?.quiz.questions ?? [];
      const gone = text.replace(/^./, (digit) => (digit === 'f' ? 'e' : 'f'));
      for (const explainedIn of [other.text, quiz, assignment, courseId, gone]) {
        const message = 'Please choose a video or a text of this course.';
        const expected = { status: 400, message, details: [{ field: 'explainedIn', message }] };
        const changed = author.questions.update({ id: question?._id ?? '', ...trueFalse, explainedIn });
        expect(await refusal(changed)).toMatchObject(expected);
        const added = author.questions.create({ quizId: question?.quizId ?? '', ...trueFalse, explainedIn });
        expect(await refusal(added)).toMatchObject(expected);
      }
      expect((await author.quizzes.getAuthored({ id: quiz }))?.quiz.questions).toHaveLength(2);
    });
  });

  describe('submitting', () => {
    it('grades a quiz, keeps every attempt, and completes the lecture for good', async () => {
      const { learner, courseId, quiz } = await course();
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
      const { author, learner, assignment, text } = await course();
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
      const { author, learner, courseId, assignment } = await course();
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
      const { author, learner, courseId, text } = await course();
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
      const { author, learner, courseId, quiz } = await course();
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
      const { author, learner, courseId, assignment } = await course();
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
      const { learner, courseId } = await course();
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

    it('shows everyone an instructor’s profile, with the highest review of each course, none below four stars', async () => {
      const { author, courseId, learner } = await course();
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
