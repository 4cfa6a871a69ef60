export { CourseLearners, type CourseLearnersProps } from './CourseLearners.tsx';
export * from './parts.ts';
export { QuizResults, type QuizResultsProps } from './QuizResults.tsx';
