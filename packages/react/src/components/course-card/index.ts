export { CourseCard, type CourseCardProps } from './CourseCard.tsx';
export { CourseCardSkeleton } from './CourseCardSkeleton.tsx';
export { useCourseCardContext } from './context.ts';
export * from './parts.ts';
