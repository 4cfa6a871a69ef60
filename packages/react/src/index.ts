/** The widgets of a Lectern marketplace. Everything works inside <LecternProvider>. */

export * from './components/assignment-runner/index.ts';
export * from './components/cart/index.ts';
export * from './components/category-grid/index.ts';
export * from './components/checkout/index.ts';
export * from './components/course-card/index.ts';
export * from './components/course-detail/index.ts';
export * from './components/course-filters/index.ts';
export * from './components/course-list/index.ts';
export * from './components/course-player/index.ts';
export * from './components/course-reviews/index.ts';
export * from './components/course-search/index.ts';
export * from './components/cover-image/index.ts';
export * from './components/curriculum/index.ts';
export * from './components/instructor-profile/index.ts';
export * from './components/learner-dashboard/index.ts';
export * from './components/orders/index.ts';
export * from './components/quiz-runner/index.ts';
export { SignIn, type SignInProps } from './components/sign-in/index.ts';
export * from './components/sign-up/index.ts';
export * from './components/video-frame/index.ts';
export * from './components/wishlist/index.ts';
export * from './components/wishlist-toggle/index.ts';
export { useAddReview } from './hooks/useAddReview.ts';
export * from './hooks/useAssignment.ts';
export * from './hooks/useCart.ts';
export * from './hooks/useCategories.ts';
export * from './hooks/useCheckout.ts';
export * from './hooks/useCourse.ts';
export * from './hooks/useCoursePlayer.ts';
export * from './hooks/useCourseSuggestions.ts';
export * from './hooks/useCourses.ts';
export { useEnroll } from './hooks/useEnroll.ts';
export * from './hooks/useEnrolledCourses.ts';
export * from './hooks/useInstructor.ts';
export * from './hooks/useLectureProgress.ts';
export * from './hooks/useOrders.ts';
export * from './hooks/useQuiz.ts';
export * from './hooks/useRequireSignIn.ts';
export * from './hooks/useReviews.ts';
export * from './hooks/useSession.ts';
export { useSignIn, useSignUp } from './hooks/useSignIn.ts';
export * from './hooks/useVideo.ts';
export * from './hooks/useVideoProgress.ts';
export * from './hooks/useWishlist.ts';
export {
  type LecternContextValue,
  type LinkComponent,
  type LinkProps,
  type Navigate,
  useLectern,
} from './provider/context.ts';
export { LecternProvider, type LecternProviderProps } from './provider/LecternProvider.tsx';
export { NoticeDialog } from './provider/NoticeDialog.tsx';
export { currentPath, type Paths } from './provider/paths.ts';
export * from './queries/assignments.ts';
export * from './queries/categories.ts';
export * from './queries/courses.ts';
export * from './queries/enrollments.ts';
export * from './queries/instructors.ts';
export * from './queries/orders.ts';
export * from './queries/quizzes.ts';
export * from './queries/reviews.ts';
export * from './queries/wishlist.ts';
export { Button, type ButtonProps } from './ui/Button.tsx';
export { Dialog, type DialogProps } from './ui/Dialog.tsx';
export { EmptyNote, type EmptyNoteProps } from './ui/EmptyNote.tsx';
export { ErrorNote, type ErrorNoteProps } from './ui/ErrorNote.tsx';
export { Field, type FieldProps } from './ui/Field.tsx';
export { Icon, type IconName } from './ui/Icon.tsx';
export { PasswordField, type PasswordFieldProps } from './ui/PasswordField.tsx';
export { Price, type PriceProps } from './ui/Price.tsx';
export { ProgressBar, type ProgressBarProps } from './ui/ProgressBar.tsx';
export { LoadingStatus, Skeleton } from './ui/Skeleton.tsx';
export { Stars, type StarsProps } from './ui/Stars.tsx';
