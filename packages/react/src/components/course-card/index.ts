export { CourseCard, type CourseCardProps } from './CourseCard.tsx';
export { CourseCardSkeleton } from './CourseCardSkeleton.tsx';
export * from './parts.ts';
