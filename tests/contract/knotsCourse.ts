import type { SignUpTools } from './tools.ts';

/** A published free course with a text, a finished quiz and an assignment, and a learner enrolled in it. */
export async function createKnotsCourse({ signUp, visitor }: SignUpTools) {
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

/** Answers to a quiz's questions, in their order; empty where none is given. */
export const answersOf = (questions: readonly { _id: string }[], ...given: (string | string[])[]) =>
  questions.map(({ _id }, index) => ({ questionId: _id, userAnswer: given[index] ?? '' }));
