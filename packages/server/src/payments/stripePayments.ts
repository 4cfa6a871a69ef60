import Stripe from 'stripe';
import { createFaults, type Faults } from '../faults.ts';
import { problems } from '../problems.ts';
import type { BegunPayment, Payment, PaymentProvider, PaymentState, Refund, RefundState } from './provider.ts';
import {
  isMissing,
  isRefused,
  isUnexpectedState,
  readState,
  refundStateOf,
  toDispute,
  toReportedRefund,
  unitsOf,
} from './stripeAnswers.ts';
import { readReport } from './stripeReports.ts';

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Where Stripe's API is; absent: at Stripe. */
  apiBase: string | undefined;
  /** Where Stripe's script comes from; absent: from Stripe. */
  scriptUrl: string | undefined;
}

/** Two attempts and the pause between them end before a browser stops waiting (10 s). */
const ATTEMPT_MS = 4_000;
const RETRIES = 1;
/** Between two questions whether a refused key is taken again. */
const RECHECK_MS = 30_000;
/** After a call whose key was refused: until Stripe is asked whether it is the key, and not that one answer. */
const CONFIRM_MS = 1_000;
const MAX_DETAIL = 300;
/** How long before and after a payment was found paid by asking a report has to come: Stripe sends them within seconds. */
const REPORT_MS = 10 * 60_000;
/** What Stripe's documentation asks pages to allow for the Payment Element and 3-D Secure. */
const pages = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connections: ['https://api.stripe.com'],
};

/** Pays by Stripe: a PaymentIntent for each order, which the buyer confirms in Stripe's form. */
export function createStripePayments(
  config: StripeConfig,
  faults: Faults = createFaults(),
  { recheckMs = RECHECK_MS, confirmMs = CONFIRM_MS } = {},
): PaymentProvider {
  const { publishableKey, scriptUrl } = config;
  const stripe = connectToStripe(config);
  let isRechecking = false;
  /** Reports with a wrong signature since the last one with a right one. Anybody can send them. */
  let refusedReports = 0;
  /** When the last report with a right signature came; before the first one, since when any could have. */
  let reportedAt = performance.now();
  let isReportDue = false;
  /** The calls that the key has no right to. */
  const withoutRight = new Set<unknown>();

  /** Keeps for admins what is wrong. A refusal of one payment is none of it: then Stripe has taken the key. */
  function note(call: unknown, error?: unknown): void {
    const isRefused = error instanceof Stripe.errors.StripeAuthenticationError;
    const isAway =
      error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError;
    if (isRefused) {
      // One refused call doesn't close the checkout: the next question decides.
      const isCertain = call === check || faults.find('payment_key') !== undefined;
      if (isCertain) faults.report('payment_key');
      // Without payments nobody else asks.
      if (!isRechecking)
        setTimeout(
          () => {
            isRechecking = false;
            void check();
          },
          isCertain ? recheckMs : confirmMs,
        ).unref();
      isRechecking = true;
    }
    if (isAway) {
      faults.report('payments', error.message.slice(0, MAX_DETAIL));
      return;
    }
    faults.clear('payments');
    if (isRefused) return;
    faults.clear('payment_key');
    if (error instanceof Stripe.errors.StripePermissionError) {
      withoutRight.add(call);
      faults.report('payment_rights', error.message.slice(0, MAX_DETAIL));
    } else if (withoutRight.delete(call) && withoutRight.size === 0) faults.clear('payment_rights');
  }

  function noteReport(): void {
    refusedReports = 0;
    reportedAt = performance.now();
    faults.clear('payment_reports');
  }

  /** What Stripe says of a payment. That it is paid is a thing that it reports too. */
  function stateOf(intent: Stripe.PaymentIntent, payment: Payment): PaymentState {
    const state = readState(intent, payment);
    if (state.kind !== 'charged' || isReportDue) return state;
    isReportDue = true;
    const since = performance.now() - REPORT_MS;
    setTimeout(() => {
      isReportDue = false;
      if (reportedAt >= since) return;
      const wrong = `${refusedReports} ${refusedReports === 1 ? 'report' : 'reports'} with a wrong signature`;
      faults.report('payment_reports', `${wrong} since the last one with a right signature`);
    }, REPORT_MS).unref();
    return state;
  }

  /** Stripe's own errors as a refusal that says that payments aren't available now; they are logged. */
  const asked =
    <Given extends unknown[], Result>(ask: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      try {
        const result = await ask(...given);
        note(ask);
        return result;
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        note(ask, error);
        throw problems.paymentsUnavailable(error);
      }
    };

  /** Nothing waits for it: the rest of the site works without. */
  async function check(): Promise<string | undefined> {
    try {
      await stripe.paymentIntents.list({ limit: 1 });
      note(check);
      return undefined;
    } catch (error) {
      note(check, error);
      if (error instanceof Stripe.errors.StripeAuthenticationError) return 'Stripe refuses STRIPE_SECRET_KEY';
      if (error instanceof Stripe.errors.StripePermissionError)
        return 'Stripe does not let STRIPE_SECRET_KEY read payments: a restricted key needs PaymentIntents (write), Refunds (write) and Disputes (read)';
      return `Stripe does not answer at ${config.apiBase ?? 'api.stripe.com'} (${(error as Error).message})`;
    }
  }
  /** One question at a time for a payment: many may ask at once. */
  const asking = new Map<string, Promise<PaymentState>>();

  /** Undefined where Stripe takes nothing as small. */
  async function create(payment: Payment): Promise<Stripe.PaymentIntent | undefined> {
    try {
      return await stripe.paymentIntents.create(
        {
          amount: unitsOf(payment),
          currency: payment.currency.toLowerCase(),
          automatic_payment_methods: { enabled: true },
          metadata: { order: payment.orderId },
        },
        { idempotencyKey: payment.orderId },
      );
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'amount_too_small')
        return undefined;
      throw error;
    }
  }
  const begin = asked(async (payment: Payment, nonce: string | undefined): Promise<BegunPayment> => {
    if (nonce !== undefined && !isToken(nonce)) return { kind: 'invalid_nonce' };
    const intent = payment.paymentId
      ? await stripe.paymentIntents.retrieve(payment.paymentId, { expand: ['latest_charge'] })
      : await create(payment);
    if (!intent) return { kind: 'amount_too_small' };
    const state = stateOf(intent, payment);
    if (state.kind === 'charged') return state;
    if (state.kind === 'processing') return { kind: 'processing', paymentId: intent.id };
    if (state.kind === 'cancelled' || !intent.client_secret) return { kind: 'declined' };
    return { kind: 'open', paymentId: intent.id, clientSecret: intent.client_secret };
  });

  const find = asked(async (payment: Payment): Promise<PaymentState> => {
    // Without an id nobody was told the secret, so nobody can have paid.
    if (payment.paymentId === null) return { kind: 'none' };
    return stateOf(await stripe.paymentIntents.retrieve(payment.paymentId, { expand: ['latest_charge'] }), payment);
  });

  const confirm = asked(async (payment: Payment, token: string, returnUrl: string) => {
    if (payment.paymentId === null) throw new Error(`The payment of the order ${payment.orderId} was not begun.`);
    try {
      const intent = await stripe.paymentIntents.confirm(payment.paymentId, {
        confirmation_token: token,
        return_url: returnUrl,
        expand: ['latest_charge'],
      });
      return { ...stateOf(intent, payment), redirectUrl: intent.next_action?.redirect_to_url?.url ?? undefined };
    } catch (error) {
      if (error instanceof Stripe.errors.StripeCardError) return { kind: 'declined' as const };
      // Confirmed by a request of a moment ago.
      if (isUnexpectedState(error)) return find(payment);
      throw error;
    }
  });

  const cancel = asked(async (payment: Payment): Promise<PaymentState> => {
    if (payment.paymentId === null) return { kind: 'cancelled' };
    try {
      return stateOf(await stripe.paymentIntents.cancel(payment.paymentId), payment);
    } catch (error) {
      // Paid, cancelled already, or with the bank: the answer says which.
      if (isUnexpectedState(error)) return find(payment);
      throw error;
    }
  });

  const refund = asked(async (given: Refund): Promise<RefundState> => {
    const { paymentId, orderId } = given.payment;
    // It was paid with another provider, of an earlier configuration.
    if (paymentId === null) return { kind: 'failed', providerId: null };
    if (given.providerId) return refundStateOf(await stripe.refunds.retrieve(given.providerId), given);
    try {
      // Stripe forgets idempotency keys after a day.
      const known = given.wasAsked ? await findRefundOf(paymentId, given.key) : undefined;
      const made =
        known ??
        (await stripe.refunds.create(
          {
            payment_intent: paymentId,
            amount: unitsOf({ ...given, currency: given.payment.currency }),
            metadata: { refund: given.key, order: orderId },
          },
          { idempotencyKey: given.key },
        ));
      return refundStateOf(made, given);
    } catch (error) {
      if (isRefused(error)) return { kind: 'failed', providerId: null };
      throw error;
    }
  });
  async function findRefundOf(paymentId: string, refundKey: string): Promise<Stripe.Refund | undefined> {
    for await (const one of stripe.refunds.list({ payment_intent: paymentId, limit: 100 })) {
      if (one.metadata?.refund === refundKey) return one;
    }
    return undefined;
  }

  return {
    get options() {
      if (faults.find('payment_key')) return { provider: 'none' as const, isPassing: true };
      return { provider: 'stripe' as const, publishableKey, ...(scriptUrl ? { scriptUrl } : {}) };
    },
    check,
    pages: scriptUrl
      ? {
          scripts: [new URL(scriptUrl).origin],
          frames: [new URL(scriptUrl).origin],
          connections: [new URL(scriptUrl).origin],
        }
      : pages,
    begin,
    confirm: { isToken, with: confirm },
    find(payment, { isAnew = false } = {}) {
      if (isAnew) return find(payment);
      const running = asking.get(payment.orderId);
      if (running) return running;
      const question = find(payment).finally(() => asking.delete(payment.orderId));
      asking.set(payment.orderId, question);
      return question;
    },
    cancel,
    refund,
    reports: {
      read(body, signature) {
        const event = readReport(stripe, config.webhookSecret, body, signature);
        if (event) noteReport();
        // What bears no signature of Stripe's kind is somebody else's.
        else if (signature && /^t=\d+,.*v1=/.test(signature.slice(0, MAX_DETAIL))) refusedReports++;
        return event;
      },
      heardElsewhere: noteReport,
      findRefund: asked(async (providerId: string) => {
        try {
          return toReportedRefund(await stripe.refunds.retrieve(providerId));
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),
      listRefunds: asked(async (paymentId: string) => {
        const { data } = await stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
        return data.map(toReportedRefund);
      }),
      listRefundsSince: asked(async (moment: Date) => {
        const created = { gte: Math.floor(moment.getTime() / 1000) };
        const found = await stripe.refunds.list({ created, limit: 100 }).autoPagingToArray({ limit: 500 });
        return found.map(toReportedRefund);
      }),
      findDispute: asked(async (id: string) => {
        try {
          return toDispute(await stripe.disputes.retrieve(id));
        } catch (error) {
          if (isMissing(error)) return undefined;
          throw error;
        }
      }),
    },
  };
}

function connectToStripe({ secretKey, apiBase }: Pick<StripeConfig, 'secretKey' | 'apiBase'>): Stripe {
  const url = apiBase === undefined ? undefined : new URL(apiBase);
  return new Stripe(secretKey, {
    timeout: ATTEMPT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(url && {
      protocol: url.protocol === 'http:' ? ('http' as const) : ('https' as const),
      host: url.hostname,
      ...(url.port ? { port: Number(url.port) } : {}),
    }),
  });
}

const isToken = (nonce: string) => /^ctoken_\w{1,100}$/.test(nonce);
