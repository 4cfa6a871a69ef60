export { CourseReviews, type CourseReviewsProps } from './CourseReviews.tsx';
