export { CourseReviews, type CourseReviewsProps } from './CourseReviews.tsx';
export { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';
