export { type QuizRunnerContextValue, useQuizRunnerContext } from './context.ts';
export * from './parts.ts';
export { QuizPreview } from './QuizPreview.tsx';
export { QuizRunner, type QuizRunnerProps } from './QuizRunner.tsx';
