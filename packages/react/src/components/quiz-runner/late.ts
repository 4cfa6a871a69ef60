import { late } from '../../ui/late.ts';

export { QuizSkeleton } from './QuizSkeleton.tsx';
export const quizRunner = late(async () => (await import('./QuizRunner.tsx')).QuizRunner);
/** Of the root, which the page shows before the code is there. */
export const quizClass = 'lectern-quiz-runner';
