export { CourseLearners, type CourseLearnersProps } from './CourseLearners.tsx';
export { type CourseLearnersContextValue, useCourseLearnersContext } from './context.ts';
export * from './parts.ts';
export { QuizResults, type QuizResultsProps } from './QuizResults.tsx';
