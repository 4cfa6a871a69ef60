export { QuizRunner, type QuizRunnerProps } from './QuizRunner.tsx';
