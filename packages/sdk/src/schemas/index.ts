export * from './account.ts';
export * from './accountDrafts.ts';
export { type AssignmentInput, assignmentInput, type Submission, submission } from './assignment.ts';
export * from './assignmentDraft.ts';
export * from './audit.ts';
export * from './authoredCourse.ts';
export * from './authoredLecture.ts';
export * from './authoredQuiz.ts';
export * from './authorization.ts';
export * from './campaign.ts';
export * from './card.ts';
export * from './cart.ts';
export * from './category.ts';
export * from './certificate.ts';
export * from './contact.ts';
export * from './course.ts';
export * from './creator.ts';
export * from './discount.ts';
export * from './discountCode.ts';
export * from './dispute.ts';
export * from './document.ts';
export * from './earnings.ts';
export * from './file.ts';
export * from './grading.ts';
export {
  type CaptionTrack,
  captionTrack,
  type Lecture,
  type LectureOutline,
  type LectureProgress,
  type LectureProgressInput,
  type LectureType,
  lecture,
  lectureOutline,
  lectureProgress,
  lectureProgressInput,
  lectureType,
} from './lecture.ts';
export * from './lectureDraft.ts';
export * from './lectureSample.ts';
export * from './mail.ts';
export * from './mailPreferences.ts';
export * from './managedDiscount.ts';
export * from './notification.ts';
export { notificationKinds } from './notificationKinds.ts';
export * from './oneTimeCode.ts';
export * from './openUpload.ts';
export * from './order.ts';
export * from './orderInput.ts';
export * from './overview.ts';
export * from './partner.ts';
export * from './partnerApi.ts';
export * from './partnerInput.ts';
export * from './partnerKey.ts';
export * from './passwordReset.ts';
export * from './payoutInput.ts';
export { placeholderImage } from './placeholderImage.ts';
export * from './qrCode.ts';
export {
  type Question,
  type QuestionResult,
  type QuestionType,
  type Quiz,
  type QuizAnswer,
  type QuizAttempt,
  type QuizSubmission,
  question,
  questionResult,
  questionType,
  quiz,
  quizAttempt,
  quizSubmission,
} from './quiz.ts';
export * from './quizDraft.ts';
export * from './receipt.ts';
export * from './refund.ts';
export * from './refusal.ts';
export * from './review.ts';
export * from './secondFactor.ts';
export * from './section.ts';
export * from './sectionInput.ts';
export * from './serviceFault.ts';
export * from './status.ts';
export * from './studiedCourse.ts';
export * from './support.ts';
export * from './supportInput.ts';
export {
  email,
  type PartnerSessionAnswer,
  type PasswordInput,
  type ProfileUpdate,
  partnerSessionAnswer,
  passwordInput,
  profileAnswer,
  profileUpdate,
  type Role,
  role,
  type SessionAnswer,
  type SignInDraft,
  type SignUpDraft,
  sessionAnswer,
  signInDraft,
  signUpDraft,
  type User,
  user,
} from './user.ts';
export * from './videoPreparation.ts';
export * from './videoStream.ts';
export * from './webhook.ts';
export * from './webhookInput.ts';
export * from './work.ts';
export * from './workDraft.ts';
export { type WorkInput, workInput } from './workInput.ts';
