/** How the key begins with which a partner tries its pages. */
export const TEST_KEY_PREFIX = 'pk_test_';

/** Whether a partner's publishable key is the one for trying its pages: what is bought with it is a test order. */
export const isTestKey = (key: string | undefined): boolean => key?.startsWith(TEST_KEY_PREFIX) ?? false;
