import { problems } from '../problems.ts';
import type { PaymentProvider } from './provider.ts';

/** Without a payment provider people can enroll in free courses, and buy nothing. */
export const noProvider: PaymentProvider = {
  isAvailable: false,
  charge: () => Promise.reject(problems.paymentsUnavailable()),
  find: () => Promise.resolve('none'),
  cancel: () => Promise.resolve('cancelled'),
};
