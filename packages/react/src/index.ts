/** The widgets of a Lectern marketplace. Everything works inside <LecternProvider>. */

export { AccountMenu, type AccountMenuLinkProps, type AccountMenuProps } from './components/account-menu/index.ts';
export {
  AdminDashboard,
  type AdminDashboardProps,
  RequireAdmin,
  type RequireAdminProps,
} from './components/admin-dashboard/index.ts';
export { AssignmentRunner, type AssignmentRunnerProps } from './components/assignment-runner/index.ts';
export { AuthSuccess, type AuthSuccessProps } from './components/auth-success/index.ts';
export { Cart, type CartProps, OrderSummary, type OrderSummaryProps } from './components/cart/index.ts';
export {
  CategoryGrid,
  type CategoryGridPartProps,
  type CategoryGridProps,
  type CategoryGridTileProps,
} from './components/category-grid/index.ts';
export {
  CategoryManager,
  type CategoryManagerProps,
  CategoryManagerRow,
  type CategoryManagerRowProps,
} from './components/category-manager/index.ts';
export { Checkout, type CheckoutProps, type PaymentMethodProps } from './components/checkout/index.ts';
export { ContactForm, type ContactFormProps } from './components/contact-form/index.ts';
export {
  ContentManager,
  type ContentManagerProps,
  LectureDialog,
  type LectureDialogProps,
  SectionDialog,
  type SectionDialogProps,
} from './components/content-manager/index.ts';
export { ContentWarnings, type ContentWarningsProps } from './components/content-warnings/index.ts';
export { CourseCard, type CourseCardProps, CourseCardSkeleton } from './components/course-card/index.ts';
export {
  CourseDetail,
  type CourseDetailProps,
  RelatedCourses,
  type RelatedCoursesProps,
} from './components/course-detail/index.ts';
export {
  ActiveFilters,
  type ActiveFiltersProps,
  CourseFilters,
  CourseFiltersDrawer,
  type CourseFiltersDrawerProps,
  type CourseFiltersOptions,
  type CourseFiltersProps,
  type CourseFilterValues,
  CourseSort,
  type CourseSortProps,
} from './components/course-filters/index.ts';
export { CourseForm, type CourseFormProps } from './components/course-form/index.ts';
export {
  CourseLearners,
  type CourseLearnersProps,
  QuizResults,
  type QuizResultsProps,
} from './components/course-learners/index.ts';
export {
  CourseList,
  type CourseListEmptyProps,
  type CourseListProps,
  FeaturedCourses,
  Pagination,
  type PaginationProps,
} from './components/course-list/index.ts';
export {
  CoursePlayer,
  type CoursePlayerProps,
  CoursePreviewPlayer,
  type CoursePreviewPlayerProps,
} from './components/course-player/index.ts';
export {
  CourseReviews,
  type CourseReviewsProps,
  ReviewForm,
  type ReviewFormProps,
} from './components/course-reviews/index.ts';
export { CourseSearchBox, type CourseSearchBoxProps } from './components/course-search/index.ts';
export { CoverImage, type CoverImageProps } from './components/cover-image/index.ts';
export {
  Curriculum,
  type CurriculumLectureProps,
  type CurriculumProps,
  type CurriculumSectionProps,
} from './components/curriculum/index.ts';
export { FaqAccordion, type FaqAccordionProps, type FaqItem } from './components/faq-accordion/index.ts';
export {
  Footer,
  type FooterColumnProps,
  type FooterLinksProps,
  type FooterProps,
  NewsletterForm,
  type NewsletterFormProps,
} from './components/footer/index.ts';
export { ForgotPassword, type ForgotPasswordProps } from './components/forgot-password/index.ts';
export { GoogleButton, type GoogleButtonProps } from './components/google-button/index.ts';
export {
  GradeForm,
  type GradeFormProps,
  Grading,
  type GradingProps,
  SubmittedWork,
  type SubmittedWorkProps,
  WaitingSubmissions,
  type WaitingSubmissionsProps,
} from './components/grading/index.ts';
export {
  type HeroSlideContent,
  HeroSlider,
  type HeroSliderProps,
  type HeroSliderSlideProps,
} from './components/hero-slider/index.ts';
export {
  AuthoredCourseCard,
  type AuthoredCourseCardProps,
  InstructorDashboard,
  type InstructorDashboardProps,
} from './components/instructor-dashboard/index.ts';
export {
  InstructorCard,
  type InstructorCardProps,
  InstructorProfile,
  type InstructorProfileProps,
} from './components/instructor-profile/index.ts';
export {
  LearnerDashboard,
  type LearnerDashboardCourseProps,
  type LearnerDashboardProps,
} from './components/learner-dashboard/index.ts';
export {
  CartLink,
  CountLink,
  type CountLinkProps,
  Navbar,
  type NavbarLink,
  type NavbarLinksProps,
  type NavbarMenuProps,
  type NavbarProps,
  type NavbarSearchProps,
  type NavbarSessionLinkProps,
  WishlistLink,
} from './components/navbar/index.ts';
export { NotFound, type NotFoundProps } from './components/not-found/index.ts';
export {
  NotificationBell,
  type NotificationBellProps,
  NotificationItem,
  type NotificationItemProps,
  NotificationList,
  type NotificationListProps,
} from './components/notification-bell/index.ts';
export {
  OrderHistory,
  type OrderHistoryProps,
  OrderReceipt,
  type OrderReceiptProps,
} from './components/orders/index.ts';
export {
  PartnerManager,
  type PartnerManagerProps,
  PartnerManagerRow,
  type PartnerManagerRowProps,
} from './components/partner-manager/index.ts';
export { PartnerReport, type PartnerReportProps } from './components/partner-report/index.ts';
export {
  NotificationSettings,
  type NotificationSettingsProps,
  Preferences,
  type PreferencesProps,
  ProfileEditor,
  type ProfileEditorProps,
  type ProfileTab,
  ProfileTabs,
  type ProfileTabsProps,
  SecurityForm,
  type SecurityFormProps,
} from './components/profile-editor/index.ts';
export {
  QuizCreator,
  type QuizCreatorProps,
  QuizDialog,
  type QuizDialogProps,
} from './components/quiz-creator/index.ts';
export { QuizRunner, type QuizRunnerProps } from './components/quiz-runner/index.ts';
export { RequireCapability, type RequireCapabilityProps } from './components/require-capability/index.ts';
export { SignIn, type SignInProps } from './components/sign-in/index.ts';
export { SignUp, type SignUpProps } from './components/sign-up/index.ts';
export { SupportForm, type SupportFormProps } from './components/support-form/index.ts';
export { TextLecture, type TextLectureProps } from './components/text-lecture/index.ts';
export {
  ThemeEditor,
  type ThemeEditorChoicesProps,
  type ThemeEditorPreviewProps,
  type ThemeEditorProps,
} from './components/theme-editor/index.ts';
export {
  type FrameEvents,
  type FrameSource,
  VideoFrame,
  type VideoFrameProps,
} from './components/video-frame/index.ts';
export { Wishlist, type WishlistProps } from './components/wishlist/index.ts';
export { WishlistToggleButton, type WishlistToggleButtonProps } from './components/wishlist-toggle/index.ts';
export * from './hooks/index.ts';
export { courseSearchParams } from './input/courseSearchParams.ts';
export * from './provider/index.ts';
export {
  authoredCourseQuery,
  authoredCoursesQuery,
  authoredQuizQuery,
  categoriesQuery,
  courseProgressQuery,
  courseQuery,
  coursesQuery,
  enrolledCourseQuery,
  enrolledCoursesQuery,
  instructorQuery,
  learnersQuery,
  notificationSettingsQuery,
  notificationsQuery,
  orderQuery,
  ordersQuery,
  partnerReportQuery,
  partnersQuery,
  quizAttemptsQuery,
  quizQuery,
  quizResultsQuery,
  reviewsQuery,
  submissionQuery,
  submissionsQuery,
  waitingSubmissionsQuery,
  wishlistQuery,
} from './queries/index.ts';
export * from './ui/index.ts';
