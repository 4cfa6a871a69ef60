/** The widgets of a Lectern marketplace. Everything works inside <LecternProvider>. */

export {
  AccountMenu,
  type AccountMenuContextValue,
  type AccountMenuLinkProps,
  type AccountMenuProps,
  useAccountMenuContext,
} from './components/account-menu/index.ts';
export {
  AdminDashboard,
  type AdminDashboardProps,
  RequireAdmin,
  type RequireAdminProps,
} from './components/admin-dashboard/index.ts';
export { AssignmentRunner, type AssignmentRunnerProps } from './components/assignment-runner/index.ts';
export { AuditTrail, type AuditTrailProps } from './components/audit-trail/index.ts';
export { AuthSuccess, type AuthSuccessProps, useAuthSuccessContext } from './components/auth-success/index.ts';
export {
  Cart,
  type CartContextValue,
  type CartProps,
  OrderSummary,
  type OrderSummaryProps,
  useCartContext,
} from './components/cart/index.ts';
export {
  CategoryGrid,
  type CategoryGridPartProps,
  type CategoryGridProps,
  type CategoryGridTileProps,
  useCategoryGridContext,
} from './components/category-grid/index.ts';
export {
  CategoryManager,
  type CategoryManagerProps,
  CategoryManagerRow,
  type CategoryManagerRowProps,
  useCategoryManagerContext,
} from './components/category-manager/index.ts';
export { Certificate, type CertificateProps, useCertificateContext } from './components/certificate/index.ts';
export {
  CertificateCheck,
  type CertificateCheckProps,
  useCertificateCheckContext,
} from './components/certificate-check/index.ts';
export {
  Checkout,
  type CheckoutContextValue,
  type CheckoutProps,
  type PaymentMethodProps,
  useCheckoutContext,
} from './components/checkout/index.ts';
export { CommandBar, type CommandBarProps } from './components/command-bar/index.ts';
export {
  CompareArea,
  type CompareAreaProps,
  type CompareAreaToggleProps,
  useCompareAreaContext,
} from './components/compare-area/index.ts';
export { ConfirmEmail, type ConfirmEmailProps } from './components/confirm-email/index.ts';
export { ContactForm, type ContactFormProps } from './components/contact-form/index.ts';
export {
  ContentManager,
  type ContentManagerContextValue,
  type ContentManagerProps,
  LectureDialog,
  type LectureDialogProps,
  SectionDialog,
  type SectionDialogProps,
  useContentManagerContext,
} from './components/content-manager/index.ts';
export { ContentWarnings, type ContentWarningsProps } from './components/content-warnings/index.ts';
export {
  CourseCard,
  type CourseCardProps,
  CourseCardSkeleton,
  useCourseCardContext,
} from './components/course-card/index.ts';
export {
  CourseDetail,
  type CourseDetailContextValue,
  type CourseDetailProps,
  RelatedCourses,
  type RelatedCoursesProps,
  useCourseDetailContext,
} from './components/course-detail/index.ts';
export {
  ActiveFilters,
  type ActiveFiltersProps,
  CourseFilters,
  type CourseFiltersContextValue,
  CourseFiltersDrawer,
  type CourseFiltersDrawerProps,
  type CourseFiltersOptions,
  type CourseFiltersProps,
  type CourseFilterValues,
  CourseSort,
  type CourseSortProps,
  useCourseFiltersContext,
} from './components/course-filters/index.ts';
export {
  CourseForm,
  type CourseFormContextValue,
  type CourseFormProps,
  useCourseFormContext,
} from './components/course-form/index.ts';
export {
  CourseLearners,
  type CourseLearnersContextValue,
  type CourseLearnersProps,
  QuizResults,
  type QuizResultsProps,
  useCourseLearnersContext,
} from './components/course-learners/index.ts';
export {
  CourseList,
  type CourseListContextValue,
  type CourseListEmptyProps,
  type CourseListProps,
  FeaturedCourses,
  type FeaturedCoursesProps,
  featuredSearch,
  Pagination,
  type PaginationProps,
  type RenderCourse,
  useCourseListContext,
} from './components/course-list/index.ts';
export {
  CoursePlayer,
  type CoursePlayerContextValue,
  type CoursePlayerProps,
  CoursePreviewPlayer,
  type CoursePreviewPlayerProps,
  useCoursePlayerContext,
} from './components/course-player/index.ts';
export {
  CourseReviews,
  type CourseReviewsContextValue,
  type CourseReviewsProps,
  ReviewForm,
  type ReviewFormProps,
  useCourseReviewsContext,
} from './components/course-reviews/index.ts';
export { CourseSearchBox, type CourseSearchBoxProps } from './components/course-search/index.ts';
export { CoverImage, type CoverImageProps } from './components/cover-image/index.ts';
export {
  Curriculum,
  type CurriculumContextValue,
  type CurriculumLectureProps,
  type CurriculumProps,
  type CurriculumSectionProps,
  useCurriculumContext,
} from './components/curriculum/index.ts';
export { DiscountCodes, type DiscountCodesProps } from './components/discount-codes/index.ts';
export { Documents, type DocumentsProps } from './components/documents/index.ts';
export { Earnings, type EarningsProps, Payouts, type PayoutsProps } from './components/earnings/index.ts';
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
  type GradingContextValue,
  type GradingProps,
  SubmittedWork,
  type SubmittedWorkProps,
  useGradingContext,
  WaitingSubmissions,
  type WaitingSubmissionsProps,
} from './components/grading/index.ts';
export {
  type HeroSlideContent,
  HeroSlider,
  type HeroSliderContextValue,
  type HeroSliderProps,
  type HeroSliderSlideProps,
  useHeroSliderContext,
} from './components/hero-slider/index.ts';
export {
  AuthoredCourseCard,
  type AuthoredCourseCardProps,
  InstructorDashboard,
  type InstructorDashboardProps,
  useInstructorDashboardContext,
} from './components/instructor-dashboard/index.ts';
export {
  InstructorCard,
  type InstructorCardContextValue,
  type InstructorCardProps,
  InstructorProfile,
  type InstructorProfileProps,
  useInstructorCardContext,
} from './components/instructor-profile/index.ts';
export { InstructorSpotlight, type InstructorSpotlightProps } from './components/instructor-spotlight/index.ts';
export {
  LearnerDashboard,
  type LearnerDashboardCourseProps,
  type LearnerDashboardProps,
  useLearnerDashboardContext,
} from './components/learner-dashboard/index.ts';
export { LectureSample, type LectureSampleProps } from './components/lecture-sample/index.ts';
export { MailOutbox, type MailOutboxProps } from './components/mail-outbox/index.ts';
export {
  CartLink,
  CountLink,
  type CountLinkProps,
  Navbar,
  type NavbarContextValue,
  type NavbarLink,
  type NavbarLinksProps,
  type NavbarMenuProps,
  type NavbarProps,
  type NavbarSearchProps,
  useNavbarContext,
  WishlistLink,
} from './components/navbar/index.ts';
export { NotFound, type NotFoundProps } from './components/not-found/index.ts';
export {
  NotificationBell,
  type NotificationBellProps,
  NotificationItem,
  type NotificationItemContextValue,
  type NotificationItemProps,
  NotificationList,
  type NotificationListContextValue,
  type NotificationListProps,
  useNotificationItemContext,
  useNotificationListContext,
} from './components/notification-bell/index.ts';
export {
  OrderHistory,
  type OrderHistoryContextValue,
  type OrderHistoryProps,
  OrderReceipt,
  type OrderReceiptContextValue,
  type OrderReceiptProps,
  useOrderHistoryContext,
  useOrderReceiptContext,
} from './components/orders/index.ts';
export {
  PartnerManager,
  type PartnerManagerProps,
  PartnerManagerRow,
  type PartnerManagerRowProps,
  usePartnerManagerContext,
} from './components/partner-manager/index.ts';
export { PartnerReport, type PartnerReportProps, usePartnerReportContext } from './components/partner-report/index.ts';
export { PartnerWebhook, type PartnerWebhookProps } from './components/partner-webhook/index.ts';
export {
  AccountData,
  type AccountDataContextValue,
  type AccountDataProps,
  MailPreferences,
  type MailPreferencesProps,
  NotificationSettings,
  type NotificationSettingsProps,
  Preferences,
  type PreferencesContextValue,
  type PreferencesProps,
  ProfileEditor,
  type ProfileEditorContextValue,
  type ProfileEditorProps,
  type ProfileTab,
  ProfileTabs,
  type ProfileTabsProps,
  SecurityForm,
  type SecurityFormContextValue,
  type SecurityFormProps,
  SignInList,
  type SignInListProps,
  useAccountDataContext,
  useMailPreferencesContext,
  useNotificationSettingsContext,
  usePreferencesContext,
  useProfileEditorContext,
  useSecurityFormContext,
  useSignInListContext,
} from './components/profile-editor/index.ts';
export {
  QuizCreator,
  type QuizCreatorProps,
  QuizDialog,
  type QuizDialogProps,
} from './components/quiz-creator/index.ts';
export {
  QuizRunner,
  type QuizRunnerContextValue,
  type QuizRunnerProps,
  useQuizRunnerContext,
} from './components/quiz-runner/index.ts';
export {
  RefundRequest,
  type RefundRequestContextValue,
  type RefundRequestProps,
  useRefundRequestContext,
} from './components/refund-request/index.ts';
export { RequireCapability, type RequireCapabilityProps } from './components/require-capability/index.ts';
export { ResetPassword, type ResetPasswordProps } from './components/reset-password/index.ts';
export { ReviewQuote, type ReviewQuoteProps } from './components/review-quote/index.ts';
export {
  SampleArea,
  type SampleAreaLinkProps,
  type SampleAreaProps,
  useSampleAreaContext,
} from './components/sample-area/index.ts';
export { ServerStatus, type ServerStatusProps } from './components/server-status/index.ts';
export {
  type Prefill,
  SignIn,
  type SignInContextValue,
  type SignInProps,
  useSignInContext,
} from './components/sign-in/index.ts';
export { SignUp, type SignUpContextValue, type SignUpProps, useSignUpContext } from './components/sign-up/index.ts';
export { SupportDesk, type SupportDeskProps } from './components/support-desk/index.ts';
export { SupportForm, type SupportFormProps } from './components/support-form/index.ts';
export { TextLecture, type TextLectureProps } from './components/text-lecture/index.ts';
export {
  ThemeEditor,
  type ThemeEditorChoicesProps,
  type ThemeEditorContextValue,
  type ThemeEditorPreviewProps,
  type ThemeEditorProps,
  useThemeEditorContext,
} from './components/theme-editor/index.ts';
export { Unsubscribe, type UnsubscribeProps } from './components/unsubscribe/index.ts';
export {
  type FrameEvents,
  type FrameSource,
  VideoFrame,
  type VideoFrameProps,
} from './components/video-frame/index.ts';
export {
  useWishlistContext,
  Wishlist,
  type WishlistContextValue,
  type WishlistProps,
} from './components/wishlist/index.ts';
export { WishlistToggleButton, type WishlistToggleButtonProps } from './components/wishlist-toggle/index.ts';
export { WorkGallery, type WorkGalleryProps } from './components/work-gallery/index.ts';
export * from './hooks/index.ts';
export { courseSearchParams } from './input/courseSearchParams.ts';
export * from './provider/index.ts';
export {
  authoredCourseQuery,
  authoredCoursesQuery,
  authoredQuizQuery,
  categoriesQuery,
  certificateQuery,
  certificatesQuery,
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
  ownedPartnersQuery,
  partnerReportQuery,
  partnersQuery,
  quizAttemptsQuery,
  quizQuery,
  quizResultsQuery,
  relatedCoursesQuery,
  reviewsQuery,
  sampleQuery,
  submissionQuery,
  submissionsQuery,
  waitingSubmissionsQuery,
  wishlistQuery,
  worksQuery,
} from './queries/index.ts';
export * from './ui/index.ts';
