import type { Parts } from './endpoints/index.ts';

/** The rows that every client has: what visitors, learners and buyers call. */
type Rows = Parts['visitor'] & Parts['learner'] & Parts['accounts'];

/** The parts, as numbers: every page has these names. */
export const visitor = 0;
export const learner = 1;
export const accounts = 2;

/** The part that has the row of a call. */
type PartOf<Group, Name> =
  IsIn<Parts['visitor'], Group, Name> extends true
    ? typeof visitor
    : IsIn<Parts['accounts'], Group, Name> extends true
      ? typeof accounts
      : typeof learner;

type IsIn<Part, Group, Name> = Group extends keyof Part ? (Name extends keyof Part[Group] ? true : false) : false;

/**
 * The name of every call but those of instructors and admins, and the part that has its row. The rows themselves need Zod, so they load
 * with a call. The names of the others are in `author.ts`.
 */
export const callNames = {
  auth: {
    signUp: learner,
    signIn: learner,
    finishSignIn: accounts,
    requestPasskey: accounts,
    me: learner,
    signOut: learner,
  },
  authorization: { client: learner, createCode: learner, exchange: learner, renew: learner, end: learner },
  users: {
    profile: learner,
    updateProfile: learner,
    changePassword: learner,
    notifications: learner,
    markNotificationsRead: learner,
    removeNotifications: learner,
    notificationSettings: learner,
    updateNotificationSettings: learner,
  },
  account: {
    signIns: accounts,
    endSignIn: accounts,
    endOtherSignIns: accounts,
    exportAddress: accounts,
    remove: accounts,
  },
  secondFactor: {
    get: accounts,
    setUpCodes: accounts,
    turnOnCodes: accounts,
    turnOffCodes: accounts,
    renewRecoveryCodes: accounts,
    setUpPasskey: accounts,
    addPasskey: accounts,
    removePasskey: accounts,
  },
  categories: { list: visitor },
  courses: {
    search: visitor,
    get: visitor,
  },
  instructors: { get: visitor },
  wishlist: { list: learner, add: learner, remove: learner, check: learner },
  enrollments: {
    enroll: learner,
    list: learner,
    get: learner,
    recordProgress: learner,
    courseProgress: learner,
  },
  samples: { get: learner, answer: learner },
  quizzes: {
    get: learner,
    submit: learner,
    attempts: learner,
  },
  assignments: { submit: learner, mySubmission: learner },
  works: { list: visitor, show: learner, takeDown: learner },
  passwordReset: { options: accounts, request: accounts, check: accounts, confirm: accounts },
  mailPreferences: { get: accounts, update: accounts, check: accounts, change: accounts },
  emailConfirmation: { get: accounts, send: accounts, check: accounts, confirm: accounts },
  certificates: { list: learner, get: learner, update: learner, check: learner },
  reviews: { add: visitor, list: visitor },
  payments: { process: learner, options: learner },
  orders: {
    create: learner,
    settle: learner,
    list: learner,
    get: learner,
    billing: learner,
    refunds: learner,
    refund: learner,
  },
  discounts: { quote: learner },
  partners: { recordCheckout: learner },
  support: { send: learner, attach: learner },
} as const satisfies { [Group in keyof Rows]: { [Name in keyof Rows[Group]]: PartOf<Group, Name> } };
