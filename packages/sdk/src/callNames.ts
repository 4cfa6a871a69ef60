import type { Endpoints, Parts } from './endpoints/index.ts';

/** The part that has the row of a call. */
type PartOf<Group, Name> = {
  [Part in keyof Parts]: Group extends keyof Parts[Part]
    ? Name extends keyof Parts[Part][Group]
      ? Part
      : never
    : never;
}[keyof Parts];

/** The name of every call, and the part that has its row. The rows themselves need Zod, so they load with a call. */
export const callNames = {
  auth: { signUp: 'learner', signIn: 'learner', me: 'learner', signOut: 'learner' },
  authorization: { client: 'learner', createCode: 'learner', exchange: 'learner', renew: 'learner', end: 'learner' },
  users: {
    profile: 'learner',
    updateProfile: 'learner',
    changePassword: 'learner',
    notifications: 'learner',
    markNotificationsRead: 'learner',
    removeNotifications: 'learner',
    notificationSettings: 'learner',
    updateNotificationSettings: 'learner',
  },
  categories: { list: 'visitor', create: 'author', update: 'author', remove: 'author' },
  courses: {
    search: 'visitor',
    get: 'visitor',
    listAuthored: 'author',
    getAuthored: 'author',
    learners: 'author',
    create: 'author',
    update: 'author',
    remove: 'author',
    arrange: 'author',
  },
  instructors: { get: 'visitor' },
  wishlist: { list: 'learner', add: 'learner', remove: 'learner', check: 'learner' },
  enrollments: {
    enroll: 'learner',
    list: 'learner',
    get: 'learner',
    recordProgress: 'learner',
    courseProgress: 'learner',
  },
  sections: { create: 'author', update: 'author', remove: 'author' },
  lectures: { create: 'author', update: 'author', remove: 'author', uploadVideo: 'author', uploadCaptions: 'author' },
  quizzes: {
    get: 'learner',
    submit: 'learner',
    attempts: 'learner',
    create: 'author',
    getAuthored: 'author',
    results: 'author',
    update: 'author',
    arrange: 'author',
    remove: 'author',
  },
  questions: { create: 'author', update: 'author', remove: 'author' },
  assignments: { submit: 'learner', mySubmission: 'learner' },
  submissions: { list: 'author', listWaiting: 'author', grade: 'author' },
  reviews: { add: 'visitor', list: 'visitor' },
  payments: { process: 'learner' },
  orders: { create: 'learner', list: 'learner', get: 'learner' },
  partners: { list: 'author', create: 'author', update: 'author', report: 'author', recordCheckout: 'learner' },
} as const satisfies { [Group in keyof Endpoints]: { [Name in keyof Endpoints[Group]]: PartOf<Group, Name> } };
