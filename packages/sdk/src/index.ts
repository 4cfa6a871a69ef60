/** The client of a Lectern marketplace, for any JavaScript: no React, no DOM beyond storage. */
export type { AuthorCalls } from './authorCalls.ts';
export {
  type AuthorMarketplace,
  createMarketplace,
  type Marketplace,
  type MarketplaceOptions,
} from './createMarketplace.ts';
export type { CreateQuiz, QuizCreation, QuizCreationProgress } from './createQuiz.ts';
export type { Endpoints } from './endpoints/index.ts';
export * from './errors.ts';
export type { MarketplaceEvent } from './events.ts';
export type { Call, CallOptions, Calls, Endpoint, EndpointGroup, UploadProgress } from './http/endpoint.ts';
export type { Language, LanguageOptions } from './language.ts';
export type { Formats } from './messages/createFormats.ts';
export type { MessageOverrides, Messages, MessageValues, PluralKey } from './messages/createMessages.ts';
export type { CoreMessageKey } from './messages/en.ts';
export type { MessageKey } from './messages/keys.ts';
export type { AccessWordKey } from './messages/words/accessWords.ts';
export type { WordKey } from './messages/words/index.ts';
export type { BuyCourses, ConfirmPayment, Purchase, PurchaseItem, PurchaseRequest } from './purchase.ts';
export type { RefusalCode } from './refusals.ts';
export type {
  AssignmentDraft,
  AssignmentInput,
  AuthoredCourse,
  AuthoredCourseDetail,
  AuthoredLecture,
  AuthoredQuestion,
  AuthoredQuiz,
  AuthoredWeek,
  BuyerInput,
  CaptionTrack,
  CardDraft,
  CartItem,
  Category,
  CategoryInput,
  Certificate,
  CertificateUpdate,
  CertificateVerdict,
  ContactDraft,
  Course,
  CourseArrangement,
  CourseDetail,
  CourseFacets,
  CourseInput,
  CourseLearner,
  CoursePage,
  CourseReview,
  CourseSearch,
  CourseSort,
  CourseStats,
  CourseStatus,
  CourseUpdate,
  Creator,
  CreditNote,
  Discount,
  DiscountDraft,
  DiscountQuote,
  Dispute,
  Earnings,
  EarningsMonth,
  EnrolledCourse,
  ForgotPasswordDraft,
  GradeDraft,
  GradedLecture,
  GradeInput,
  KeptMail,
  KeptMails,
  LearnerPage,
  LearnerSearch,
  LearnerSort,
  Lecture,
  LectureDraft,
  LectureInput,
  LectureOutline,
  LectureProgress,
  LectureProgressInput,
  LectureSample,
  LectureType,
  LectureUpdate,
  ListedRefund,
  MailMode,
  NewCourse,
  NewPasswordDraft,
  NewsletterDraft,
  NotificationKind,
  NotificationSettings,
  NotificationSettingsUpdate,
  Order,
  OrderInput,
  Overview,
  Partner,
  PartnerInput,
  PartnerMonth,
  PartnerScope,
  Party,
  PasswordDraft,
  PasswordInput,
  PasswordResetState,
  Payee,
  PaymentConfirmation,
  PaymentInput,
  PaymentOptions,
  PaymentProgress,
  Payout,
  Payouts,
  ProfileDraft,
  PurchasedCourse,
  Question,
  QuestionDraft,
  QuestionInput,
  QuestionResult,
  QuestionType,
  QuestionUpdate,
  Quiz,
  QuizAnswer,
  QuizArrangement,
  QuizAttempt,
  QuizDraft,
  QuizInput,
  QuizResults,
  QuizSubmission,
  QuizUpdate,
  Receipt,
  ReceivedSubmission,
  Refund,
  RefundableItem,
  RefundDecision,
  RefundInput,
  RefundStatus,
  Review,
  ReviewInput,
  ReviewPage,
  ReviewSearch,
  ReviewSort,
  Role,
  SampleAnswer,
  SampleResult,
  Section,
  SectionInput,
  SectionOutline,
  SectionUpdate,
  ShownWork,
  SignInDraft,
  SignUpDraft,
  StudySummary,
  Submission,
  SupportCategory,
  SupportDraft,
  SupportList,
  SupportMessage,
  SupportState,
  User,
  UserNotification,
  WaitingPage,
  WaitingSubmission,
  Work,
  WorkDraft,
  WorkInput,
  WorkSearch,
} from './schemas/index.ts';
export type { RefusalDetails } from './schemas/refusal.ts';
export type { SimulateRequest } from './simulateRequest.ts';
export type { AddToCartResult, CartState, CartStore } from './stores/cart.ts';
export type { ComparedCourse, ComparisonState, ComparisonStore } from './stores/comparison.ts';
export type { DueIntent, Greeting, Intent, IntentState, IntentStore } from './stores/intent.ts';
export { keepProgress, takeProgress } from './stores/keptProgress.ts';
export type { Notice, NoticesState, NoticesStore } from './stores/notices.ts';
export type { NotificationsState, NotificationsStore } from './stores/notifications.ts';
export type { OutboxState, OutboxStore } from './stores/outbox.ts';
export type { PreferencesState, PreferencesStore } from './stores/preferences.ts';
export type { ReturnedCode, SignInScreen } from './stores/session/askForCode.ts';
export type {
  PopupOptions,
  SessionEndReason,
  SessionNoticeOptions,
  SessionState,
  SessionStore,
} from './stores/session/sessionStore.ts';
export type { KeyValueStore, StorageLike } from './stores/storage.ts';
export type { ReadStore } from './stores/store.ts';
export type { ThemeState, ThemeStore } from './stores/theme.ts';
