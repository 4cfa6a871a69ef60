/** Components that show nothing of their own, with the reason. */
export const withoutLook: Readonly<Record<string, string>> = {
  JsonLd: 'Data for search engines.',
  LecternProvider: 'Every story stands in one.',
  Prefetched: 'It only carries data.',
};

/** Calls whose failure no component shows, with the reason. */
export const unfailing: Readonly<Record<string, string>> = {
  'auth.signOut': 'The user is signed out on this device, whatever the server says.',
  'authorization.client': "Only the marketplace's own page of sign-in for partners calls it.",
  'authorization.createCode': "Only the marketplace's own page of sign-in for partners calls it.",
  'authorization.exchange': "Only on a partner's page, by the session.",
  'authorization.renew': "Only on a partner's page, by the session.",
  'authorization.end': "Only on a partner's page, by the session.",
  'partners.recordCheckout': 'Nothing depends on its answer.',
};

/** Texts of the specification that no state can show, with the reason. */
export const hiddenTexts: Readonly<Record<string, string>> = {};
