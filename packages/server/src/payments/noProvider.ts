import { problems } from '../problems.ts';
import type { PaymentProvider } from './provider.ts';

/** Without a payment provider people can enroll in free courses, and buy nothing. */
export const noProvider: PaymentProvider = {
  options: { provider: 'none' },
  begin: () => Promise.reject(problems.paymentsUnavailable()),
  find: () => Promise.resolve({ kind: 'none' }),
  refund: () => Promise.reject(problems.paymentsUnavailable()),
  // The provider of an earlier configuration could still charge it.
  cancel: ({ paymentId }) => Promise.resolve({ kind: paymentId === null ? 'cancelled' : 'none' }),
};
