import { describe, expect, it } from 'vitest';
import type { Tools } from './tools.ts';

/** Lectures that anyone may open. */
export function describeSamples({ signIn, visitor, refusal }: Tools) {
  async function course() {
    const author = await signIn('instructor');
    const { categories } = await visitor().categories.list();
    const made = await author.courses.create({
      title: 'Bread in One Day',
      description: 'Flour, water, salt, and when to leave them alone.',
      price: '900',
      category: categories[0]?._id ?? '',
      status: 'published',
    });
    const courseId = made.course?._id ?? '';
    const { section } = await author.sections.create({ courseId, title: 'Morning' });
    const place = { courseId, sectionId: section?._id ?? '' };
    let order = 0;
    const add = async (input: object) => {
      const fields = { ...place, order, ...input } as Parameters<typeof author.lectures.create>[0];
      order += 1;
      return (await author.lectures.create(fields)).lecture?._id ?? '';
    };
    const textContent = '<p>Mix, and wait until it moves.</p>';
    return {
      author,
      courseId,
      locked: await add({ title: 'Flour', type: 'text', textContent }),
      free: await add({ title: 'Water', type: 'text', textContent, isFree: true }),
      quiz: await add({ title: 'What moves', type: 'quiz', isFree: true }),
      task: await add({ title: 'A loaf', type: 'assignment', contentUrl: 'https://example.com/a', isFree: true }),
    };
  }
  const missing = { status: 404, code: 'not_found', message: 'Lecture not found or not available.' };

  describe('a free sample', () => {
    it('is open to everyone, and the course says which lectures are', async () => {
      const { courseId, free, locked, task, author } = await course();
      const { sample } = await visitor().samples.get({ id: free });
      expect(sample).toMatchObject({
        courseId,
        title: 'Water',
        type: 'text',
        isFree: true,
        textContent: '<p>Mix, and wait until it moves.</p>',
      });
      const { course: page } = await visitor().courses.get({ id: courseId });
      const lectures = page.sections.flatMap((section) => section.lectures);
      // A quiz without questions is no lecture yet, and an assignment is never open.
      expect(lectures.map(({ _id, isFree }) => [_id, isFree])).toEqual([
        [locked, false],
        [free, true],
        [task, false],
      ]);
      expect(page.sampleId).toBe(free);
      const [card] = (await visitor().courses.search({ ids: [courseId] })).courses;
      expect(card?.sampleId).toBe(free);
      const own = (await author.courses.getAuthored({ id: courseId })).course.sections.flatMap(
        (section) => section.lectures,
      );
      expect(own.map(({ isFree }) => isFree)).toEqual([false, true, true, false]);
    });

    it('is found only while it is free, published and on sale', async () => {
      const { author, courseId, free, locked, quiz } = await course();
      const open = (id: string) => refusal(visitor().samples.get({ id }));
      expect(await open(locked)).toMatchObject(missing);
      expect(await open(quiz)).toMatchObject(missing);
      await author.lectures.update({ id: free, isFree: false });
      expect(await open(free)).toMatchObject(missing);
      await author.lectures.update({ id: free, isFree: true, isPublished: false });
      expect(await open(free)).toMatchObject(missing);
      await author.lectures.update({ id: free, isPublished: true });
      expect((await visitor().samples.get({ id: free })).sample.title).toBe('Water');
      await author.courses.update({ courseId, status: 'draft' });
      expect(await open(free)).toMatchObject(missing);
    });

    it('opens the first question of a quiz, which the server grades', async () => {
      const { author, quiz } = await course();
      await author.createQuiz(quiz, {
        title: 'What moves',
        questions: [
          {
            text: 'What makes it rise?',
            type: 'multiple-choice',
            options: [
              { text: 'Yeast', isCorrect: true },
              { text: 'Salt', isCorrect: false },
            ],
          },
          { text: 'Is it bread?', type: 'true-false', correctAnswer: 'true' },
        ],
      });
      const { sample } = await visitor().samples.get({ id: quiz });
      expect(sample.question).toMatchObject({
        text: 'What makes it rise?',
        options: [{ text: 'Yeast' }, { text: 'Salt' }],
        hasSeveralAnswers: false,
      });
      const answer = async (userAnswer: string) =>
        (await visitor().samples.answer({ id: quiz, userAnswer })).result.isCorrect;
      expect(await answer('Salt')).toBe(false);
      expect(await answer(' yeast ')).toBe(true);
    });

    it("doesn't count as progress, and has no answer where there is no question", async () => {
      const { free, courseId } = await course();
      const learner = await signIn('learner');
      await learner.samples.get({ id: free });
      expect((await learner.enrollments.list()).courses.map(({ _id }) => _id)).not.toContain(courseId);
      expect(
        await refusal(
          learner.enrollments.recordProgress({ lectureId: free, isCompleted: true, lastWatchedPosition: 0 }),
        ),
      ).toMatchObject({ status: 403, code: 'not_enrolled' });
      expect(await refusal(learner.samples.answer({ id: free, userAnswer: 'x' }))).toMatchObject({
        status: 404,
        message: 'Quiz not found.',
      });
      expect((await visitor().courses.get({ id: courseId })).course.sampleId).toBe(free);
    });
  });
}
