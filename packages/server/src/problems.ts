import type { CoreMessageKey } from '@lectern/sdk/api';
import { createMessages } from '@lectern/sdk/api';

/** The sentences of the rules, as the SDK says them too. */
export const sentences = createMessages('en-IN');

/** A refusal: what happened, for a program (`code`) and for a person (`message`). */
export class Problem extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    options: { details?: unknown; headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.details = options.details;
    this.headers = options.headers ?? {};
  }
}

const field = (name: string, message: string) => ({ details: [{ field: name, message }] });
const UNEXPECTED_FILE = 'No file is expected here.';
const FOREIGN_FILE = 'This file is not one of your uploads. Please upload it again.';
const EXPIRING = 'The address of an upload expires. Please enter the address of a public video.';
const TOO_MANY_PIXELS = 'Please select an image of at most 40 megapixels.';
const WRONG_PASSWORD = 'The current password is not right.';
const CATEGORY_EXISTS = 'A category of this name already exists.';
const EMAIL_TAKEN = 'An account with this email already exists.';

/** Every refusal of the API. A code is stable; its sentence may change. */
export const problems = {
  invalidInput: (message: string, details: unknown) => new Problem(400, 'invalid_input', message, { details }),
  invalidField: (name: string, key: CoreMessageKey) =>
    new Problem(400, 'invalid_input', sentences(key), field(name, sentences(key))),
  unexpectedFile: (name: string) =>
    new Problem(400, 'invalid_input', UNEXPECTED_FILE, field(name.slice(0, 100), UNEXPECTED_FILE)),
  incompleteUpload: (cause: unknown) =>
    new Problem(400, 'incomplete_upload', 'The file did not arrive whole. Please try again.', { cause }),
  foreignFile: (name: string) => new Problem(400, 'invalid_input', FOREIGN_FILE, field(name, FOREIGN_FILE)),
  expiringAddress: (name: string) => new Problem(400, 'invalid_input', EXPIRING, field(name, EXPIRING)),
  tooManyPixels: (name: string) => new Problem(400, 'invalid_input', TOO_MANY_PIXELS, field(name, TOO_MANY_PIXELS)),
  unanswered: () => new Problem(400, 'invalid_input', 'Please answer all questions before submitting.'),
  wrongPassword: () => new Problem(400, 'wrong_password', WRONG_PASSWORD, field('currentPassword', WRONG_PASSWORD)),
  invalidJson: () => new Problem(400, 'invalid_json', 'The request could not be read: its body is not valid JSON.'),
  invalidRequest: (cause?: unknown) => new Problem(400, 'invalid_request', 'The request could not be read.', { cause }),
  invalidNonce: () => new Problem(400, 'invalid_nonce', 'Payment failed. The payment details are not valid.'),
  unauthenticated: () => new Problem(401, 'unauthenticated', 'Please sign in to continue.'),
  invalidCredentials: () => new Problem(401, 'invalid_credentials', 'Invalid email or password.'),
  paymentRequired: () => new Problem(402, 'payment_required', 'This course has to be bought first.'),
  paymentDeclined: () =>
    new Problem(
      402,
      'payment_declined',
      'Payment failed. The card was declined. You have not been charged. Please try another card.',
    ),
  forbidden: () => new Problem(403, 'forbidden', 'You do not have permission to do this.'),
  notEnrolled: () => new Problem(403, 'not_enrolled', 'You are not enrolled in this course.'),
  linkExpired: () => new Problem(403, 'link_expired', 'This link has expired. Please reload the page.'),
  noSuchCall: () => new Problem(404, 'not_found', 'There is nothing at this address.'),
  courseNotFound: () => new Problem(404, 'not_found', 'Course not found or not available.'),
  lectureNotFound: () => new Problem(404, 'not_found', 'Lecture not found or not available.'),
  sectionNotFound: () => new Problem(404, 'not_found', 'Section not found or not available.'),
  quizNotFound: () => new Problem(404, 'not_found', 'Quiz not found.'),
  questionNotFound: () => new Problem(404, 'not_found', 'Question not found or not available.'),
  submissionNotFound: () => new Problem(404, 'not_found', 'Submission not found or not available.'),
  instructorNotFound: () => new Problem(404, 'not_found', 'Instructor not found.'),
  categoryNotFound: () => new Problem(404, 'not_found', 'Category not found or not available.'),
  orderNotFound: () => new Problem(404, 'not_found', 'Order not found.'),
  fileNotFound: () => new Problem(404, 'not_found', 'File not found.'),
  emailTaken: () => new Problem(409, 'email_taken', EMAIL_TAKEN, field('email', EMAIL_TAKEN)),
  wrongLectureType: () =>
    new Problem(409, 'wrong_lecture_type', 'This lecture is completed by handing something in, not by opening it.'),
  notOfThisType: (type: 'quiz' | 'assignment') =>
    new Problem(409, 'wrong_lecture_type', `This lecture is not ${type === 'quiz' ? 'a quiz' : 'an assignment'}.`),
  contentChanged: () => new Problem(409, 'content_changed', 'The course has changed. Please reload it and try again.'),
  quizChanged: () => new Problem(409, 'quiz_changed', 'The quiz has changed. Please load it again.'),
  quizExists: () => new Problem(409, 'quiz_exists', 'This lecture already has a quiz.'),
  lastQuestion: () => new Problem(409, 'last_question', 'A quiz needs at least one question.'),
  quizWithoutQuestions: () => new Problem(409, 'quiz_unfinished', 'A quiz needs at least one question.'),
  tooMany: (what: string, most: number) =>
    new Problem(409, 'too_many', `There can be ${most} ${what} at most. Please remove some first.`),
  categoryExists: () => new Problem(409, 'category_exists', CATEGORY_EXISTS, field('name', CATEGORY_EXISTS)),
  categoryInUse: (courseCount: number) =>
    new Problem(
      409,
      'category_in_use',
      courseCount === 1
        ? 'A course belongs to this category. Please move it to another one first.'
        : `${courseCount} courses belong to this category. Please move them to another one first.`,
      { details: { courseCount } },
    ),
  alreadyOwned: (owned: readonly { courseId: string; title: string }[]) =>
    new Problem(
      409,
      'already_owned',
      owned.length === 1
        ? `You already own “${owned[0]?.title}”.`
        : `You already own ${owned.length} of these courses: ${owned.map(({ title }) => `“${title}”`).join(', ')}.`,
      { details: { courseIds: owned.map(({ courseId }) => courseId), titles: owned.map(({ title }) => title) } },
    ),
  ownCourse: (title: string) => new Problem(409, 'own_course', `You teach “${title}” and need not buy it.`),
  priceChanged: (summary: { subtotal: number; tax: number; total: number }) =>
    new Problem(409, 'price_changed', 'The price has changed. Please check the new total and try again.', {
      details: summary,
    }),
  orderInProgress: () =>
    new Problem(409, 'order_in_progress', 'A payment for this is already under way. Please wait a moment.', {
      headers: { 'retry-after': '5' },
    }),
  orderSuperseded: () =>
    new Problem(409, 'order_superseded', 'This order was replaced by a newer one. Nothing was charged for it.'),
  tooLarge: () => new Problem(413, 'too_large', 'The request is too large.'),
  fileTooLarge: (name: string, key: CoreMessageKey) =>
    new Problem(413, 'too_large', sentences(key), field(name, sentences(key))),
  quotaExceeded: (used: number, most: number) =>
    new Problem(
      413,
      'quota_exceeded',
      `This file doesn't fit in your storage: ${inUnits(used)} of ${inUnits(most)} are used. Uploads that no course uses are removed after a day.`,
      { details: { used, limit: most } },
    ),
  unsupportedMediaType: () => new Problem(415, 'unsupported_media_type', 'Send the body as application/json.'),
  unsatisfiableRange: (size: number) =>
    new Problem(416, 'invalid_range', 'This part of the file does not exist.', {
      headers: { 'content-range': `bytes */${size}` },
    }),
  idempotencyMismatch: () => new Problem(422, 'idempotency_mismatch', 'This key was used for another order.'),
  tooManyAttempts: (seconds: number) =>
    new Problem(429, 'too_many_attempts', `Too many attempts. Please try again in ${waiting(seconds)}.`, {
      headers: { 'retry-after': String(seconds) },
    }),
  tooManySignUps: (seconds: number) =>
    new Problem(
      429,
      'too_many_sign_ups',
      `Too many accounts were created from your network. Please try again in ${waiting(seconds)}.`,
      { headers: { 'retry-after': String(seconds) } },
    ),
  tooManyUploads: (most: number) =>
    new Problem(
      429,
      'too_many_uploads',
      most === 1
        ? 'Another upload is still running. Please wait until it has finished.'
        : `${most} uploads are still running. Please wait until one has finished.`,
      { headers: { 'retry-after': '10' } },
    ),
  internal: () => new Problem(500, 'internal', 'Something went wrong on the server. Please try again later.'),
  unavailable: (cause?: unknown) =>
    new Problem(503, 'unavailable', 'The service is not available right now. Please try again in a moment.', {
      headers: { 'retry-after': '2' },
      cause,
    }),
  busy: () =>
    new Problem(503, 'busy', 'Too many people are signing in right now. Please try again in a moment.', {
      headers: { 'retry-after': '5' },
    }),
  signInUnavailable: (cause?: unknown) =>
    new Problem(
      503,
      'sign_in_unavailable',
      'This way of signing in is not available right now. Please try another one.',
      {
        cause,
      },
    ),
  storageFull: () =>
    new Problem(507, 'storage_full', 'There is no room for this file on the server. Please try again later.', {
      headers: { 'retry-after': '3600' },
    }),
  noRoom: () =>
    new Problem(507, 'storage_full', 'The server is out of storage, so nothing can be saved. Please try again later.', {
      headers: { 'retry-after': '60' },
    }),
  paymentsUnavailable: () =>
    new Problem(503, 'payments_unavailable', 'Payments are not available on this server right now.', {
      headers: { 'retry-after': '60' },
    }),
};

/** Bytes as people read them. */
function inUnits(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1024 ? `${Math.round(megabytes)} MB` : `${Number((megabytes / 1024).toFixed(1))} GB`;
}

function waiting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
