import { deferred } from '../../ui/deferred.ts';

export { QuizSkeleton } from './QuizSkeleton.tsx';
export const quizRunner = deferred(async () => (await import('./QuizRunner.tsx')).QuizRunner);
/** Of the root, which the page shows before the code is there. */
export const quizClass = 'lectern-quiz-runner';
