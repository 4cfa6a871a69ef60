import { courseTimes } from '@lectern/sdk/rules';
import { describe, expect, it } from 'vitest';
import { answersOf, createKnotsCourse } from './knotsCourse.ts';
import type { SignUpTools } from './tools.ts';

const film = (name = 'film.webm', type = 'video/webm') =>
  new File([new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, 0x77, 0x65, 0x62, 0x6d])], name, { type });

/** What instructors make: courses, lectures, quizzes and their questions. */
export function describeAuthoring(tools: SignUpTools) {
  const { signUp, visitor, refusal } = tools;
  describe('authoring', () => {
    it('is for instructors, and each sees only their own courses', async () => {
      const { author, courseId } = await createKnotsCourse(tools);
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
      const { author, learner, courseId, sectionId, text, quiz, assignment } = await createKnotsCourse(tools);
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
      const { author, courseId, sectionId, text, quiz, assignment } = await createKnotsCourse(tools);
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
      const { author, category, courseId, sectionId, text } = await createKnotsCourse(tools);
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
      const { author, courseId, sectionId } = await createKnotsCourse(tools);
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
      const { author, courseId, sectionId, assignment } = await createKnotsCourse(tools);
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
      const { author, courseId, sectionId } = await createKnotsCourse(tools);
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
      const { author, learner, quiz, text } = await createKnotsCourse(tools);
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
      const { author, learner, quiz } = await createKnotsCourse(tools);
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
      const { author, learner, quiz } = await createKnotsCourse(tools);
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
      const { author, learner, courseId, sectionId, quiz, text } = await createKnotsCourse(tools);
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
      const { author, courseId, quiz, assignment, text } = await createKnotsCourse(tools);
      const other = await createKnotsCourse(tools);
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
}
