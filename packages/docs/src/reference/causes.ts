import type { RefusalCode } from '@lectern/sdk/api';

/** Why each error comes, and what whoever wrote the call does about it. */
export const causes: Readonly<Record<RefusalCode, readonly [cause: string, next: string]>> = {
  invalid_input: [
    'A field breaks a rule. `details` lists each `{ field, message }`. The client checks most rules before it sends: there it is a `ValidationError`.',
    'Show each message beside its field, and send again.',
  ],
  invalid_json: ["The body isn't JSON.", 'Send the body as `JSON.stringify(…)`.'],
  invalid_request: ["The address, a header or the framing couldn't be read.", 'Check how the address is encoded.'],
  incomplete_upload: [
    'The connection ended before the whole file was there.',
    'Upload it again. Large videos continue where they ended.',
  ],
  webhook_address: [
    "The address isn't https, has a user name, or leads into a private network.",
    'Use the public address of the server. An operator can allow private ones with `PRIVATE_WEBHOOKS=1`.',
  ],
  wrong_password: [
    'The current password, which guards this change, is another one.',
    'Ask for it again, or offer a reset by mail.',
  ],
  wrong_email: [
    'What was typed to confirm is not the email of the account.',
    'Show which account it is, and ask again.',
  ],
  wrong_code: [
    'The one-time code is wrong, older than a minute, or was used.',
    "Ask for the next code. If all are refused, the phone's clock is wrong.",
  ],
  wrong_passkey: [
    'The passkey belongs to another account or another address, or its signature is wrong.',
    'Offer the password, or another passkey.',
  ],
  setup_expired: ['More than some minutes passed between the beginning and the confirmation.', 'Begin again.'],
  challenge_expired: [
    'The second step of a sign-in came too late, or was finished already.',
    'Ask for the password again.',
  ],
  invalid_code: [
    "The code of a sign-in on a partner's page was used, or is older than a minute.",
    'Start the sign-in again, by a press.',
  ],
  reset_expired: ['The link in the mail is too old.', 'Request another one.'],
  reset_used: ['A link to reset a password works once.', 'Request another one.'],
  invalid_link: ['The address was cut, as some mail programs do.', 'Open the link in the mail itself.'],
  invalid_nonce: [
    "The payment form's answer is missing, old or was used.",
    'Draw the payment form again and pay once more. Nothing was charged.',
  ],
  unauthenticated: [
    'There is no session, or it has ended.',
    'Let the person sign in, then repeat the call. The widgets do this themselves.',
  ],
  invalid_credentials: [
    "Email and password don't belong together. It doesn't say whether the account exists.",
    'Ask again, or offer a reset by mail.',
  ],
  second_factor_required: [
    'The account asks for a one-time code or a passkey. `details` has the challenge.',
    'Call `session.finishSignIn` with the challenge and the code.',
  ],
  payment_required: ['The course is not free and not owned.', 'Lead to the checkout.'],
  payment_declined: [
    'The bank or the provider refused the card. Nothing was charged.',
    'Offer another card. The order stays.',
  ],
  forbidden: [
    'The role, or the ownership of what is asked for, does not allow it.',
    'Hide what the person may not do: `capabilities` of the session says what.',
  ],
  second_factor_missing: [
    'The server has `ADMIN_SECOND_FACTOR=required`, and this admin has none.',
    'Set up one-time codes or a passkey in the security settings of the profile.',
  ],
  not_enrolled: ['The call is for learners of this course.', 'Lead to the course page, to enroll or buy.'],
  out_of_scope: [
    "A session on a partner's page may not do this, or the partner may not.",
    'Open the marketplace itself. An admin grants a partner `learn` and `buy`.',
  ],
  unknown_key: ['No partner has this publishable key.', 'Copy the whole key from the page of partners.'],
  revoked_key: ['An admin has replaced the key.', 'Ask for the new one and put it into the page.'],
  unregistered_origin: [
    "The page's origin is not among those of the partner: `https://www.` and `https://` are two.",
    "Ask an admin to add exactly this origin to the partner's.",
  ],
  link_expired: ['The signed address of a file is too old.', 'Load what names the file again: it has a new address.'],
  not_found: [
    'There is no such thing, or this person may not see it.',
    'Check the id. Drafts and deleted courses are not found by visitors.',
  ],
  certificate_private: ['Its holder shows only whether it counts.', 'Ask the holder, who can show the rest.'],
  email_unconfirmed: ['The account needs a confirmed email for this.', 'Send a new link from the profile.'],
  codes_on: ['One-time codes are set up already.', 'Load the security settings again.'],
  codes_off: ['There are no one-time codes to change.', 'Load the security settings again.'],
  account_needed: [
    'A payment, earnings or courses still need the account, or it is the only admin.',
    'Do what the message says, then delete the account.',
  ],
  email_taken: ['Another account has this email.', 'Offer to sign in, or another email.'],
  wrong_lecture_type: ['The call is for another type of lecture.', 'Check `type` of the lecture before the call.'],
  content_changed: ['Somebody else has saved the course since it was loaded.', 'Load it again and repeat the change.'],
  quiz_changed: [
    'The quiz was changed since it was loaded.',
    'Load it again. The answers given are kept where the questions are the same.',
  ],
  quiz_exists: ['A lecture has one quiz.', 'Change the one that is there.'],
  quiz_unfinished: ['A quiz without questions can not be taken.', 'Add a question first.'],
  last_question: ['A quiz keeps at least one question.', 'Add another question first, or delete the lecture.'],
  too_many: ['A list has reached its limit.', 'Remove some first.'],
  category_exists: ['Names of categories are unique.', 'Choose another name.'],
  category_in_use: ['Courses have this category. `details` says how many.', 'Move them to another one first.'],
  already_owned: [
    'The buyer owns a course of this order. `details` has the titles.',
    'Take it out of the cart. The cart of the client does this when it loads.',
  ],
  no_lectures: ['A course that is coming soon is in the order.', 'Take it out of the cart.'],
  own_course: ['Instructors study their own courses without buying.', 'Take it out of the cart.'],
  price_changed: [
    'The total that was sent is not what it costs now. `details` has the new one.',
    'Show the new total and ask again. Nothing was charged.',
  ],
  payout_changed: ['Sales or refunds came since the amount was shown.', 'Load what is due again.'],
  payout_recorded: ['The payout is recorded, with another reference.', 'Undo it first.'],
  discount_unknown: ['No code is spelled like this.', 'Check the spelling.'],
  discount_not_started: ['The code begins later.', 'Try again then.'],
  discount_ended: ['The code has ended.', 'Buy without it, or ask for another.'],
  discount_used_up: ['The code has been used as often as it may be.', 'Buy without it.'],
  discount_used: ['A person uses a code once.', 'Buy without it.'],
  discount_not_covered: ['The code is for other courses.', 'Buy without it, or put one of those into the cart.'],
  discount_exists: ['Codes are unique.', 'Choose another one.'],
  order_in_progress: [
    'The same order is being paid in another tab, or the answer got lost.',
    'Wait and ask for the order: its status says how it went.',
  ],
  order_superseded: ['A newer order for the same courses took its place.', 'Go on with the newer one.'],
  amount_too_small: [
    'The payment provider has a least amount, and the total is below.',
    'Add a course. Nothing was charged.',
  ],
  order_expired: ['It was not paid in time.', 'Begin a new order. Nothing was charged.'],
  refund_too_late: ['Refunds are asked for within 30 days.', 'Write to support.'],
  not_refundable: ['The course was free.', 'There is nothing to do.'],
  refund_decided: ['Another admin was faster.', 'Load the list again.'],
  refund_amount_differs: [
    'What the provider returned is not the price of the chosen courses.',
    'Choose others, or record it as goodwill.',
  ],
  refund_returns_waiting: [
    'Money was returned at the provider for this order, and nobody has said what for.',
    'Settle that entry first.',
  ],
  message_answered: ['Another admin was faster.', 'Load the list again.'],
  mail_unavailable: [
    'The server sends no mail, or the mail server is away.',
    'Write the mail yourself, or set `SMTP_URL`.',
  ],
  unprintable: [
    'A text has a script that no font of the server has.',
    'Print the page in the browser, or set `CERTIFICATE_FONTS`.',
  ],
  too_large: ['The body or the file is over its limit.', 'Send less. The guide to running the server has the limits.'],
  quota_exceeded: [
    'The account has stored as much as it may. `details` has both numbers.',
    'Delete files, or raise `STORAGE_PER_ACCOUNT`.',
  ],
  unsupported_media_type: [
    'The `content-type` is none that the call takes.',
    'Send JSON, or a form with files where the call takes files.',
  ],
  invalid_range: ['The part of the file that was asked for is past its end.', 'Ask for the file from its beginning.'],
  idempotency_mismatch: [
    'The key belongs to an order with other content.',
    'Use a new key for each order, and the same one to repeat it.',
  ],
  too_many_attempts: ['Too many wrong passwords or codes. `retry-after` says how long.', 'Wait that long.'],
  invalid_api_key: [
    "A partner's server sent no API key, or one that isn't known, was revoked or replaced, or is of a revoked partner. The message says which.",
    'Send the key as `Authorization: Bearer lpk_…`. An admin makes one under *Partners*.',
  ],
  too_many_calls: [
    "A partner's server makes more than a call a second, and has used up 120 more. `retry-after` says how long.",
    'Wait that long, and ask for many days with one call.',
  ],
  too_many_test_orders: [
    "Pages with a partner's test key have placed an order every ten seconds, and 120 more. `retry-after` says how long.",
    'Wait that long. Whoever sees a page can place test orders: keep the test key off pages that everybody sees.',
  ],
  too_many_sign_ups: [
    'One network has created many accounts.',
    "Wait, or set `TRUST_PROXY` if all requests seem to come from the proxy's address.",
  ],
  too_many_uploads: ['As many uploads run as the account may have.', 'Wait for one, or raise `UPLOADS_AT_ONCE`.'],
  too_many_requests: [
    'One network sends more at once than the server takes.',
    'Send less at once. The client waits and repeats reads.',
  ],
  internal: [
    'A fault of the server, which is in its log with the `requestId`.',
    'Try again later. Tell the operator the `requestId`.',
  ],
  unavailable: [
    'The database is away, or the server starts or ends.',
    'Try again: the client repeats reads. The operator finds the cause at `/api/ready`.',
  ],
  export_busy: ['The export of this account is being made.', 'Wait a minute.'],
  busy: ['More people sign in at once than passwords can be checked.', 'Try again in a moment.'],
  sign_in_unavailable: [
    'The provider, such as Google, does not answer or is not configured.',
    'Sign in with a password, or check the `OIDC_` settings.',
  ],
  payments_unavailable: [
    'No payment provider is configured, or it does not answer.',
    'Try again later. The operator checks the `STRIPE_` settings.',
  ],
  storage_full: ['The disk or the bucket of the server is full.', 'Try again later. The operator frees space.'],
};
