import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { createDemoPayments } from './demo/demoPayments.ts';
import type { Faults } from './faults.ts';
import { noProvider } from './payments/noProvider.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { createStripePayments } from './payments/stripePayments.ts';

/** The configured payment provider. */
export function paymentsOf({ stripe, isDemo }: Config, db: Db, faults: Faults): PaymentProvider {
  if (stripe) return createStripePayments(stripe, faults);
  return isDemo ? createDemoPayments(db) : noProvider;
}
