export { AuthoredCourseCard, type AuthoredCourseCardProps } from './AuthoredCourseCard.tsx';
export { InstructorDashboard, type InstructorDashboardProps } from './InstructorDashboard.tsx';
export * from './parts.ts';
