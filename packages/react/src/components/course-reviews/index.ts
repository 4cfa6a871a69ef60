export { CourseReviews, type CourseReviewsProps } from './CourseReviews.tsx';
export { LateReviewForm } from './LateReviewForm.tsx';
export * from './parts.ts';
export { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';
