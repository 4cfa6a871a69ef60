/** What each nonce of the test cards does. */
export const testCards: Readonly<
  Record<string, { status: 'charged' | 'declined'; isSlow?: true; isResponseLost?: true }>
> = {
  'fake-valid-nonce': { status: 'charged' },
  'fake-declined-nonce': { status: 'declined' },
  'fake-slow-nonce': { status: 'charged', isSlow: true },
  'fake-lost-nonce': { status: 'charged', isResponseLost: true },
};

/** What comes of a test card, at once; undefined for a nonce that none has. */
export const chargeTestCard = (nonce = ''): 'charged' | 'declined' | undefined =>
  Object.hasOwn(testCards, nonce) ? testCards[nonce]?.status : undefined;
