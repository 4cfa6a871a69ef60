/** The widgets of a Lectern marketplace. Everything works inside <LecternProvider>. */

export * from './components/account-menu/index.ts';
export * from './components/admin-dashboard/index.ts';
export { AssignmentRunner, type AssignmentRunnerProps } from './components/assignment-runner/index.ts';
export * from './components/auth-success/index.ts';
export * from './components/cart/index.ts';
export * from './components/category-grid/index.ts';
export * from './components/category-manager/index.ts';
export * from './components/checkout/index.ts';
export * from './components/contact-form/index.ts';
export * from './components/content-manager/index.ts';
export * from './components/course-card/index.ts';
export * from './components/course-detail/index.ts';
export * from './components/course-filters/index.ts';
export * from './components/course-form/index.ts';
export * from './components/course-learners/index.ts';
export * from './components/course-list/index.ts';
export * from './components/course-player/index.ts';
export * from './components/course-reviews/index.ts';
export * from './components/course-search/index.ts';
export * from './components/cover-image/index.ts';
export * from './components/curriculum/index.ts';
export * from './components/faq-accordion/index.ts';
export * from './components/footer/index.ts';
export * from './components/forgot-password/index.ts';
export * from './components/google-button/index.ts';
export * from './components/grading/index.ts';
export * from './components/hero-slider/index.ts';
export * from './components/instructor-dashboard/index.ts';
export * from './components/instructor-profile/index.ts';
export * from './components/learner-dashboard/index.ts';
export * from './components/navbar/index.ts';
export * from './components/not-found/index.ts';
export * from './components/notification-bell/index.ts';
export * from './components/orders/index.ts';
export * from './components/profile-editor/index.ts';
export * from './components/quiz-creator/index.ts';
export { QuizRunner, type QuizRunnerProps } from './components/quiz-runner/index.ts';
export * from './components/require-role/index.ts';
export { SignIn, type SignInProps } from './components/sign-in/index.ts';
export * from './components/sign-up/index.ts';
export * from './components/support-form/index.ts';
export { TextLecture, type TextLectureProps } from './components/text-lecture/index.ts';
export * from './components/video-frame/index.ts';
export * from './components/wishlist/index.ts';
export * from './components/wishlist-toggle/index.ts';
export type { CourseFormList, CourseFormValues } from './hooks/courseFormValues.ts';
export { useAddReview } from './hooks/useAddReview.ts';
export * from './hooks/useAssignment.ts';
export * from './hooks/useAuthSuccess.ts';
export * from './hooks/useCart.ts';
export * from './hooks/useCategories.ts';
export * from './hooks/useCategoryManager.ts';
export { useChangePassword } from './hooks/useChangePassword.ts';
export * from './hooks/useCheckout.ts';
export * from './hooks/useContactForm.ts';
export { type ContentManagerOptions, type ContentManagerState, useContentManager } from './hooks/useContentManager.ts';
export * from './hooks/useCourse.ts';
export * from './hooks/useCourseForm.ts';
export { useCourseLearners } from './hooks/useCourseLearners.ts';
export * from './hooks/useCoursePlayer.ts';
export { useCoursePreview } from './hooks/useCoursePreview.ts';
export * from './hooks/useCourseSuggestions.ts';
export * from './hooks/useCourses.ts';
export { useEnroll } from './hooks/useEnroll.ts';
export * from './hooks/useEnrolledCourses.ts';
export * from './hooks/useForgotPassword.ts';
export * from './hooks/useGrading.ts';
export * from './hooks/useInstructor.ts';
export * from './hooks/useLectureForm.ts';
export * from './hooks/useLectureProgress.ts';
export { useMenuButton } from './hooks/useMenuButton.ts';
export { useNotificationSettings } from './hooks/useNotificationSettings.ts';
export * from './hooks/useNotifications.ts';
export * from './hooks/useOrders.ts';
export * from './hooks/useOwnCourses.ts';
export { usePreferences } from './hooks/usePreferences.ts';
export { usePrefetchCourse } from './hooks/usePrefetchCourse.ts';
export * from './hooks/useProfileEditor.ts';
export * from './hooks/useQuiz.ts';
export * from './hooks/useQuizCreator.ts';
export { useQuizEditor } from './hooks/useQuizEditor.ts';
export { useQuizResults } from './hooks/useQuizResults.ts';
export * from './hooks/useRequireSignIn.ts';
export * from './hooks/useReviews.ts';
export * from './hooks/useSectionForm.ts';
export * from './hooks/useSession.ts';
export { useSignIn, useSignUp } from './hooks/useSignIn.ts';
export * from './hooks/useSlider.ts';
export { type UnsavedChanges, useUnsavedChanges } from './hooks/useUnsavedChanges.ts';
export * from './hooks/useVideo.ts';
export * from './hooks/useVideoProgress.ts';
export { useWaitingSubmissions } from './hooks/useWaitingSubmissions.ts';
export * from './hooks/useWishlist.ts';
export {
  type HeldPage,
  type HoldHistory,
  type LecternContextValue,
  type LinkComponent,
  type LinkProps,
  type Navigate,
  type RichTextComponent,
  type RichTextProps,
  useLectern,
} from './provider/context.ts';
export { LecternProvider, type LecternProviderProps } from './provider/LecternProvider.tsx';
export { NoticeDialog } from './provider/NoticeDialog.tsx';
export { createPaths, currentPath, type Paths, type SiteOptions } from './provider/paths.ts';
export type { ThemeChoice } from './provider/useThemeMode.ts';
export * from './queries/index.ts';
export { Avatar, type AvatarProps } from './ui/Avatar.tsx';
export { Button, type ButtonProps } from './ui/Button.tsx';
export { Dialog, type DialogProps } from './ui/Dialog.tsx';
export { EmptyNote, type EmptyNoteProps } from './ui/EmptyNote.tsx';
export { ErrorNote, type ErrorNoteProps } from './ui/ErrorNote.tsx';
export { Field, type FieldProps } from './ui/Field.tsx';
export type { HeadingLevel } from './ui/heading.ts';
export { Icon, type IconName } from './ui/Icon.tsx';
export { JsonLd, type JsonLdProps } from './ui/JsonLd.tsx';
export { PasswordField, type PasswordFieldProps } from './ui/PasswordField.tsx';
export { Price, type PriceProps } from './ui/Price.tsx';
export { ProgressBar, type ProgressBarProps } from './ui/ProgressBar.tsx';
export { SelectField, type SelectFieldProps } from './ui/SelectField.tsx';
export { LoadingStatus, Skeleton } from './ui/Skeleton.tsx';
export { Stars, type StarsProps } from './ui/Stars.tsx';
export { type Tab, Tabs, type TabsProps } from './ui/Tabs.tsx';
export { TextArea, type TextAreaProps } from './ui/TextArea.tsx';
