import type { Parts } from './endpoints/index.ts';

/** The rows that every client has: what visitors, learners and buyers call. */
type Rows = Parts['visitor'] & Parts['learner'];

/** The parts, as numbers: every page has these names. */
export const visitor = 0;
export const learner = 1;

/** The part that has the row of a call. */
type PartOf<Group, Name> = Group extends keyof Parts['visitor']
  ? Name extends keyof Parts['visitor'][Group]
    ? typeof visitor
    : typeof learner
  : typeof learner;

/**
 * The name of every call of visitors and learners, and the part that has its row. The rows themselves need Zod, so they load
 * with a call. The names of the others are in `author.ts`.
 */
export const callNames = {
  auth: {
    signUp: learner,
    signIn: learner,
    finishSignIn: learner,
    requestPasskey: learner,
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
  account: { signIns: learner, endSignIn: learner, endOtherSignIns: learner, exportAddress: learner, remove: learner },
  secondFactor: {
    get: learner,
    setUpCodes: learner,
    turnOnCodes: learner,
    turnOffCodes: learner,
    renewRecoveryCodes: learner,
    setUpPasskey: learner,
    addPasskey: learner,
    removePasskey: learner,
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
  passwordReset: { options: learner, request: learner, check: learner, confirm: learner },
  mailPreferences: { get: learner, update: learner, check: learner, change: learner },
  emailConfirmation: { get: learner, send: learner, check: learner, confirm: learner },
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
