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
export {
  type AuthSuccessState,
  type UseAuthSuccessOptions,
  type UseAuthSuccessResult,
  useAuthSuccess,
} from './hooks/account/useAuthSuccess.ts';
export { type UseChangePasswordResult, useChangePassword } from './hooks/account/useChangePassword.ts';
export {
  type UseForgotPasswordOptions,
  type UseForgotPasswordResult,
  useForgotPassword,
} from './hooks/account/useForgotPassword.ts';
export { useIntent } from './hooks/account/useIntent.ts';
export {
  type UseNotificationSettingsResult,
  useNotificationSettings,
} from './hooks/account/useNotificationSettings.ts';
export { type UseNotificationsResult, useNotifications } from './hooks/account/useNotifications.ts';
export { usePreferences } from './hooks/account/usePreferences.ts';
export {
  type ChosenPicture,
  type ProfileValues,
  type UseProfileEditorOptions,
  type UseProfileEditorResult,
  useProfileEditor,
} from './hooks/account/useProfileEditor.ts';
export { type RequireSignIn, type RequireSignInOptions, useRequireSignIn } from './hooks/account/useRequireSignIn.ts';
export { useSession, useUserId } from './hooks/account/useSession.ts';
export { type UseSignInResult, type UseSignUpResult, useSignIn, useSignUp } from './hooks/account/useSignIn.ts';
export { type UseSignInWindowResult, useSignInWindow } from './hooks/account/useSignInWindow.ts';
export { type UseCategoryManagerResult, useCategoryManager } from './hooks/admin/useCategoryManager.ts';
export {
  type PartnerFormErrors,
  type UsePartnerManagerResult,
  usePartnerManager,
} from './hooks/admin/usePartnerManager.ts';
export {
  type ReportMeasure,
  type UsePartnerReportResult,
  usePartnerReport,
} from './hooks/admin/usePartnerReport.ts';
export type { CourseFormList, CourseFormValues } from './hooks/authoring/courseFormValues.ts';
export { type UseAuthoredCoursesResult, useAuthoredCourses } from './hooks/authoring/useAuthoredCourses.ts';
export {
  type UseContentManagerOptions,
  type UseContentManagerResult,
  useContentManager,
} from './hooks/authoring/useContentManager.ts';
export { type UseCourseFormOptions, type UseCourseFormResult, useCourseForm } from './hooks/authoring/useCourseForm.ts';
export { type UseCourseLearnersResult, useCourseLearners } from './hooks/authoring/useCourseLearners.ts';
export {
  type UseCoursePreviewOptions,
  type UseCoursePreviewResult,
  useCoursePreview,
} from './hooks/authoring/useCoursePreview.ts';
export {
  type GradingFilter,
  type UseGradingOptions,
  type UseGradingResult,
  useGrading,
} from './hooks/authoring/useGrading.ts';
export { type LectureValues, type UseLectureFormOptions, useLectureForm } from './hooks/authoring/useLectureForm.ts';
export { type UsePublishCourseResult, usePublishCourse } from './hooks/authoring/usePublishCourse.ts';
export {
  type QuestionFormValues,
  type QuizDetailsValues,
  type QuizFormValues,
  type UseQuizCreatorOptions,
  type UseQuizCreatorResult,
  useQuizCreator,
} from './hooks/authoring/useQuizCreator.ts';
export { type UseQuizEditorResult, useQuizEditor } from './hooks/authoring/useQuizEditor.ts';
export { type SectionValues, type UseSectionFormOptions, useSectionForm } from './hooks/authoring/useSectionForm.ts';
export { type UseWaitingSubmissionsResult, useWaitingSubmissions } from './hooks/authoring/useWaitingSubmissions.ts';
export { type UseAddReviewResult, useAddReview } from './hooks/catalogue/useAddReview.ts';
export { useCategories } from './hooks/catalogue/useCategories.ts';
export { type CourseView, type UseCourseViewResult, useCourse, useCourseView } from './hooks/catalogue/useCourse.ts';
export { useCourseSuggestions } from './hooks/catalogue/useCourseSuggestions.ts';
export { useCourses } from './hooks/catalogue/useCourses.ts';
export { useInstructor } from './hooks/catalogue/useInstructor.ts';
export { usePrefetchCourse } from './hooks/catalogue/usePrefetchCourse.ts';
export { useReviews } from './hooks/catalogue/useReviews.ts';
export type { ActionCallbacks, ActionOptions, PersonalActionOptions } from './hooks/forms/useAction.ts';
export type { FormProps, FormRule } from './hooks/forms/useForm.ts';
export type { FormDraft } from './hooks/forms/useFormDraft.ts';
export type { FormFailure } from './hooks/forms/useFormFailure.ts';
export { type StoredForm, type UseStoredFormOptions, useStoredForm } from './hooks/forms/useStoredForm.ts';
export { type UnsavedChanges, useUnsavedChanges } from './hooks/forms/useUnsavedChanges.ts';
export {
  type AssignmentValues,
  type UseAssignmentOptions,
  type UseAssignmentResult,
  useAssignment,
} from './hooks/learning/useAssignment.ts';
export {
  type PlayerParts,
  type UseCoursePlayerOptions,
  type UseCoursePlayerResult,
  useCoursePlayer,
} from './hooks/learning/useCoursePlayer.ts';
export {
  useCourseProgress,
  useEnrolledCourse,
  useEnrolledCourses,
  useEnrolledIds,
  useIsEnrolled,
} from './hooks/learning/useEnrolledCourses.ts';
export { useIsCatchingUp } from './hooks/learning/useIsCatchingUp.ts';
export { type UseLectureProgressResult, useLectureProgress } from './hooks/learning/useLectureProgress.ts';
export { type QuizAnswers, type UseQuizOptions, type UseQuizResult, useQuiz } from './hooks/learning/useQuiz.ts';
export { type UseQuizResultsResult, useQuizResults } from './hooks/learning/useQuizResults.ts';
export { useVideo, useVideoTime, type VideoState } from './hooks/learning/useVideo.ts';
export { type UseVideoProgressResult, useVideoProgress } from './hooks/learning/useVideoProgress.ts';
export {
  type UseAddToCartResult,
  useAddToCart,
  useCart,
  useCartCount,
} from './hooks/shop/useCart.ts';
export { type UseCartActionsResult, useCartActions } from './hooks/shop/useCartActions.ts';
export {
  type CheckoutItem,
  type CheckoutPurchase,
  type PaymentToken,
  type UseCheckoutOptions,
  type UseCheckoutResult,
  useCheckout,
} from './hooks/shop/useCheckout.ts';
export { type UseEnrollOptions, type UseEnrollResult, useEnroll } from './hooks/shop/useEnroll.ts';
export { useOrder, useOrders } from './hooks/shop/useOrders.ts';
export {
  type UseWishlistToggleResult,
  useIsInWishlist,
  useWishlist,
  useWishlistCount,
  useWishlistToggle,
} from './hooks/shop/useWishlist.ts';
export {
  type MessageValues,
  type SupportValues,
  useContactForm,
  useSupportForm,
} from './hooks/site/useContactForm.ts';
export { useNewsletterForm } from './hooks/site/useNewsletterForm.ts';
export { type UseSliderOptions, type UseSliderResult, useSlider } from './hooks/site/useSlider.ts';
export { type UseThemeEditorOptions, type UseThemeEditorResult, useThemeEditor } from './hooks/site/useThemeEditor.ts';
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
