export { AuthoredCourseCard, type AuthoredCourseCardProps } from './AuthoredCourseCard.tsx';
export { useInstructorDashboardContext } from './context.ts';
export { InstructorDashboard, type InstructorDashboardProps } from './InstructorDashboard.tsx';
export * from './parts.ts';
