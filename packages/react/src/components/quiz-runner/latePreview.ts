import { late } from '../../ui/late.ts';

export const quizPreview = late(async () => (await import('./QuizPreview.tsx')).QuizPreview);
