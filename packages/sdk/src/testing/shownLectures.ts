import { isShownToLearners } from '../rules/isShownToLearners.ts';
import type { MockState } from './mockState.ts';
import type { MockCourse, MockLecture } from './seed.ts';

/** Whether learners see a lecture: a quiz lecture once its quiz is finished. */
export const isShownLecture = ({ quizzes }: MockState, { _id, type, isPublished = true }: MockLecture) =>
  isShownToLearners({
    type,
    isPublished,
    quizId: quizzes.find((quiz) => quiz.lectureId === _id && quiz.isFinished)?._id,
  });

/** The lectures of a course that learners see. */
export const shownLectures = (state: MockState, { sections }: Pick<MockCourse, 'sections'>) =>
  sections.flatMap(({ lectures }) => lectures.filter((lecture) => isShownLecture(state, lecture)));
