import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import Stripe from 'stripe';
import type { StripeConfig } from '../payments/stripePayments.ts';
import { stripeScript } from './stripeScript.ts';

/** What happens to the next call instead of a plain answer. */
export type Fault =
  /** 401, as for a wrong key. */
  | 'refused'
  /** Done, but the connection ends without an answer. */
  | 'cut'
  /** The connection ends before anything is done. */
  | 'dropped'
  /** Done, but answered after the client has stopped waiting. */
  | 'slow'
  /** 500, and nothing is done. */
  | 'broken';

type Intent = Stripe.PaymentIntent;

/** What Stripe takes at least in rupees, in paise. */
const LEAST_AMOUNT = 50;
const SLOW_MS = 5_000;

/** The cards of the stand-in's form, and what becomes of a payment with them. */
const cards: Record<string, 'paid' | 'declined' | 'processing'> = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
  '4000000000000077': 'processing',
};

export interface StripeStandIn {
  address: string;
  /** For the server under test. */
  config: StripeConfig;
  /** The same as environment variables. */
  environment: Record<string, string>;
  /** The calls so far, such as `POST /v1/payment_intents`. */
  calls: string[];
  /** Called before and after each call is made, with the call as in `calls`; the answer waits for it. */
  onCall: ((call: string, when: 'before' | 'after') => Promise<void> | undefined) | undefined;
  /** Each is taken by one call. */
  faults: Fault[];
  intents: Map<string, Intent>;
  disputes: Map<string, Stripe.Dispute>;
  refunds: Map<string, Stripe.Refund>;
  /** What becomes of the next refunds. */
  refundStatus: 'succeeded' | 'pending' | 'failed';
  /** What somebody returns in Stripe's dashboard, by default all that is left: it bears nothing of ours. */
  refundByHand(orderId: string, changes?: Partial<Stripe.Refund>): Stripe.Refund;
  /** As after a day: the same call with the same key is made again. */
  forgetKeys(): void;
  /** What an account would show: what was taken by order, less what went back, in the smallest unit. */
  ledger(): Record<string, number>;
  /** What the buyer does in the form: by its secret, with a card. Returns the error of a declined one. */
  confirm(clientSecret: string, card?: string): string | undefined;
  /** The bank decides on a payment that was processing. */
  decide(intentId: string, isPaid: boolean): void;
  /** The bank disputes a payment. */
  dispute(intentId: string, changes?: Partial<Stripe.Dispute>): Stripe.Dispute;
  /** An event as Stripe sends it: its body, and the header with its signature. */
  event(
    type: string,
    object: unknown,
    options?: { secondsAgo?: number; secret?: string },
  ): { body: string; signature: string };
  close(): Promise<void>;
}

/** Speaks the calls of Stripe's API that the server makes, and serves a script in place of Stripe's. Nothing leaves the machine. */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const intents = new Map<string, Intent>();
  const disputes = new Map<string, Stripe.Dispute>();
  const refunds = new Map<string, Stripe.Refund>();
  const byKey = new Map<string, string>();
  const calls: string[] = [];
  const faults: Fault[] = [];
  const secret = 'whsec_standin';
  const key = 'sk_test_standin';
  const now = () => Math.floor(Date.now() / 1000);
  const id = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

  const create = (given: URLSearchParams, idempotencyKey: string | undefined): Intent => {
    const known = idempotencyKey && byKey.get(idempotencyKey);
    if (known) return intents.get(known) as Intent;
    const intentId = id('pi');
    const intent = {
      id: intentId,
      object: 'payment_intent',
      amount: Number(given.get('amount')),
      amount_received: 0,
      currency: given.get('currency') ?? '',
      metadata: metadataOf(given),
      status: 'requires_payment_method',
      client_secret: `${intentId}_secret_${randomBytes(8).toString('hex')}`,
      latest_charge: null,
      created: now(),
      livemode: false,
    } satisfies Partial<Intent> as unknown as Intent;
    intents.set(intentId, intent);
    if (idempotencyKey) byKey.set(idempotencyKey, intentId);
    return intent;
  };
  const returned = (intentId: string) =>
    [...refunds.values()]
      .filter(
        ({ payment_intent, status }) => payment_intent === intentId && status !== 'failed' && status !== 'canceled',
      )
      .reduce((sum, { amount }) => sum + amount, 0);
  const payBack = (given: URLSearchParams, idempotencyKey: string | undefined) => {
    const known = idempotencyKey && byKey.get(idempotencyKey);
    if (known) return { status: 200, body: refunds.get(known) as Stripe.Refund };
    const intent = intents.get(given.get('payment_intent') ?? '');
    const amount = Number(given.get('amount'));
    if (intent?.status !== 'succeeded') return missing();
    if (amount > intent.amount_received - returned(intent.id)) {
      return refuse(400, 'invalid_request_error', 'charge_already_refunded', 'More than what is left of the charge.');
    }
    const refund = {
      id: id('re'),
      object: 'refund',
      amount,
      currency: intent.currency,
      metadata: metadataOf(given),
      payment_intent: intent.id,
      status: standIn.refundStatus,
      created: now(),
    } as unknown as Stripe.Refund;
    refunds.set(refund.id, refund);
    if (idempotencyKey) byKey.set(idempotencyKey, refund.id);
    return { status: 200, body: refund };
  };
  const pay = (intent: Intent, card: string) => {
    intent.status = 'succeeded';
    intent.amount_received = intent.amount;
    intent.latest_charge = {
      id: id('ch'),
      object: 'charge',
      payment_method_details: { type: 'card', card: { last4: card.slice(-4) } },
    } as Stripe.Charge;
  };
  const refuse = (status: number, type: string, code: string, message: string) => ({
    status,
    body: { error: { type, code, message } },
  });
  const missing = () => refuse(404, 'invalid_request_error', 'resource_missing', 'No such object');

  function answer(method: string, path: string, given: URLSearchParams, idempotencyKey: string | undefined) {
    const [, kind = '', objectId = '', act = ''] = /^\/v1\/(\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'payment_intents' && objectId === '') {
      if (method === 'POST' && Number(given.get('amount')) < LEAST_AMOUNT)
        return refuse(400, 'invalid_request_error', 'amount_too_small', 'Amount must be at least ₹0.50 inr');
      if (method === 'POST') return { status: 200, body: create(given, idempotencyKey) };
      return { status: 200, body: { object: 'list', data: [...intents.values()].slice(0, 1), has_more: false } };
    }
    if (kind === 'payment_intents') {
      const intent = intents.get(objectId);
      if (!intent) return missing();
      if (act === 'confirm') {
        if (intent.status !== 'requires_payment_method') {
          return refuse(400, 'invalid_request_error', 'payment_intent_unexpected_state', 'It was confirmed already.');
        }
        const [, , card = ''] = (given.get('confirmation_token') ?? '').split('_');
        if (card === 'bank') {
          const query = new URLSearchParams({
            secret: intent.client_secret ?? '',
            return_url: given.get('return_url') ?? '',
          });
          intent.status = 'requires_action';
          intent.next_action = {
            type: 'redirect_to_url',
            redirect_to_url: { url: `${address}/bank?${query}`, return_url: given.get('return_url') },
          } as Intent['next_action'];
          return { status: 200, body: intent };
        }
        const error = standIn.confirm(intent.client_secret ?? '', card);
        return error ? refuse(402, 'card_error', 'card_declined', error) : { status: 200, body: intent };
      }
      if (act !== 'cancel') return { status: 200, body: intent };
      if (['succeeded', 'canceled', 'processing'].includes(intent.status)) {
        return refuse(
          400,
          'invalid_request_error',
          'payment_intent_unexpected_state',
          `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
        );
      }
      intent.status = 'canceled';
      return { status: 200, body: intent };
    }
    if (kind === 'refunds' && objectId === '') {
      if (method === 'POST') return payBack(given, idempotencyKey);
      const since = Number(given.get('created[gte]'));
      const intentId = given.get('payment_intent');
      const data = [...refunds.values()].filter(
        ({ payment_intent, created }) => (intentId === null || payment_intent === intentId) && created >= since,
      );
      return { status: 200, body: { object: 'list', data, has_more: false } };
    }
    if (kind === 'refunds') {
      const refund = refunds.get(objectId);
      return refund ? { status: 200, body: refund } : missing();
    }
    const dispute = kind === 'disputes' ? disputes.get(objectId) : undefined;
    return dispute ? { status: 200, body: dispute } : missing();
  }

  const server = createServer((request, response) => void serve(request, response));
  async function serve(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', 'http://stand-in');
    const send = (status: number, body: unknown, type = 'application/json') => {
      response.writeHead(status, { 'content-type': type, 'access-control-allow-origin': '*' });
      response.end(type === 'application/json' ? JSON.stringify(body) : body);
    };
    const sent = await text(request);
    const given = request.method === 'GET' ? url.searchParams : new URLSearchParams(sent);
    if (url.pathname === '/stripe.js') return send(200, stripeScript, 'text/javascript');
    if (url.pathname === '/bank') return send(200, bankPage, 'text/html');
    if (url.pathname === '/confirm') {
      const { clientSecret = '', card = '', bank } = Object.fromEntries(given);
      const intent = [...intents.values()].find((one) => one.client_secret === clientSecret);
      if (intent?.status === 'requires_action') intent.status = 'requires_payment_method';
      const error = bank === 'refused' ? 'The bank did not confirm the payment.' : standIn.confirm(clientSecret, card);
      return send(200, error === undefined ? {} : { error: { type: 'card_error', message: error } });
    }
    const call = `${request.method} ${url.pathname.replace(/_\w{16}/, '_…')}`;
    calls.push(call);
    if (request.headers.authorization !== `Bearer ${key}`) return send(401, { error: { message: 'Invalid API Key' } });
    const fault = faults.shift();
    if (fault === 'dropped') return request.socket.destroy();
    if (fault === 'refused') return send(401, { error: { message: 'Invalid API Key provided' } });
    if (fault === 'broken') return send(500, { error: { type: 'api_error', message: 'Something is broken' } });
    await standIn.onCall?.(call, 'before');
    const idempotencyKey = request.headers['idempotency-key'];
    const { status, body } = answer(
      request.method ?? 'GET',
      url.pathname,
      given,
      typeof idempotencyKey === 'string' ? idempotencyKey : undefined,
    );
    await standIn.onCall?.(call, 'after');
    if (fault === 'cut') return request.socket.destroy();
    if (fault === 'slow') await delay(SLOW_MS, undefined, { ref: false });
    return send(status, body);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stripe = new Stripe(key);

  const standIn: StripeStandIn = {
    address,
    config: {
      secretKey: key,
      publishableKey: 'pk_test_standin',
      webhookSecret: secret,
      apiBase: address,
      scriptUrl: `${address}/stripe.js`,
    },
    environment: {
      STRIPE_SECRET_KEY: key,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_standin',
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_API_BASE: address,
      STRIPE_SCRIPT_URL: `${address}/stripe.js`,
    },
    calls,
    onCall: undefined,
    faults,
    intents,
    disputes,
    refunds,
    refundStatus: 'succeeded',
    refundByHand(orderId, changes = {}) {
      const intent = [...intents.values()].find(({ metadata }) => metadata.order === orderId);
      if (!intent) throw new Error(`The order ${orderId} was not paid here.`);
      const left = intent.amount_received - returned(intent.id);
      const amount = changes.amount ?? left;
      if (amount > left) throw new Error(`Only ${left} is left of ${intent.id}.`);
      const { currency } = intent;
      const made = { id: id('re'), object: 'refund', metadata: {}, payment_intent: intent.id, created: now() };
      const refund = { ...made, amount, currency, status: 'succeeded', ...changes } as unknown as Stripe.Refund;
      refunds.set(refund.id, refund);
      return refund;
    },
    forgetKeys: () => byKey.clear(),
    ledger: () =>
      Object.fromEntries(
        [...intents.values()]
          .filter(({ status }) => status === 'succeeded')
          .map(({ id, metadata, amount_received }) => [metadata.order ?? '', amount_received - returned(id)]),
      ),
    confirm(clientSecret, card = '4242424242424242') {
      const intent = [...intents.values()].find((one) => one.client_secret === clientSecret);
      if (!intent) return 'No such payment.';
      if (intent.status === 'succeeded') return undefined;
      if (intent.status === 'canceled') return 'This payment was cancelled.';
      const outcome = cards[card.replace(/\s/g, '')];
      if (outcome === undefined) return 'Your card number is invalid.';
      if (outcome === 'declined') return 'Your card has been declined.';
      if (outcome === 'processing') intent.status = 'processing';
      else pay(intent, card);
      return undefined;
    },
    decide(intentId, isPaid) {
      const intent = intents.get(intentId);
      if (intent?.status !== 'processing') throw new Error(`${intentId} is not being processed.`);
      if (isPaid) pay(intent, '0077');
      else intent.status = 'requires_payment_method';
    },
    dispute(intentId, changes = {}) {
      const intent = intents.get(intentId);
      const dispute = {
        id: id('du'),
        object: 'dispute',
        payment_intent: intentId,
        amount: intent?.amount ?? 0,
        currency: intent?.currency ?? 'inr',
        reason: 'fraudulent',
        status: 'needs_response',
        created: now(),
        evidence_details: { due_by: now() + 7 * 86_400 },
        ...changes,
      } as Stripe.Dispute;
      disputes.set(dispute.id, dispute);
      return dispute;
    },
    event(type, object, { secondsAgo = 0, secret: signedWith = secret } = {}) {
      const body = JSON.stringify({ id: id('evt'), object: 'event', type, created: now(), data: { object } });
      const signature = stripe.webhooks.generateTestHeaderString({
        payload: body,
        secret: signedWith,
        timestamp: now() - secondsAgo,
      });
      return { body, signature };
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return standIn;
}

function metadataOf(given: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...given].flatMap(([name, value]) => {
      const field = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return field ? [[field, value]] : [];
    }),
  );
}

/** The page of a bank: it confirms or refuses, and leads back. */
const bankPage = `<!doctype html><title>Bank</title><h1>Bank</h1>
<button id="allow">Authorize</button> <button id="refuse">Refuse</button>
<script>
const query = new URLSearchParams(location.search);
const back = async (bank) => {
  const body = new URLSearchParams({ clientSecret: query.get('secret'), card: '4242424242424242', bank });
  await fetch('/confirm', { method: 'POST', body });
  const url = new URL(query.get('return_url'));
  url.searchParams.set('payment_intent_client_secret', query.get('secret'));
  url.searchParams.set('redirect_status', bank === 'refused' ? 'failed' : 'succeeded');
  location.assign(url);
};
document.getElementById('allow').onclick = () => back('allowed');
document.getElementById('refuse').onclick = () => back('refused');
</script>`;
