/** The widgets of a Lectern marketplace. Everything works inside <LecternProvider>. */

export {
  AccountMenu,
  AccountMenuButton,
  AccountMenuItems,
  AccountMenuLink,
  type AccountMenuLinkProps,
  AccountMenuPerson,
  AccountMenuPopup,
  type AccountMenuProps,
  AccountMenuSignOut,
} from './components/account-menu/index.ts';
export {
  AdminDashboard,
  type AdminDashboardProps,
  RequireAdmin,
  type RequireAdminProps,
} from './components/admin-dashboard/index.ts';
export { AssignmentRunner, type AssignmentRunnerProps } from './components/assignment-runner/index.ts';
export {
  AuthSuccess,
  AuthSuccessActions,
  AuthSuccessIcon,
  type AuthSuccessProps,
  AuthSuccessText,
  AuthSuccessTitle,
} from './components/auth-success/index.ts';
export {
  Cart,
  CartAssurance,
  CartCheckoutButton,
  CartClearButton,
  CartCount,
  CartCourses,
  CartHeader,
  CartItems,
  CartLayout,
  CartOrderSummary,
  type CartProps,
  OrderSummary,
  type OrderSummaryProps,
} from './components/cart/index.ts';
export {
  CategoryGrid,
  CategoryGridCount,
  CategoryGridList,
  CategoryGridName,
  type CategoryGridPartProps,
  type CategoryGridProps,
  CategoryGridTile,
  type CategoryGridTileProps,
} from './components/category-grid/index.ts';
export {
  CategoryManager,
  CategoryManagerForm,
  CategoryManagerList,
  type CategoryManagerProps,
  CategoryManagerRow,
  type CategoryManagerRowProps,
  CategoryManagerStatus,
  CategoryManagerTitle,
} from './components/category-manager/index.ts';
export {
  Checkout,
  CheckoutAssurance,
  CheckoutLayout,
  CheckoutMain,
  CheckoutPayment,
  type CheckoutProps,
  CheckoutSummary,
  type PaymentMethodProps,
} from './components/checkout/index.ts';
export {
  ContactForm,
  ContactFormMessage,
  ContactFormPerson,
  type ContactFormProps,
  ContactFormSubject,
  ContactFormSubmitButton,
} from './components/contact-form/index.ts';
export {
  ContentManager,
  ContentManagerList,
  ContentManagerPreview,
  type ContentManagerProps,
  ContentManagerSummary,
  ContentManagerToolbar,
  ContentManagerWarnings,
  LectureDialog,
  type LectureDialogProps,
  SectionDialog,
  type SectionDialogProps,
} from './components/content-manager/index.ts';
export { ContentWarnings, type ContentWarningsProps } from './components/content-warnings/index.ts';
export {
  CourseCard,
  CourseCardBody,
  CourseCardCartButton,
  CourseCardCategory,
  CourseCardCover,
  CourseCardDescription,
  CourseCardEnrollButton,
  CourseCardFooter,
  CourseCardImage,
  CourseCardInstructor,
  CourseCardPrice,
  type CourseCardProps,
  CourseCardRating,
  CourseCardSkeleton,
  CourseCardTitle,
  CourseCardViewLink,
  CourseCardWishlistButton,
} from './components/course-card/index.ts';
export {
  CourseDetail,
  CourseDetailActions,
  CourseDetailAudience,
  CourseDetailBadges,
  CourseDetailBuyBar,
  CourseDetailBuyCard,
  CourseDetailByline,
  CourseDetailCartButton,
  CourseDetailColumns,
  CourseDetailCurriculum,
  CourseDetailDescription,
  CourseDetailEnrollButton,
  CourseDetailFacts,
  CourseDetailHero,
  CourseDetailHighlights,
  CourseDetailInstructor,
  CourseDetailLead,
  CourseDetailMain,
  CourseDetailObjectives,
  CourseDetailOwnerNote,
  CourseDetailPreview,
  CourseDetailPrice,
  CourseDetailProgress,
  CourseDetailPromises,
  type CourseDetailProps,
  CourseDetailRating,
  CourseDetailRelated,
  CourseDetailRequirements,
  CourseDetailReviews,
  CourseDetailSide,
  CourseDetailTitle,
  CourseDetailWishlistButton,
  RelatedCourses,
  type RelatedCoursesProps,
} from './components/course-detail/index.ts';
export {
  ActiveFilters,
  type ActiveFiltersProps,
  CourseFilters,
  CourseFiltersActions,
  CourseFiltersApplyButton,
  CourseFiltersCategories,
  CourseFiltersClearButton,
  CourseFiltersCount,
  CourseFiltersDrawer,
  type CourseFiltersDrawerProps,
  CourseFiltersLevels,
  type CourseFiltersOptions,
  CourseFiltersPrices,
  type CourseFiltersProps,
  CourseFiltersRatings,
  type CourseFilterValues,
  CourseSort,
  type CourseSortProps,
} from './components/course-filters/index.ts';
export {
  CourseForm,
  CourseFormActions,
  CourseFormDetails,
  CourseFormMain,
  CourseFormMore,
  CourseFormPreview,
  CourseFormPricing,
  type CourseFormProps,
  CourseFormRestored,
  CourseFormStatus,
  CourseFormSummary,
} from './components/course-form/index.ts';
export {
  CourseLearners,
  CourseLearnersHeader,
  CourseLearnersList,
  type CourseLearnersProps,
  CourseLearnersQuizzes,
  CourseLearnersSearch,
  QuizResults,
  type QuizResultsProps,
} from './components/course-learners/index.ts';
export {
  CourseList,
  CourseListEmpty,
  type CourseListEmptyProps,
  CourseListGrid,
  CourseListHeader,
  CourseListPagination,
  type CourseListProps,
  FeaturedCourses,
  Pagination,
  type PaginationProps,
} from './components/course-list/index.ts';
export {
  CoursePlayer,
  CoursePlayerActions,
  CoursePlayerBanner,
  CoursePlayerBar,
  CoursePlayerColumns,
  CoursePlayerContent,
  CoursePlayerLecture,
  CoursePlayerMain,
  type CoursePlayerProps,
  CoursePlayerSide,
  CoursePlayerStage,
  CoursePlayerTitle,
  CoursePreviewPlayer,
  type CoursePreviewPlayerProps,
} from './components/course-player/index.ts';
export {
  CourseReviews,
  CourseReviewsAverage,
  CourseReviewsBreakdown,
  CourseReviewsList,
  CourseReviewsMain,
  CourseReviewsMore,
  type CourseReviewsProps,
  CourseReviewsSort,
  CourseReviewsSummary,
  ReviewForm,
  type ReviewFormProps,
} from './components/course-reviews/index.ts';
export { CourseSearchBox, type CourseSearchBoxProps } from './components/course-search/index.ts';
export { CoverImage, type CoverImageProps } from './components/cover-image/index.ts';
export {
  Curriculum,
  CurriculumLecture,
  type CurriculumLectureProps,
  type CurriculumProps,
  CurriculumSection,
  type CurriculumSectionProps,
} from './components/curriculum/index.ts';
export { FaqAccordion, type FaqAccordionProps, type FaqItem } from './components/faq-accordion/index.ts';
export {
  Footer,
  FooterBrand,
  FooterCategories,
  type FooterColumnProps,
  FooterColumns,
  FooterCompany,
  FooterLinks,
  type FooterLinksProps,
  FooterNewsletter,
  FooterNote,
  type FooterProps,
  FooterSupport,
  NewsletterForm,
  type NewsletterFormProps,
} from './components/footer/index.ts';
export { ForgotPassword, type ForgotPasswordProps } from './components/forgot-password/index.ts';
export { GoogleButton, type GoogleButtonProps } from './components/google-button/index.ts';
export {
  GradeForm,
  type GradeFormProps,
  Grading,
  GradingFilters,
  GradingHeader,
  GradingLayout,
  GradingList,
  type GradingProps,
  GradingTask,
  GradingWork,
  SubmittedWork,
  type SubmittedWorkProps,
  WaitingSubmissions,
  type WaitingSubmissionsProps,
} from './components/grading/index.ts';
export {
  type HeroSlideContent,
  HeroSlider,
  HeroSliderColumns,
  HeroSliderControls,
  HeroSliderPictures,
  type HeroSliderProps,
  HeroSliderSlide,
  type HeroSliderSlideProps,
  HeroSliderSlides,
  HeroSliderStatus,
  HeroSliderText,
} from './components/hero-slider/index.ts';
export {
  AuthoredCourseCard,
  type AuthoredCourseCardProps,
  InstructorDashboard,
  InstructorDashboardActions,
  InstructorDashboardHeader,
  InstructorDashboardList,
  type InstructorDashboardProps,
  InstructorDashboardStatus,
} from './components/instructor-dashboard/index.ts';
export {
  InstructorCard,
  InstructorCardAvatar,
  InstructorCardBio,
  InstructorCardHeadline,
  InstructorCardName,
  type InstructorCardProps,
  InstructorCardStats,
  InstructorCardText,
  InstructorProfile,
  type InstructorProfileProps,
} from './components/instructor-profile/index.ts';
export {
  LearnerDashboard,
  LearnerDashboardCourse,
  type LearnerDashboardCourseProps,
  LearnerDashboardCourses,
  LearnerDashboardFirstSteps,
  LearnerDashboardHeader,
  LearnerDashboardNext,
  type LearnerDashboardProps,
} from './components/learner-dashboard/index.ts';
export {
  CartLink,
  CountLink,
  type CountLinkProps,
  Navbar,
  NavbarActions,
  type NavbarLink,
  NavbarLinks,
  type NavbarLinksProps,
  NavbarMenu,
  type NavbarMenuProps,
  type NavbarProps,
  NavbarRow,
  NavbarSearch,
  type NavbarSearchProps,
  type NavbarSessionLinkProps,
  NavbarSignInLink,
  NavbarSignUpLink,
  WishlistLink,
} from './components/navbar/index.ts';
export { NotFound, type NotFoundProps } from './components/not-found/index.ts';
export {
  NotificationBell,
  type NotificationBellProps,
  NotificationItem,
  NotificationItemActions,
  NotificationItemMarkReadButton,
  NotificationItemMessage,
  type NotificationItemProps,
  NotificationItemRemoveButton,
  NotificationItemText,
  NotificationItemTime,
  NotificationItemTitle,
  NotificationList,
  NotificationListClearButton,
  NotificationListHeader,
  NotificationListItems,
  NotificationListMarkAllReadButton,
  type NotificationListProps,
  NotificationListTitle,
} from './components/notification-bell/index.ts';
export {
  OrderHistory,
  type OrderHistoryProps,
  OrderReceipt,
  OrderReceiptActions,
  OrderReceiptFacts,
  OrderReceiptFailure,
  OrderReceiptHeader,
  OrderReceiptLines,
  type OrderReceiptProps,
} from './components/orders/index.ts';
export {
  PartnerManager,
  PartnerManagerForm,
  PartnerManagerHeader,
  PartnerManagerList,
  type PartnerManagerProps,
  PartnerManagerRow,
  type PartnerManagerRowProps,
  PartnerManagerStatus,
} from './components/partner-manager/index.ts';
export {
  PartnerReport,
  PartnerReportChart,
  PartnerReportDownload,
  PartnerReportFilters,
  type PartnerReportProps,
  PartnerReportTable,
} from './components/partner-report/index.ts';
export {
  NotificationSettings,
  NotificationSettingsNote,
  type NotificationSettingsProps,
  NotificationSettingsStatus,
  NotificationSettingsSwitches,
  NotificationSettingsTitle,
  Preferences,
  PreferencesCaptions,
  PreferencesNote,
  PreferencesPlaybackRate,
  type PreferencesProps,
  PreferencesStatus,
  PreferencesTheme,
  PreferencesTitle,
  ProfileEditor,
  ProfileEditorAvatar,
  ProfileEditorDetails,
  ProfileEditorEditButton,
  ProfileEditorForm,
  ProfileEditorHeader,
  ProfileEditorPerson,
  type ProfileEditorProps,
  type ProfileTab,
  ProfileTabs,
  type ProfileTabsProps,
  SecurityForm,
  SecurityFormFields,
  SecurityFormNote,
  type SecurityFormProps,
  SecurityFormTitle,
} from './components/profile-editor/index.ts';
export {
  QuizCreator,
  type QuizCreatorProps,
  QuizDialog,
  type QuizDialogProps,
} from './components/quiz-creator/index.ts';
export {
  QuizRunner,
  QuizRunnerAttempts,
  QuizRunnerForm,
  type QuizRunnerProps,
  QuizRunnerResult,
} from './components/quiz-runner/index.ts';
export { RequireCapability, type RequireCapabilityProps } from './components/require-capability/index.ts';
export {
  SignIn,
  SignInCreateAccount,
  SignInExternal,
  SignInForm,
  type SignInProps,
  SignInTitle,
} from './components/sign-in/index.ts';
export {
  SignUp,
  SignUpExternal,
  SignUpForm,
  type SignUpProps,
  SignUpSignIn,
  SignUpTitle,
} from './components/sign-up/index.ts';
export {
  SupportForm,
  SupportFormCategory,
  SupportFormMessage,
  SupportFormPerson,
  type SupportFormProps,
  SupportFormSubject,
  SupportFormSubmitButton,
} from './components/support-form/index.ts';
export { TextLecture, type TextLectureProps } from './components/text-lecture/index.ts';
export {
  ThemeEditor,
  ThemeEditorActions,
  ThemeEditorChoices,
  type ThemeEditorChoicesProps,
  ThemeEditorCode,
  ThemeEditorColors,
  ThemeEditorContrasts,
  ThemeEditorPreview,
  type ThemeEditorPreviewProps,
  type ThemeEditorProps,
  ThemeEditorShapes,
} from './components/theme-editor/index.ts';
export {
  type FrameEvents,
  type FrameSource,
  VideoFrame,
  type VideoFrameProps,
} from './components/video-frame/index.ts';
export { Wishlist, type WishlistProps } from './components/wishlist/index.ts';
export { WishlistToggleButton, type WishlistToggleButtonProps } from './components/wishlist-toggle/index.ts';
export type { CourseFormList, CourseFormValues } from './hooks/courseFormValues.ts';
export type { ActionCallbacks, ActionOptions, PersonalActionOptions } from './hooks/useAction.ts';
export { type UseAddReviewResult, useAddReview } from './hooks/useAddReview.ts';
export {
  type AssignmentValues,
  type UseAssignmentOptions,
  type UseAssignmentResult,
  useAssignment,
} from './hooks/useAssignment.ts';
export { type UseAuthoredCoursesResult, useAuthoredCourses } from './hooks/useAuthoredCourses.ts';
export {
  type AuthSuccessState,
  type UseAuthSuccessOptions,
  type UseAuthSuccessResult,
  useAuthSuccess,
} from './hooks/useAuthSuccess.ts';
export {
  type UseAddToCartResult,
  useAddToCart,
  useCart,
  useCartCount,
} from './hooks/useCart.ts';
export { type UseCartActionsResult, useCartActions } from './hooks/useCartActions.ts';
export { useCategories } from './hooks/useCategories.ts';
export { type UseCategoryManagerResult, useCategoryManager } from './hooks/useCategoryManager.ts';
export { type UseChangePasswordResult, useChangePassword } from './hooks/useChangePassword.ts';
export {
  type CheckoutItem,
  type CheckoutPurchase,
  type PaymentToken,
  type UseCheckoutOptions,
  type UseCheckoutResult,
  useCheckout,
} from './hooks/useCheckout.ts';
export {
  type MessageValues,
  type SupportValues,
  useContactForm,
  useSupportForm,
} from './hooks/useContactForm.ts';
export {
  type UseContentManagerOptions,
  type UseContentManagerResult,
  useContentManager,
} from './hooks/useContentManager.ts';
export { type CourseView, type UseCourseViewResult, useCourse, useCourseView } from './hooks/useCourse.ts';
export { type UseCourseFormOptions, type UseCourseFormResult, useCourseForm } from './hooks/useCourseForm.ts';
export { type UseCourseLearnersResult, useCourseLearners } from './hooks/useCourseLearners.ts';
export {
  type PlayerParts,
  type UseCoursePlayerOptions,
  type UseCoursePlayerResult,
  useCoursePlayer,
} from './hooks/useCoursePlayer.ts';
export {
  type UseCoursePreviewOptions,
  type UseCoursePreviewResult,
  useCoursePreview,
} from './hooks/useCoursePreview.ts';
export { useCourseSuggestions } from './hooks/useCourseSuggestions.ts';
export { useCourses } from './hooks/useCourses.ts';
export { type UseEnrollOptions, type UseEnrollResult, useEnroll } from './hooks/useEnroll.ts';
export {
  useCourseProgress,
  useEnrolledCourse,
  useEnrolledCourses,
  useEnrolledIds,
  useIsEnrolled,
} from './hooks/useEnrolledCourses.ts';
export {
  type UseForgotPasswordOptions,
  type UseForgotPasswordResult,
  useForgotPassword,
} from './hooks/useForgotPassword.ts';
export type { FormProps, FormRule } from './hooks/useForm.ts';
export type { FormDraft } from './hooks/useFormDraft.ts';
export type { FormFailure } from './hooks/useFormFailure.ts';
export { type GradingFilter, type UseGradingOptions, type UseGradingResult, useGrading } from './hooks/useGrading.ts';
export { useInstructor } from './hooks/useInstructor.ts';
export { useIntent } from './hooks/useIntent.ts';
export { useIsCatchingUp } from './hooks/useIsCatchingUp.ts';
export { type LectureValues, type UseLectureFormOptions, useLectureForm } from './hooks/useLectureForm.ts';
export { type UseLectureProgressResult, useLectureProgress } from './hooks/useLectureProgress.ts';
export { useNewsletterForm } from './hooks/useNewsletterForm.ts';
export { type UseNotificationSettingsResult, useNotificationSettings } from './hooks/useNotificationSettings.ts';
export { type UseNotificationsResult, useNotifications } from './hooks/useNotifications.ts';
export { useOrder, useOrders } from './hooks/useOrders.ts';
export {
  type PartnerFormErrors,
  type UsePartnerManagerResult,
  usePartnerManager,
} from './hooks/usePartnerManager.ts';
export {
  type ReportMeasure,
  type UsePartnerReportResult,
  usePartnerReport,
} from './hooks/usePartnerReport.ts';
export { usePreferences } from './hooks/usePreferences.ts';
export { usePrefetchCourse } from './hooks/usePrefetchCourse.ts';
export {
  type ChosenPicture,
  type ProfileValues,
  type UseProfileEditorOptions,
  type UseProfileEditorResult,
  useProfileEditor,
} from './hooks/useProfileEditor.ts';
export { type UsePublishCourseResult, usePublishCourse } from './hooks/usePublishCourse.ts';
export { type QuizAnswers, type UseQuizOptions, type UseQuizResult, useQuiz } from './hooks/useQuiz.ts';
export {
  type QuestionFormValues,
  type QuizDetailsValues,
  type QuizFormValues,
  type UseQuizCreatorOptions,
  type UseQuizCreatorResult,
  useQuizCreator,
} from './hooks/useQuizCreator.ts';
export { type UseQuizEditorResult, useQuizEditor } from './hooks/useQuizEditor.ts';
export { type UseQuizResultsResult, useQuizResults } from './hooks/useQuizResults.ts';
export { type RequireSignIn, type RequireSignInOptions, useRequireSignIn } from './hooks/useRequireSignIn.ts';
export { useReviews } from './hooks/useReviews.ts';
export { type SectionValues, type UseSectionFormOptions, useSectionForm } from './hooks/useSectionForm.ts';
export { useSession, useUserId } from './hooks/useSession.ts';
export { type UseSignInResult, type UseSignUpResult, useSignIn, useSignUp } from './hooks/useSignIn.ts';
export { type UseSignInWindowResult, useSignInWindow } from './hooks/useSignInWindow.ts';
export { type UseSliderOptions, type UseSliderResult, useSlider } from './hooks/useSlider.ts';
export { type StoredForm, type UseStoredFormOptions, useStoredForm } from './hooks/useStoredForm.ts';
export { type UseThemeEditorOptions, type UseThemeEditorResult, useThemeEditor } from './hooks/useThemeEditor.ts';
export { type UnsavedChanges, useUnsavedChanges } from './hooks/useUnsavedChanges.ts';
export { useVideo, useVideoTime, type VideoState } from './hooks/useVideo.ts';
export { type UseVideoProgressResult, useVideoProgress } from './hooks/useVideoProgress.ts';
export { type UseWaitingSubmissionsResult, useWaitingSubmissions } from './hooks/useWaitingSubmissions.ts';
export {
  type UseWishlistToggleResult,
  useIsInWishlist,
  useWishlist,
  useWishlistCount,
  useWishlistToggle,
} from './hooks/useWishlist.ts';
export { courseSearchParams } from './input/courseSearchParams.ts';
export {
  type GuardedPage,
  type LecternContextValue,
  type LinkComponent,
  type LinkProps,
  type LoadRichText,
  type Navigate,
  type NavigationGuard,
  type RichTextComponent,
  type RichTextProps,
  useLectern,
} from './provider/context.ts';
export { createQueryClient } from './provider/createQueryClient.ts';
export { LecternProvider, type LecternProviderProps } from './provider/LecternProvider.tsx';
export { NoticeDialog } from './provider/NoticeDialog.tsx';
export { Prefetched, type PrefetchedProps } from './provider/Prefetched.tsx';
export { createPaths, currentPath, type Paths, type SiteOptions } from './provider/paths.ts';
export type { ThemeChoice } from './provider/useThemeMode.ts';
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
export { Avatar, type AvatarProps } from './ui/Avatar.tsx';
export { Button, type ButtonProps } from './ui/Button.tsx';
export { CopyButton, type CopyButtonProps } from './ui/CopyButton.tsx';
export { Dialog, type DialogProps } from './ui/Dialog.tsx';
export { EmptyNote, type EmptyNoteProps } from './ui/EmptyNote.tsx';
export { ErrorNote, type ErrorNoteProps } from './ui/ErrorNote.tsx';
export { Field, type FieldProps } from './ui/Field.tsx';
export type { HeadingLevel } from './ui/heading.ts';
export { Icon, type IconShape } from './ui/Icon.tsx';
export { icons } from './ui/iconSet.ts';
export { JsonLd, type JsonLdProps } from './ui/JsonLd.tsx';
export { NoAccess, type NoAccessProps } from './ui/NoAccess.tsx';
export { PasswordField, type PasswordFieldProps } from './ui/PasswordField.tsx';
export { Price, type PriceProps } from './ui/Price.tsx';
export { ProgressBar, type ProgressBarProps } from './ui/ProgressBar.tsx';
export { SelectField, type SelectFieldProps } from './ui/SelectField.tsx';
export { LoadingStatus, type LoadingStatusProps, Skeleton, type SkeletonProps } from './ui/Skeleton.tsx';
export { Stars, type StarsProps } from './ui/Stars.tsx';
export { type Tab, Tabs, type TabsProps } from './ui/Tabs.tsx';
export { TextArea, type TextAreaProps } from './ui/TextArea.tsx';
