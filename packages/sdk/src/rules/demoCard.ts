/** The demo form maps its test cards to nonces in the browser; the card itself is never sent. */
const nonces: Record<string, string> = {
  '4000000000000002': 'fake-declined-nonce',
  '4000000000000259': 'fake-slow-nonce',
  '4000000000000341': 'fake-lost-nonce',
};

/** The nonce of a demo card number (digits only). Every other valid number is approved. */
export const demoNonce = (number: string): string => nonces[number] ?? 'fake-valid-nonce';
