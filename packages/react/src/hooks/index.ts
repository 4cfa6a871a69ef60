/** Data and actions, for components of your own. */

export { type UseAccountDataResult, useAccountData } from './account/useAccountData.ts';
export {
  type AuthSuccessState,
  type UseAuthSuccessOptions,
  type UseAuthSuccessResult,
  useAuthSuccess,
} from './account/useAuthSuccess.ts';
export { type UseChangePasswordResult, useChangePassword } from './account/useChangePassword.ts';
export {
  type UseConfirmEmailResult,
  type UseEmailConfirmationResult,
  useConfirmEmail,
  useEmailConfirmation,
} from './account/useEmailConfirmation.ts';
export {
  type UseForgotPasswordOptions,
  type UseForgotPasswordResult,
  useForgotPassword,
} from './account/useForgotPassword.ts';
export { useIntent } from './account/useIntent.ts';
export { type UseMailPreferencesResult, useMailPreferences } from './account/useMailPreferences.ts';
export {
  type UseNotificationSettingsResult,
  useNotificationSettings,
} from './account/useNotificationSettings.ts';
export { type UseNotificationsResult, useNotifications } from './account/useNotifications.ts';
export { type UsePasskeySignInResult, usePasskeySignIn } from './account/usePasskeySignIn.ts';
export { type UsePasswordResetResult, usePasswordReset, useResetRequest } from './account/usePasswordReset.ts';
export { usePreferences } from './account/usePreferences.ts';
export {
  type ChosenPicture,
  type ProfileValues,
  type UseProfileEditorOptions,
  type UseProfileEditorResult,
  useProfileEditor,
} from './account/useProfileEditor.ts';
export { type RequireSignIn, type RequireSignInOptions, useRequireSignIn } from './account/useRequireSignIn.ts';
export type { SavedSettings } from './account/useSavedSettings.ts';
export {
  type SecondFactorChange,
  type SecondFactorResult,
  type UseSecondFactorResult,
  useSecondFactor,
} from './account/useSecondFactor.ts';
export { useSession, useUserId } from './account/useSession.ts';
export {
  type UseFinishSignInResult,
  type UseSignInResult,
  type UseSignUpResult,
  useFinishSignIn,
  useSignIn,
  useSignUp,
} from './account/useSignIn.ts';
export { type UseSignInsResult, useSignIns } from './account/useSignIns.ts';
export { type UseSignInWindowResult, useSignInWindow } from './account/useSignInWindow.ts';
export { type UseUnsubscribeResult, useUnsubscribe } from './account/useUnsubscribe.ts';
export { type AdminFigures, useAdminFigures } from './admin/useAdminFigures.ts';
export { type UseAuditTrailResult, useAuditTrail } from './admin/useAuditTrail.ts';
export { type UseCategoryManagerResult, useCategoryManager } from './admin/useCategoryManager.ts';
export { useDisputes } from './admin/useDisputes.ts';
export { type UseDocumentsResult, useDocuments } from './admin/useDocuments.ts';
export { type UseKeptMailResult, type UseMailOutboxResult, useKeptMail, useMailOutbox } from './admin/useMailOutbox.ts';
export { type ApiKeyAct, type UsePartnerApiKeyResult, usePartnerApiKey } from './admin/usePartnerApiKey.ts';
export {
  type PartnerFormErrors,
  type UsePartnerManagerResult,
  usePartnerManager,
} from './admin/usePartnerManager.ts';
export {
  type ReportMeasure,
  type UsePartnerReportResult,
  usePartnerReport,
} from './admin/usePartnerReport.ts';
export { type UsePartnerWebhookResult, usePartnerWebhook, type WebhookAct } from './admin/usePartnerWebhook.ts';
export { type DuePayout, type UsePayoutsResult, usePayouts } from './admin/usePayouts.ts';
export {
  type ListedRefunds,
  type UseAssignReturnResult,
  type UseDecideRefundResult,
  useAssignReturn,
  useDecideRefund,
  useRefunds,
} from './admin/useRefunds.ts';
export { type UseServerStatusResult, useServerStatus } from './admin/useServerStatus.ts';
export {
  type UseSupportDeskResult,
  type UseSupportReplyResult,
  useSupportDesk,
  useSupportReply,
} from './admin/useSupportDesk.ts';
export type { CourseFormList, CourseFormValues } from './authoring/courseFormValues.ts';
export { type UseAuthoredCoursesResult, useAuthoredCourses } from './authoring/useAuthoredCourses.ts';
export { useAuthoredWeeks } from './authoring/useAuthoredWeeks.ts';
export {
  type UseContentManagerOptions,
  type UseContentManagerResult,
  useContentManager,
} from './authoring/useContentManager.ts';
export { type UseCourseFormOptions, type UseCourseFormResult, useCourseForm } from './authoring/useCourseForm.ts';
export { type UseCourseLearnersResult, useCourseLearners } from './authoring/useCourseLearners.ts';
export {
  type UseCoursePreviewOptions,
  type UseCoursePreviewResult,
  useCoursePreview,
} from './authoring/useCoursePreview.ts';
export {
  type DiscountableCourse,
  type UseDiscountCoursesResult,
  useDiscountCourses,
} from './authoring/useDiscountCourses.ts';
export { type UseDiscountsResult, useDiscounts } from './authoring/useDiscounts.ts';
export {
  type EarningsMeasure,
  earningsMeasures,
  type UseEarningsResult,
  useEarnings,
} from './authoring/useEarnings.ts';
export { type UseEditDiscountResult, useEditDiscount } from './authoring/useEditDiscount.ts';
export {
  type GradingFilter,
  type UseGradingOptions,
  type UseGradingResult,
  useGrading,
} from './authoring/useGrading.ts';
export {
  type AddedLecture,
  type LectureValues,
  type UseLectureFormOptions,
  type UseLectureFormResult,
  useLectureForm,
} from './authoring/useLectureForm.ts';
export { type UsePublishCourseResult, usePublishCourse } from './authoring/usePublishCourse.ts';
export {
  type QuestionFormValues,
  type QuizDetailsValues,
  type QuizFormValues,
  type UseQuizCreatorOptions,
  type UseQuizCreatorResult,
  useQuizCreator,
} from './authoring/useQuizCreator.ts';
export { type UseQuizEditorResult, useQuizEditor } from './authoring/useQuizEditor.ts';
export { type SectionValues, type UseSectionFormOptions, useSectionForm } from './authoring/useSectionForm.ts';
export { type UseWaitingSubmissionsResult, useWaitingSubmissions } from './authoring/useWaitingSubmissions.ts';
export { type UseAddReviewResult, useAddReview } from './catalogue/useAddReview.ts';
export { useCategories } from './catalogue/useCategories.ts';
export {
  type ComparedDetail,
  type UseComparedCoursesResult,
  useComparedCourses,
} from './catalogue/useComparedCourses.ts';
export {
  type UseCompareToggleResult,
  type UseComparisonResult,
  useCompareToggle,
  useComparison,
} from './catalogue/useComparison.ts';
export { type CourseView, type UseCourseViewResult, useCourse, useCourseView } from './catalogue/useCourse.ts';
export { useCourseSuggestions } from './catalogue/useCourseSuggestions.ts';
export { useCourses } from './catalogue/useCourses.ts';
export { useInstructor } from './catalogue/useInstructor.ts';
export {
  type UseLectureSampleResult,
  type UseSampleAnswerResult,
  useLectureSample,
  useSampleAnswer,
} from './catalogue/useLectureSample.ts';
export { usePrefetchCourse } from './catalogue/usePrefetchCourse.ts';
export { useRelatedCourses } from './catalogue/useRelatedCourses.ts';
export { useReviews } from './catalogue/useReviews.ts';
export { useWorks } from './catalogue/useWorks.ts';
export type { ActionCallbacks, ActionOptions, PersonalActionOptions } from './forms/useAction.ts';
export type { FormProps } from './forms/useForm.ts';
export type { FormDraft } from './forms/useFormDraft.ts';
export type { FormFailure } from './forms/useFormFailure.ts';
export { type StoredForm, type UseStoredFormOptions, useStoredForm } from './forms/useStoredForm.ts';
export { type UnsavedChanges, useUnsavedChanges } from './forms/useUnsavedChanges.ts';
export {
  type AssignmentValues,
  type UseAssignmentOptions,
  type UseAssignmentResult,
  useAssignment,
} from './learning/useAssignment.ts';
export {
  type CheckedCertificate,
  type UseCertificateCheckResult,
  useCertificateCheck,
} from './learning/useCertificateCheck.ts';
export {
  type UseShareCertificateResult,
  useCertificate,
  useCertificates,
  useShareCertificate,
} from './learning/useCertificates.ts';
export {
  type PlayerParts,
  type UseCoursePlayerOptions,
  type UseCoursePlayerResult,
  useCoursePlayer,
} from './learning/useCoursePlayer.ts';
export {
  useCourseProgress,
  useEnrolledCourse,
  useEnrolledCourses,
  useEnrolledIds,
  useIsEnrolled,
} from './learning/useEnrolledCourses.ts';
export { useIsCatchingUp } from './learning/useIsCatchingUp.ts';
export { type UseLectureProgressResult, useLectureProgress } from './learning/useLectureProgress.ts';
export { type Playback, type PlaybackEvent, usePlayback } from './learning/usePlayback.ts';
export { type QuizAnswers, type UseQuizOptions, type UseQuizResult, useQuiz } from './learning/useQuiz.ts';
export { type UseQuizResultsResult, useQuizResults } from './learning/useQuizResults.ts';
export {
  type UseShownWorkOptions,
  type UseShownWorkResult,
  useShownWork,
  type WorkValues,
} from './learning/useShownWork.ts';
export { useSubmission } from './learning/useSubmission.ts';
export { type TranscriptLine, type UseTranscriptResult, useTranscript } from './learning/useTranscript.ts';
export { useVideo, useVideoTime, type VideoState } from './learning/useVideo.ts';
export { type UseVideoProgressResult, useVideoProgress } from './learning/useVideoProgress.ts';
export { type UseAddAllToCartResult, useAddAllToCart } from './shop/useAddAllToCart.ts';
export { useBilling } from './shop/useBilling.ts';
export {
  type UseAddToCartResult,
  useAddToCart,
  useCart,
  useCartCount,
} from './shop/useCart.ts';
export { type UseCartActionsResult, useCartActions } from './shop/useCartActions.ts';
export {
  type CheckoutItem,
  type CheckoutPurchase,
  type PaymentToken,
  type UseCheckoutOptions,
  type UseCheckoutResult,
  useCheckout,
} from './shop/useCheckout.ts';
export { type DiscountCode, useDiscountCode } from './shop/useDiscountCode.ts';
export { type UseEnrollOptions, type UseEnrollResult, useEnroll } from './shop/useEnroll.ts';
export { useOrder, useOrders } from './shop/useOrders.ts';
export { usePaymentOptions } from './shop/usePaymentOptions.ts';
export { type UseRefundRequestResult, useRefundRequest } from './shop/useRefundRequest.ts';
export {
  type UseWishlistToggleResult,
  useIsInWishlist,
  useWishlist,
  useWishlistCount,
  useWishlistToggle,
} from './shop/useWishlist.ts';
export {
  type Command,
  type CommandGroup,
  type CommandScope,
  type UseCommandsOptions,
  type UseCommandsResult,
  useCommands,
} from './site/useCommands.ts';
export {
  type MessageValues,
  type SupportValues,
  type UseSupportFormResult,
  useContactForm,
  useSupportForm,
} from './site/useContactForm.ts';
export { useNewsletterForm } from './site/useNewsletterForm.ts';
export { type UseSliderOptions, type UseSliderResult, useSlider } from './site/useSlider.ts';
export { type UseThemeEditorOptions, type UseThemeEditorResult, useThemeEditor } from './site/useThemeEditor.ts';
