/** Components that show nothing of their own, with the reason. */
export const withoutLook: Readonly<Record<string, string>> = {
  LecternProvider: 'Every story stands in one.',
  Prefetched: 'It only carries data.',
};

/** Calls whose failure no component shows, with the reason. */
export const unfailing: Readonly<Record<string, string>> = {
  'wishlist.check': 'The list of the wishlist tells the same.',
  'users.profile': 'The session keeps the user that its token names.',
  'auth.signOut': 'The user is signed out on this device, whatever the server says.',
  'authorization.client': "Only the marketplace's own page of sign-in for partners calls it.",
  'authorization.createCode': "Only the marketplace's own page of sign-in for partners calls it.",
  'authorization.exchange': "Only on a partner's page, by the session.",
  'authorization.renew': "Only on a partner's page, by the session.",
  'authorization.end': "Only on a partner's page, by the session.",
  'auth.requestPasskey': 'Only where the marketplace itself has the page: its passkeys are of its own host.',
  'secondFactor.setUpPasskey': 'Only where the marketplace itself has the page: its passkeys are of its own host.',
  'secondFactor.addPasskey': 'Only after a browser has made a passkey.',
  'partners.recordCheckout': 'Nothing depends on its answer.',
  'certificates.list': 'A page does without the links.',
  'emailConfirmation.get': 'The profile does without the note.',
  'works.list': 'A page does without the works.',
};

/** Texts of the specification that no state can show, with the reason. */
export const hiddenTexts: Readonly<Record<string, string>> = {
  'Already in Cart': 'The button says "In Cart" and opens the cart, so a course can not be added twice.',
  'Failed to create course': "The course form says 'Could not save course.' in its place.",
  'You need to log in to enroll in a course.':
    "The marketplace's own sign-in page says it; the notice is for hosts whose sign-in page is elsewhere.",
};
