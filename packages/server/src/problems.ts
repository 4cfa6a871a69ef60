import {
  createMessages,
  type MissingThing,
  type RefusalBody,
  type RefusalCode,
  type RefusalDetails,
  refusalOf,
} from '@lectern/sdk/api';
import { type RuleWordKey, ruleWords } from '@lectern/sdk/words';

/** The sentences of the rules, as the SDK says them too. */
export const sentences = createMessages('en-IN').with(ruleWords);

interface ProblemOptions {
  /** In place of those that the table of refusals gives. */
  details?: unknown;
  headers?: Record<string, string>;
  cause?: unknown;
}

/** A refusal of the SDK's table, thrown by a route. */
export class Problem extends Error {
  readonly status: number;
  readonly code: RefusalCode;
  readonly details: unknown;
  readonly headers: Record<string, string>;

  constructor(refusal: RefusalBody, options: ProblemOptions = {}) {
    super(refusal.message, { cause: options.cause });
    this.status = refusal.status;
    this.code = refusal.code;
    this.details = options.details ?? refusal.details;
    this.headers = options.headers ?? {};
  }
}

const invalid = (message: string, details?: unknown) => new Problem(refusalOf('invalid_input', message), { details });
const invalidField = (field: string, message: string) => invalid(message, [{ field, message }]);
const retryAfter = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });
const missing = (what: MissingThing) => new Problem(refusalOf('not_found', what));

/** Every way in which a route refuses. */
export const problems = {
  invalidInput: (message: string, details: unknown) => invalid(message, details),
  invalidField: (name: string, key: RuleWordKey, values: Record<string, string | number> = {}) =>
    invalidField(name, sentences(key, values)),
  repeatedParameter: (name: string) => invalidField(name.slice(0, 100), 'Please give this parameter only once.'),
  unexpectedFile: (name: string) => invalidField(name.slice(0, 100), "This field doesn't take a file."),
  unknownPaper: () => invalidField('paper', 'Please choose a4 or letter.'),
  foreignFile: (name: string) => invalidField(name, "This file isn't one of your uploads. Please upload it again."),
  notExplaining: () => invalidField('explainedIn', 'Please choose a video or a text of this course.'),
  expiringAddress: (name: string) =>
    invalidField(name, 'The link to an upload expires. Please enter the link to a public video.'),
  tooManyPixels: (name: string) => invalidField(name, 'Please select an image of at most 40 megapixels.'),
  unanswered: () => invalid('Please answer all questions before submitting.'),
  incompleteUpload: (cause: unknown) => new Problem(refusalOf('incomplete_upload'), { cause }),
  emailUnconfirmed: () => new Problem(refusalOf('email_unconfirmed')),
  wrongCode: () => new Problem(refusalOf('wrong_code')),
  wrongPasskey: () => new Problem(refusalOf('wrong_passkey')),
  setupExpired: () => new Problem(refusalOf('setup_expired')),
  challengeExpired: () => new Problem(refusalOf('challenge_expired')),
  codesOn: () => new Problem(refusalOf('codes_on')),
  codesOff: () => new Problem(refusalOf('codes_off')),
  secondFactorRequired: (challenge: string, expiresIn: number) =>
    new Problem(refusalOf('second_factor_required', { challenge, expiresIn })),
  secondFactorMissing: () => new Problem(refusalOf('second_factor_missing')),
  passkeyNotFound: () => missing('passkey'),
  wrongEmail: () => new Problem(refusalOf('wrong_email')),
  accountNeeded: (why: 'payment' | 'earnings' | 'courses' | 'admin') => new Problem(refusalOf('account_needed', why)),
  signInNotFound: () => missing('signIn'),
  wrongPassword: () => new Problem(refusalOf('wrong_password')),
  invalidJson: () => new Problem(refusalOf('invalid_json')),
  invalidRequest: (cause?: unknown) => new Problem(refusalOf('invalid_request'), { cause }),
  invalidCode: () => new Problem(refusalOf('invalid_code')),
  payoutChanged: () => new Problem(refusalOf('payout_changed')),
  payoutRecorded: () => new Problem(refusalOf('payout_recorded')),
  discountUnknown: () => new Problem(refusalOf('discount_unknown')),
  discountNotStarted: () => new Problem(refusalOf('discount_not_started')),
  discountEnded: () => new Problem(refusalOf('discount_ended')),
  discountUsedUp: () => new Problem(refusalOf('discount_used_up')),
  discountUsed: () => new Problem(refusalOf('discount_used')),
  discountNotCovered: () => new Problem(refusalOf('discount_not_covered')),
  discountExists: () => new Problem(refusalOf('discount_exists')),
  discountNotFound: () => missing('discount'),
  resetExpired: () => new Problem(refusalOf('reset_expired')),
  resetUsed: () => new Problem(refusalOf('reset_used')),
  invalidLink: () => new Problem(refusalOf('invalid_link')),
  invalidNonce: () => new Problem(refusalOf('invalid_nonce')),
  unauthenticated: () => new Problem(refusalOf('unauthenticated')),
  invalidCredentials: () => new Problem(refusalOf('invalid_credentials')),
  invalidApiKey: (why: 'missing' | 'unknown' | 'ended' | 'partner') => new Problem(refusalOf('invalid_api_key', why)),
  paymentRequired: () => new Problem(refusalOf('payment_required')),
  paymentDeclined: () => new Problem(refusalOf('payment_declined')),
  forbidden: () => new Problem(refusalOf('forbidden')),
  notEnrolled: () => new Problem(refusalOf('not_enrolled')),
  outOfScope: () => new Problem(refusalOf('out_of_scope')),
  unknownKey: () => new Problem(refusalOf('unknown_key')),
  revokedKey: () => new Problem(refusalOf('revoked_key')),
  unregisteredOrigin: (origin: string) => new Problem(refusalOf('unregistered_origin', origin.slice(0, 300))),
  linkExpired: () => new Problem(refusalOf('link_expired')),
  noSuchCall: () => missing('address'),
  courseNotFound: () => missing('course'),
  lectureNotFound: () => missing('lecture'),
  sectionNotFound: () => missing('section'),
  quizNotFound: () => missing('quiz'),
  questionNotFound: () => missing('question'),
  submissionNotFound: () => missing('submission'),
  instructorNotFound: () => missing('instructor'),
  categoryNotFound: () => missing('category'),
  orderNotFound: () => missing('order'),
  partnerNotFound: () => missing('partner'),
  fileNotFound: () => missing('file'),
  uploadNotFound: () => missing('upload'),
  certificatePrivate: (revokedAt: Date | null) =>
    new Problem(refusalOf('certificate_private', revokedAt ? { revokedAt: revokedAt.toISOString() } : {})),
  certificateNotFound: () => missing('certificate'),
  mailNotFound: () => missing('mail'),
  webhookNotFound: () => missing('webhook'),
  eventNotFound: () => missing('event'),
  webhookAddress: () => new Problem(refusalOf('webhook_address')),
  emailTaken: () => new Problem(refusalOf('email_taken')),
  wrongLectureType: () => new Problem(refusalOf('wrong_lecture_type', 'submitted')),
  notOfThisType: (type: 'quiz' | 'assignment') => new Problem(refusalOf('wrong_lecture_type', type)),
  contentChanged: () => new Problem(refusalOf('content_changed')),
  quizChanged: () => new Problem(refusalOf('quiz_changed')),
  quizExists: () => new Problem(refusalOf('quiz_exists')),
  lastQuestion: () => new Problem(refusalOf('last_question')),
  quizWithoutQuestions: () => new Problem(refusalOf('quiz_unfinished')),
  tooMany: (what: string, most: number) => new Problem(refusalOf('too_many', { what, most })),
  categoryExists: () => new Problem(refusalOf('category_exists')),
  categoryInUse: (courseCount: number) => new Problem(refusalOf('category_in_use', { courseCount })),
  alreadyOwned: (owned: readonly { courseId: string; title: string }[]) =>
    new Problem(
      refusalOf('already_owned', {
        courseIds: owned.map(({ courseId }) => courseId),
        titles: owned.map(({ title }) => title),
      }),
    ),
  noLectures: (empty: readonly { courseId: string; title: string }[]) =>
    new Problem(
      refusalOf('no_lectures', {
        courseIds: empty.map(({ courseId }) => courseId),
        titles: empty.map(({ title }) => title),
      }),
    ),
  ownCourse: (title: string) => new Problem(refusalOf('own_course', title)),
  priceChanged: (now: RefusalDetails['price_changed']) => new Problem(refusalOf('price_changed', now)),
  orderInProgress: () => new Problem(refusalOf('order_in_progress'), retryAfter(5)),
  amountTooSmall: () => new Problem(refusalOf('amount_too_small')),
  orderExpired: () => new Problem(refusalOf('order_expired')),
  refundNotFound: () => missing('refund'),
  refundTooLate: () => new Problem(refusalOf('refund_too_late')),
  notRefundable: () => new Problem(refusalOf('not_refundable')),
  refundDecided: () => new Problem(refusalOf('refund_decided')),
  refundAmountDiffers: () => new Problem(refusalOf('refund_amount_differs')),
  refundReturnsWaiting: () => new Problem(refusalOf('refund_returns_waiting')),
  messageNotFound: () => missing('message'),
  messageAnswered: () => new Problem(refusalOf('message_answered')),
  mailUnavailable: () => new Problem(refusalOf('mail_unavailable')),
  orderSuperseded: () => new Problem(refusalOf('order_superseded')),
  unprintable: (cause: unknown) => new Problem(refusalOf('unprintable'), { cause }),
  tooLarge: () => new Problem(refusalOf('too_large')),
  fileTooLarge: (field: string, key: RuleWordKey) =>
    new Problem(refusalOf('too_large', sentences(key)), { details: [{ field, message: sentences(key) }] }),
  quotaExceeded: (used: number, limit: number) => new Problem(refusalOf('quota_exceeded', { used, limit })),
  unsupportedMediaType: () => new Problem(refusalOf('unsupported_media_type')),
  unsatisfiableRange: (size: number) =>
    new Problem(refusalOf('invalid_range'), { headers: { 'content-range': `bytes */${size}` } }),
  idempotencyMismatch: () => new Problem(refusalOf('idempotency_mismatch')),
  tooManyAttempts: (seconds: number) => new Problem(refusalOf('too_many_attempts', seconds), retryAfter(seconds)),
  tooManyCalls: (seconds: number) => new Problem(refusalOf('too_many_calls', seconds), retryAfter(seconds)),
  tooManyTestOrders: (seconds: number) => new Problem(refusalOf('too_many_test_orders', seconds), retryAfter(seconds)),
  tooManySignUps: (seconds: number) => new Problem(refusalOf('too_many_sign_ups', seconds), retryAfter(seconds)),
  tooManyUploads: (most: number) => new Problem(refusalOf('too_many_uploads', most), retryAfter(10)),
  tooManyRequests: () => new Problem(refusalOf('too_many_requests'), retryAfter(1)),
  internal: () => new Problem(refusalOf('internal')),
  unavailable: (cause?: unknown) => new Problem(refusalOf('unavailable'), { ...retryAfter(2), cause }),
  exportBusy: () => new Problem(refusalOf('export_busy'), retryAfter(60)),
  busy: () => new Problem(refusalOf('busy'), retryAfter(5)),
  signInUnavailable: (cause?: unknown) => new Problem(refusalOf('sign_in_unavailable'), { cause }),
  storageFull: () => new Problem(refusalOf('storage_full', 'file'), retryAfter(3_600)),
  noRoom: () => new Problem(refusalOf('storage_full', 'data'), retryAfter(60)),
  paymentsUnavailable: (cause?: unknown) =>
    new Problem(refusalOf('payments_unavailable'), { ...retryAfter(60), cause }),
};
