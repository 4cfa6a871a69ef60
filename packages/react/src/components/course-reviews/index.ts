export { CourseReviews, type CourseReviewsProps } from './CourseReviews.tsx';
export { type CourseReviewsContextValue, useCourseReviewsContext } from './context.ts';
export { LateReviewForm } from './LateReviewForm.tsx';
export * from './parts.ts';
export { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';
