/**
 * The parts of the widgets under names of their own, for server components: there `CourseCard.Title` is out of reach. Each
 * widget's own entry has those of the widget.
 */

export {
  AccountMenuButton,
  AccountMenuCommands,
  AccountMenuItems,
  AccountMenuLink,
  AccountMenuPerson,
  AccountMenuPopup,
  AccountMenuSignOut,
} from './components/account-menu/index.ts';
export {
  AuthSuccessActions,
  AuthSuccessIcon,
  AuthSuccessText,
  AuthSuccessTitle,
} from './components/auth-success/index.ts';
export {
  CartAssurance,
  CartCheckoutButton,
  CartClearButton,
  CartCount,
  CartCourses,
  CartDiscount,
  CartHeader,
  CartItems,
  CartLayout,
  CartOrderSummary,
} from './components/cart/index.ts';
export {
  CategoryGridCount,
  CategoryGridList,
  CategoryGridName,
  CategoryGridTile,
} from './components/category-grid/index.ts';
export {
  CategoryManagerForm,
  CategoryManagerList,
  CategoryManagerStatus,
  CategoryManagerTitle,
} from './components/category-manager/index.ts';
export {
  CertificateCode,
  CertificateFacts,
  CertificateFiles,
  CertificateSharing,
  CertificateSheet,
  CertificateStatement,
  CertificateStatus,
} from './components/certificate/index.ts';
export {
  CertificateCheckButton,
  CertificateCheckField,
  CertificateCheckVerdict,
} from './components/certificate-check/index.ts';
export {
  CheckoutAssurance,
  CheckoutDiscount,
  CheckoutLayout,
  CheckoutMain,
  CheckoutPayment,
  CheckoutReceiptDetails,
  CheckoutSummary,
} from './components/checkout/index.ts';
export { CompareAreaToggle } from './components/compare-area/index.ts';
export {
  ContactFormMessage,
  ContactFormPerson,
  ContactFormSubject,
  ContactFormSubmitButton,
} from './components/contact-form/index.ts';
export {
  ContentManagerList,
  ContentManagerPreview,
  ContentManagerSummary,
  ContentManagerToolbar,
  ContentManagerWarnings,
} from './components/content-manager/index.ts';
export {
  CourseCardBody,
  CourseCardCartButton,
  CourseCardCategory,
  CourseCardCompare,
  CourseCardCover,
  CourseCardDescription,
  CourseCardEnrollButton,
  CourseCardFacts,
  CourseCardFooter,
  CourseCardImage,
  CourseCardInstructor,
  CourseCardPrice,
  CourseCardRating,
  CourseCardSample,
  CourseCardTitle,
  CourseCardViewLink,
  CourseCardWishlistButton,
} from './components/course-card/index.ts';
export {
  CourseDetailActions,
  CourseDetailAudience,
  CourseDetailBadges,
  CourseDetailBuyBar,
  CourseDetailBuyCard,
  CourseDetailByline,
  CourseDetailCartButton,
  CourseDetailColumns,
  CourseDetailCover,
  CourseDetailCurriculum,
  CourseDetailDescription,
  CourseDetailEnrollButton,
  CourseDetailFacts,
  CourseDetailHero,
  CourseDetailHighlights,
  CourseDetailInstructor,
  CourseDetailLead,
  CourseDetailLength,
  CourseDetailMain,
  CourseDetailObjectives,
  CourseDetailOwnerNote,
  CourseDetailPreview,
  CourseDetailPrice,
  CourseDetailProgress,
  CourseDetailPromises,
  CourseDetailRating,
  CourseDetailRelated,
  CourseDetailRequirements,
  CourseDetailReviews,
  CourseDetailSample,
  CourseDetailSide,
  CourseDetailTax,
  CourseDetailTitle,
  CourseDetailWishlistButton,
  CourseDetailWorks,
} from './components/course-detail/index.ts';
export {
  CourseFiltersActions,
  CourseFiltersApplyButton,
  CourseFiltersCategories,
  CourseFiltersClearButton,
  CourseFiltersCount,
  CourseFiltersLevels,
  CourseFiltersPrices,
  CourseFiltersRatings,
} from './components/course-filters/index.ts';
export {
  CourseFormActions,
  CourseFormDetails,
  CourseFormMain,
  CourseFormMore,
  CourseFormPreview,
  CourseFormPricing,
  CourseFormRestored,
  CourseFormStatus,
  CourseFormSummary,
} from './components/course-form/index.ts';
export {
  CourseLearnersHeader,
  CourseLearnersList,
  CourseLearnersQuizzes,
  CourseLearnersSearch,
  CourseLearnersSort,
} from './components/course-learners/index.ts';
export {
  CourseListEmpty,
  CourseListGrid,
  CourseListHeader,
  CourseListPagination,
} from './components/course-list/index.ts';
export {
  CoursePlayerActions,
  CoursePlayerBanner,
  CoursePlayerBar,
  CoursePlayerColumns,
  CoursePlayerContent,
  CoursePlayerLecture,
  CoursePlayerMain,
  CoursePlayerSide,
  CoursePlayerStage,
  CoursePlayerTitle,
  CoursePlayerTranscript,
} from './components/course-player/index.ts';
export {
  CourseReviewsAverage,
  CourseReviewsBreakdown,
  CourseReviewsList,
  CourseReviewsMain,
  CourseReviewsMore,
  CourseReviewsSort,
  CourseReviewsSummary,
} from './components/course-reviews/index.ts';
export { CurriculumLecture, CurriculumSection } from './components/curriculum/index.ts';
export {
  FooterBrand,
  FooterCategories,
  FooterColumns,
  FooterCompany,
  FooterLinks,
  FooterMore,
  FooterMoreButton,
  FooterNewsletter,
  FooterNote,
  FooterSupport,
} from './components/footer/index.ts';
export {
  GradingFilters,
  GradingHeader,
  GradingLayout,
  GradingList,
  GradingTask,
  GradingWork,
} from './components/grading/index.ts';
export {
  HeroSliderColumns,
  HeroSliderControls,
  HeroSliderPictures,
  HeroSliderSlide,
  HeroSliderSlides,
  HeroSliderStatus,
  HeroSliderText,
} from './components/hero-slider/index.ts';
export {
  InstructorDashboardActions,
  InstructorDashboardHeader,
  InstructorDashboardList,
  InstructorDashboardStatus,
  InstructorDashboardSummary,
  InstructorDashboardWeeks,
} from './components/instructor-dashboard/index.ts';
export {
  InstructorCardAvatar,
  InstructorCardBio,
  InstructorCardHeadline,
  InstructorCardName,
  InstructorCardStats,
  InstructorCardText,
} from './components/instructor-profile/index.ts';
export {
  LearnerDashboardCourse,
  LearnerDashboardCourses,
  LearnerDashboardFirstSteps,
  LearnerDashboardHeader,
  LearnerDashboardNext,
  LearnerDashboardShelf,
  LearnerDashboardWeek,
} from './components/learner-dashboard/index.ts';
export {
  NavbarActions,
  NavbarLinks,
  NavbarMenu,
  NavbarRow,
  NavbarSearch,
  NavbarSignInLink,
  NavbarSignUpLink,
} from './components/navbar/index.ts';
export {
  NotificationItemActions,
  NotificationItemMarkReadButton,
  NotificationItemMessage,
  NotificationItemRemoveButton,
  NotificationItemText,
  NotificationItemTime,
  NotificationItemTitle,
  NotificationListClearButton,
  NotificationListHeader,
  NotificationListItems,
  NotificationListMarkAllReadButton,
  NotificationListTitle,
} from './components/notification-bell/index.ts';
export {
  OrderHistoryAttempts,
  OrderHistoryEmpty,
  OrderHistoryPurchases,
  OrderReceiptActions,
  OrderReceiptFacts,
  OrderReceiptFailure,
  OrderReceiptHeader,
  OrderReceiptLines,
} from './components/orders/index.ts';
export {
  PartnerManagerForm,
  PartnerManagerHeader,
  PartnerManagerList,
  PartnerManagerStatus,
} from './components/partner-manager/index.ts';
export {
  PartnerReportCampaigns,
  PartnerReportChart,
  PartnerReportDownload,
  PartnerReportFilters,
  PartnerReportTable,
} from './components/partner-report/index.ts';
export {
  AccountDataDownload,
  AccountDataRemove,
  AccountDataTitle,
  MailPreferencesNote,
  MailPreferencesStatus,
  MailPreferencesSwitches,
  MailPreferencesTitle,
  NotificationSettingsNote,
  NotificationSettingsStatus,
  NotificationSettingsSwitches,
  NotificationSettingsTitle,
  PreferencesCaptions,
  PreferencesNote,
  PreferencesPlaybackRate,
  PreferencesStatus,
  PreferencesTheme,
  PreferencesTitle,
  ProfileEditorAvatar,
  ProfileEditorDetails,
  ProfileEditorEditButton,
  ProfileEditorForm,
  ProfileEditorHeader,
  ProfileEditorPerson,
  SecurityFormFields,
  SecurityFormNote,
  SecurityFormTitle,
  SignInListEndOthers,
  SignInListItems,
  SignInListNote,
  SignInListStatus,
  SignInListTitle,
} from './components/profile-editor/index.ts';
export { QuizRunnerAttempts, QuizRunnerForm, QuizRunnerResult } from './components/quiz-runner/index.ts';
export {
  RefundRequestActions,
  RefundRequestCourses,
  RefundRequestOutcome,
  RefundRequestReason,
  RefundRequestTerms,
} from './components/refund-request/index.ts';
export { SampleAreaLink } from './components/sample-area/index.ts';
export { SignInCreateAccount, SignInExternal, SignInForm, SignInTitle } from './components/sign-in/index.ts';
export { SignUpExternal, SignUpForm, SignUpSignIn, SignUpTitle } from './components/sign-up/index.ts';
export {
  SupportFormAttachments,
  SupportFormCategory,
  SupportFormMessage,
  SupportFormPerson,
  SupportFormSubject,
  SupportFormSubmitButton,
} from './components/support-form/index.ts';
export {
  ThemeEditorActions,
  ThemeEditorChoices,
  ThemeEditorCode,
  ThemeEditorColors,
  ThemeEditorContrasts,
  ThemeEditorPreview,
  ThemeEditorShapes,
} from './components/theme-editor/index.ts';
export { WishlistEmpty, WishlistGrid, WishlistSuggestions, WishlistSummary } from './components/wishlist/index.ts';
