import type * as z from 'zod/mini';
import { type RefusalDetails, refusalDetails } from './schemas/refusal.ts';

/** One way in which the API refuses a call. */
interface Refusal {
  readonly status: number;
  /** The message for the user; a function if it depends on what is refused. Only the code is stable. */
  readonly message: string | ((about: never) => string);
  /** Data for programs; the message is made from it. */
  readonly details?: z.ZodMiniType;
  /** The form field that the message belongs to. */
  readonly field?: string;
  /** `any`: every call may be refused like this; `upload`: every call with a file. Rows don't list these. */
  readonly scope?: 'any' | 'upload';
}

const missing = {
  address: "There's no such API call.",
  course: 'Course not found or not available.',
  section: 'Section not found or not available.',
  lecture: 'Lecture not found or not available.',
  quiz: 'Quiz not found.',
  question: 'Question not found or not available.',
  submission: 'Submission not found or not available.',
  instructor: 'Instructor not found.',
  category: 'Category not found or not available.',
  order: 'Order not found.',
  partner: 'Partner not found.',
  discount: 'Discount code not found.',
  refund: 'Refund not found.',
  message: 'Message not found.',
  file: 'File not found.',
  upload: 'This upload has ended. Please upload the file again.',
  certificate: 'Certificate not found.',
  signIn: 'This sign-in has already ended.',
  passkey: 'Passkey not found.',
  mail: 'Mail not found, or what it reported is gone.',
  webhook: 'This partner has no webhook.',
  event: 'Event not found. Events are kept for 30 days.',
} as const;

/** What was not found. */
export type MissingThing = keyof typeof missing;

const wrongType = {
  submitted: 'Submit your work to complete this lecture.',
  quiz: "This lecture isn't a quiz.",
  assignment: "This lecture isn't an assignment.",
} as const;

const accountNeeded = {
  payment: 'A payment of yours is still being processed. Please try again when it is done.',
  earnings: "Earnings of yours haven't been paid out yet. Please wait for the payout, or write to support.",
  courses: 'There is no admin who could take over your courses. Please write to support.',
  admin: 'You are the only admin. Make someone else an admin first.',
} as const;

const wrongApiKey = {
  missing:
    'Send your API key as `Authorization: Bearer lpk_…`. An admin of the marketplace makes it, in the list of partners.',
  unknown: "This marketplace doesn't know this API key. Check that you copied all of it.",
  ended: 'This API key was revoked or replaced. Ask the marketplace for a new one.',
  partner: "This API key doesn't work because your partner key was revoked. Ask the marketplace why.",
} as const;

/** Every refusal of the API, with status and message. Rows list theirs in `refuses`. */
export const refusals = {
  invalid_input: { status: 400, message: (sentence: string) => sentence, scope: 'any' },
  invalid_json: {
    status: 400,
    message: "The request body isn't valid JSON.",
    scope: 'any',
  },
  invalid_request: { status: 400, message: "The request couldn't be read.", scope: 'any' },
  incomplete_upload: { status: 400, message: "The upload didn't finish. Please try again.", scope: 'upload' },
  webhook_address: {
    status: 400,
    message: 'Please enter the https address of a public server, without a user name.',
    field: 'url',
  },
  wrong_password: { status: 400, message: 'Your current password is incorrect.', field: 'currentPassword' },
  wrong_email: { status: 400, message: "This isn't the email of your account.", field: 'email' },
  wrong_code: {
    status: 400,
    message: "This code isn't right, or was already used. Please enter a new one.",
    field: 'code',
  },
  wrong_passkey: { status: 400, message: "This passkey isn't known here, or it couldn't be checked." },
  setup_expired: { status: 400, message: 'This took too long. Please begin again.' },
  challenge_expired: { status: 400, message: 'This sign-in has expired. Please enter your password again.' },
  invalid_code: { status: 400, message: 'This sign-in has expired or was already used. Please sign in again.' },
  reset_expired: { status: 400, message: 'This link has expired. Please request another one.' },
  reset_used: { status: 400, message: 'This link was already used. Please request another one.' },
  invalid_link: { status: 400, message: "This link isn't valid. Please open the one in the mail again." },
  invalid_nonce: { status: 400, message: "Payment failed. The payment details aren't valid." },
  unauthenticated: { status: 401, message: 'Please sign in to continue.', scope: 'any' },
  invalid_credentials: { status: 401, message: 'Invalid email or password.' },
  invalid_api_key: { status: 401, message: (why: keyof typeof wrongApiKey) => wrongApiKey[why] },
  second_factor_required: {
    status: 401,
    details: refusalDetails.second_factor_required,
    message: (_: RefusalDetails['second_factor_required']) =>
      'This account also asks for a code. Please sign in on the marketplace itself.',
  },
  payment_required: { status: 402, message: 'You need to buy this course first.' },
  payment_declined: {
    status: 402,
    message: "Your card was declined and hasn't been charged. Please try another card.",
  },
  forbidden: { status: 403, message: "You don't have permission to do this.", scope: 'any' },
  second_factor_missing: {
    status: 403,
    message:
      'Admins need a second factor here. Set up one-time codes or a passkey in the security settings of your profile, then try again.',
    scope: 'any',
  },
  not_enrolled: { status: 403, message: "You aren't enrolled in this course." },
  out_of_scope: {
    status: 403,
    message: "This isn't possible on a partner's page. Please open the marketplace itself.",
    scope: 'any',
  },
  unknown_key: {
    status: 403,
    message: "This marketplace doesn't know this partner key. Check that you copied all of it.",
  },
  revoked_key: { status: 403, message: 'This partner key was revoked. Ask the marketplace for a new one.' },
  unregistered_origin: {
    status: 403,
    message: (origin: string) =>
      `${origin} isn't registered for this partner key. Ask the marketplace to add it to the partner's origins.`,
  },
  link_expired: { status: 403, message: 'This link has expired. Please reload the page.' },
  not_found: { status: 404, message: (what: MissingThing) => missing[what], scope: 'any' },
  /** Whoever has the number has got it from its holder: it tells whether the certificate counts, and nothing else. */
  certificate_private: {
    status: 404,
    details: refusalDetails.certificate_private,
    message: ({ revokedAt }: RefusalDetails['certificate_private']) =>
      revokedAt
        ? 'This certificate was taken back and no longer counts. Its holder keeps the rest private.'
        : 'This certificate is valid. Its holder keeps the rest private.',
  },
  email_unconfirmed: {
    status: 409,
    message: 'Please confirm your email address first. Your profile can send you a new link.',
  },
  codes_on: { status: 409, message: 'One-time codes are already on.' },
  codes_off: { status: 409, message: "One-time codes aren't on." },
  account_needed: { status: 409, message: (why: keyof typeof accountNeeded) => accountNeeded[why] },
  email_taken: { status: 409, message: 'An account with this email already exists.', field: 'email' },
  wrong_lecture_type: { status: 409, message: (expected: keyof typeof wrongType) => wrongType[expected] },
  content_changed: { status: 409, message: 'The course has changed. Please reload it and try again.' },
  quiz_changed: { status: 409, message: 'The quiz has changed. Please reload it.' },
  quiz_exists: { status: 409, message: 'This lecture already has a quiz.' },
  quiz_unfinished: { status: 409, message: 'A quiz needs at least one question.' },
  last_question: { status: 409, message: 'A quiz needs at least one question.' },
  too_many: {
    status: 409,
    message: ({ what, most }: { what: string; most: number }) =>
      `You can have at most ${most} ${what}. Please remove some first.`,
  },
  category_exists: { status: 409, message: 'A category with this name already exists.', field: 'name' },
  category_in_use: {
    status: 409,
    details: refusalDetails.category_in_use,
    message: ({ courseCount }: RefusalDetails['category_in_use']) =>
      courseCount === 1
        ? 'A course uses this category. Please move it to another one first.'
        : `${courseCount} courses use this category. Please move them to another one first.`,
  },
  already_owned: {
    status: 409,
    details: refusalDetails.already_owned,
    message: ({ titles }: RefusalDetails['already_owned']) =>
      titles.length === 1
        ? `You already own "${titles[0]}".`
        : `You already own ${titles.length} of these courses: ${titles.map((title) => `"${title}"`).join(', ')}.`,
  },
  no_lectures: {
    status: 409,
    details: refusalDetails.no_lectures,
    message: ({ titles }: RefusalDetails['no_lectures']) =>
      titles.length === 1
        ? `"${titles[0]}" is coming soon: it has no lectures yet, so it can't be bought.`
        : `${titles.length} of these courses are coming soon: they have no lectures yet, so they can't be bought: ${titles.map((title) => `"${title}"`).join(', ')}.`,
  },
  own_course: { status: 409, message: (title: string) => `You teach "${title}" and don't need to buy it.` },
  price_changed: {
    status: 409,
    details: refusalDetails.price_changed,
    message: (_: RefusalDetails['price_changed']) => 'The price has changed. Please check the new total and try again.',
  },
  payout_changed: {
    status: 409,
    message: 'This amount is no longer what is due. Please check the new one and try again.',
  },
  payout_recorded: {
    status: 409,
    message: 'This payout was recorded with another reference. Undo it first to record it with this one.',
  },
  discount_unknown: { status: 409, message: "We don't know this code. Please check the spelling." },
  discount_not_started: { status: 409, message: "This code isn't valid yet." },
  discount_ended: { status: 409, message: 'This code has expired.' },
  discount_used_up: { status: 409, message: 'This code has reached its limit.' },
  discount_used: { status: 409, message: 'You have already used this code.' },
  discount_not_covered: { status: 409, message: "This code isn't for these courses." },
  discount_exists: { status: 409, message: 'This code exists already. Please choose another one.', field: 'code' },
  order_in_progress: { status: 409, message: 'A payment for this order is already in progress. Please wait a moment.' },
  order_superseded: {
    status: 409,
    message: "This order was replaced by a newer one and hasn't been charged.",
  },
  amount_too_small: {
    status: 409,
    message: 'This total is too small to be paid here. Please add another course. You have not been charged.',
  },
  order_expired: { status: 409, message: "This order has expired and hasn't been charged. Please try again." },
  refund_too_late: { status: 409, message: 'This purchase is older than 30 days, so it can no longer be refunded.' },
  not_refundable: { status: 409, message: "There's nothing to refund: it wasn't paid for." },
  refund_decided: { status: 409, message: 'Somebody has decided on this refund already. Reload the list to see how.' },
  refund_amount_differs: {
    status: 409,
    message: "These courses don't cost what was returned. Choose others, or record it as goodwill.",
  },
  refund_returns_waiting: {
    status: 409,
    message:
      'Money for this order was returned at the payment provider, too. First say what that money was for. If it was for this course, choose the course in that entry.',
  },
  message_answered: {
    status: 409,
    message: 'Somebody has replied to this message already. Reload the list to see how.',
  },
  mail_unavailable: {
    status: 409,
    message:
      "The reply can't be sent by mail now. Please write to the address yourself, then mark the message as answered.",
  },
  unprintable: {
    status: 409,
    message: "The file can't be made: it has characters that we can't print. Please print the page instead.",
  },
  too_large: { status: 413, message: (sentence = 'The request is too large.') => sentence, scope: 'any' },
  quota_exceeded: {
    status: 413,
    scope: 'upload',
    details: refusalDetails.quota_exceeded,
    message: ({ used, limit }: RefusalDetails['quota_exceeded']) =>
      `This file doesn't fit in your storage: ${inUnits(used)} of ${inUnits(limit)} are used. Uploads that no course uses are removed after a day.`,
  },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json.', scope: 'any' },
  invalid_range: { status: 416, message: "This part of the file doesn't exist." },
  idempotency_mismatch: { status: 422, message: 'This idempotency key was used for another order.' },
  too_many_attempts: {
    status: 429,
    message: (seconds: number) => `Too many attempts. Please try again in ${inWords(seconds)}.`,
  },
  too_many_sign_ups: {
    status: 429,
    message: (seconds: number) =>
      `Too many accounts were created from your network. Please try again in ${inWords(seconds)}.`,
  },
  too_many_calls: {
    status: 429,
    message: (seconds: number) =>
      `Your server makes too many calls. Please wait ${inWords(seconds)}, and make fewer than one a second.`,
  },
  too_many_test_orders: {
    status: 429,
    message: (seconds: number) => `This site has had too many test orders. Please wait ${inWords(seconds)}.`,
  },
  too_many_uploads: {
    status: 429,
    scope: 'upload',
    message: (most: number) =>
      most === 1
        ? 'Another upload is still running. Please wait until it finishes.'
        : `${most} uploads are still running. Please wait until one finishes.`,
  },
  too_many_requests: {
    status: 429,
    message: 'Your network sends too many requests at once. Please try again in a moment.',
    scope: 'any',
  },
  internal: {
    status: 500,
    message: 'Something went wrong on the server. Please try again later.',
    scope: 'any',
  },
  unavailable: {
    status: 503,
    message: "The service isn't available right now. Please try again in a moment.",
    scope: 'any',
  },
  export_busy: { status: 503, message: 'Your data is being prepared already. Please try again in a minute.' },
  busy: { status: 503, message: 'Too many people are signing in right now. Please try again in a moment.' },
  sign_in_unavailable: {
    status: 503,
    message: "This sign-in method isn't available right now. Please try another one.",
  },
  payments_unavailable: { status: 503, message: "Payments aren't available right now." },
  storage_full: {
    status: 507,
    message: (what: 'file' | 'data') =>
      what === 'file'
        ? 'The server is out of space for this file. Please try again later.'
        : 'The server is out of space, so nothing can be saved. Please try again later.',
    scope: 'any',
  },
} satisfies Record<string, Refusal>;

/** The code of a refusal. */
export type RefusalCode = keyof typeof refusals;

/** Every code with which a call may be refused: its row's, and those of any call or any call with a file. */
export function refusalsOf(row: { readonly refuses?: readonly RefusalCode[] }, hasFile: boolean): RefusalCode[] {
  const general = Object.entries<Refusal>(refusals)
    .filter(([, { scope }]) => scope === 'any' || (hasFile && scope === 'upload'))
    .map(([code]) => code as RefusalCode);
  return [...(row.refuses ?? []), ...general];
}

/** The values that a refusal's message needs, if any. */
type About<Code extends RefusalCode> = (typeof refusals)[Code]['message'] extends (...about: infer Values) => string
  ? Values
  : [];

/** A refusal as it is sent. `details` are those of the code, or the error of the refusal's `field`. */
export interface RefusalBody {
  status: number;
  code: RefusalCode;
  message: string;
  details?: unknown;
}

/** Creates a refusal from the table, with its message. */
export function refusalOf<Code extends RefusalCode>(code: Code, ...about: About<Code>): RefusalBody {
  const { status, message: text, field, details }: Refusal = refusals[code];
  const message = typeof text === 'string' ? text : (text as (...values: unknown[]) => string)(...about);
  if (field !== undefined) return { status, code, message, details: [{ field, message }] };
  return { status, code, message, ...(details ? { details: about[0] } : {}) };
}

/** A number of bytes as text. */
function inUnits(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1024 ? `${Math.round(megabytes)} MB` : `${Number((megabytes / 1024).toFixed(1))} GB`;
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
