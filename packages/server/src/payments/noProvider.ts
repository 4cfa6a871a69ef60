import { problems } from '../problems.ts';
import type { PaymentProvider } from './provider.ts';

/** A server without a payment provider: free courses work, nothing can be bought. */
export const noProvider: PaymentProvider = {
  isAvailable: false,
  charge: () => Promise.reject(problems.paymentsUnavailable()),
  find: () => Promise.resolve('none'),
  cancel: () => Promise.resolve('cancelled'),
};
