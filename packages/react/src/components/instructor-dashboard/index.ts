export { InstructorDashboard } from './InstructorDashboard.tsx';
export { OwnCourseCard, type OwnCourseCardProps } from './OwnCourseCard.tsx';
