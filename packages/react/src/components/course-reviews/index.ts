export { CourseReviews, type CourseReviewsProps } from './CourseReviews.tsx';
export { DeferredReviewForm } from './DeferredReviewForm.tsx';
export * from './parts.ts';
export { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';
