import { deferred } from '../../ui/deferred.ts';

export { QuizSkeleton } from './QuizSkeleton.tsx';
export const quizRunner = deferred(async () => (await import('./QuizRunner.tsx')).QuizRunner);
