import { deferred } from '../../ui/deferred.ts';

export const quizPreview = deferred(async () => (await import('./QuizPreview.tsx')).QuizPreview);
