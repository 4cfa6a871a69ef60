export { CourseLearners, type CourseLearnersProps } from './CourseLearners.tsx';
export { QuizResults, type QuizResultsProps } from './QuizResults.tsx';
