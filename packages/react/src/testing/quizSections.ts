import type { LectureType } from '@lectern/sdk';
import { type MockApi, seedIds } from '@lectern/sdk/testing';

const { sections, lectures } = seedIds;
const lecture = (_id: string, sectionId: string, title: string, type: LectureType, order: number) => ({
  _id,
  sectionId,
  title,
  type,
  order,
  duration: 300,
  isFree: false,
});

/** The content of the seed's first course, beside whose quiz components are shown. */
export const quizSections = [
  {
    _id: sections.firstSteps,
    title: 'First steps',
    lectures: [
      lecture(lectures.video, sections.firstSteps, 'What you will make', 'video', 0),
      lecture(lectures.text, sections.firstSteps, 'Looking closely', 'text', 1),
    ],
  },
  {
    _id: sections.goingFurther,
    title: 'Going further',
    lectures: [
      lecture(lectures.secondText, sections.goingFurther, 'Doing it again', 'text', 0),
      lecture(lectures.quiz, sections.goingFurther, 'What you remember', 'quiz', 1),
    ],
  },
];

/** Names the lectures that explain the questions of the first course's quiz, in their order; null is none. */
export const explain =
  (...explaining: (string | null)[]) =>
  ({ state: { quizzes } }: MockApi): void => {
    for (const [index, id] of explaining.entries()) {
      const question = quizzes.find(({ lectureId }) => lectureId === lectures.quiz)?.questions[index];
      if (question) question.explainedIn = id ?? undefined;
    }
  };
