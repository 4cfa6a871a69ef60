import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../endpoints/index.ts';
import { isMarketplaceError } from '../errors.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { cartSummary, toPaise } from '../rules/cartSummary.ts';
import { quizScore } from '../rules/quizScore.ts';
import { createCart } from '../stores/cart.ts';
import { readToken } from '../stores/session/tokenPayload.ts';
import { createStorage } from '../stores/storage.ts';
import { createClient, memory, tokenOf } from '../testing/client.ts';

// A sample in every run; the full number in the deep run.
const MINUTES = 5 * 60_000;
const runs = { numRuns: process.env.LECTERN_DEEP ? 10_000 : 300 };
const id = 'a'.repeat(24);
const anything = fc.anything({ withBigInt: false, withNullPrototype: true });

/** JSON of any shape, and invalid JSON. */
const reply = fc.oneof(
  fc.json(),
  fc.string(),
  anything.map((value) => JSON.stringify(value) ?? ''),
  fc
    .record({
      message: fc.anything(),
      code: fc.anything(),
      details: fc.oneof(fc.array(fc.anything()), fc.anything()),
      courses: fc.anything(),
      token: fc.anything(),
      user: fc.anything(),
    })
    .map((value) => {
      try {
        return JSON.stringify(value) ?? '';
      } catch {
        return '{'; // It contains a bigint; invalid JSON will do instead.
      }
    }),
);

describe('a stored token', () => {
  it('is read without throwing, and yields a user only with id and role', () => {
    const payload = fc.record(
      {
        id: fc.oneof(fc.string(), fc.anything()),
        role: fc.oneof(fc.constantFrom('learner', 'instructor', 'admin'), fc.anything()),
        firstName: fc.anything(),
        profilePicture: fc.anything(),
        bio: fc.anything(),
      },
      { requiredKeys: [] },
    );
    const token = fc.oneof(
      fc.string(),
      fc.string().map((text) => `e30.${text}.x`),
      fc.oneof(payload, anything).map((value) => {
        try {
          return tokenOf(value ?? null);
        } catch {
          return 'e30.e30.x'; // Not expressible as JSON.
        }
      }),
    );
    fc.assert(
      fc.property(token, (text) => {
        const reading = readToken(text, 'https://learn.example');
        if (reading.kind !== 'user') return;
        expect(reading.user.userId).not.toBe('');
        expect(['learner', 'instructor', 'admin']).toContain(reading.user.role);
        expect(reading.user.firstName).not.toBe('');
      }),
      runs,
    );
  });
});

describe('a stored cart', () => {
  it('yields valid items, each course once, and a sum in whole paise', () => {
    const item = fc.record(
      {
        _id: fc.oneof(fc.constantFrom('a', 'b'), fc.anything()),
        title: fc.oneof(fc.string(), fc.anything()),
        price: fc.oneof(fc.double({ min: 0, max: 1e7, noNaN: true }), fc.anything()),
        addedAt: fc.oneof(fc.string(), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc.array(fc.oneof(item, fc.anything())).map((value) => {
        try {
          return JSON.stringify(value);
        } catch {
          return '['; // See above.
        }
      }),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const storage = createStorage({ backend: memory({ cart_me: text }), prefix: '', onFailure() {} });
        const cart = createCart({ storage, onChange() {} });
        cart.load('me');
        const { items } = cart.getState();
        expect(new Set(items.map((one) => one._id)).size).toBe(items.length);
        for (const one of items)
          expect([typeof one._id, typeof one.title, typeof one.price]).toEqual(['string', 'string', 'number']);
        expect(cart.summary().itemCount).toBe(items.length);
        cart.destroy();
      }),
      runs,
    );
  });

  it('has a total of exactly subtotal plus tax, to the paisa', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000_000 }).map((paise) => ({ price: paise / 100 }))),
        (items) => {
          const { subtotal, tax, total } = cartSummary(items);
          expect(toPaise(subtotal) + toPaise(tax)).toBe(toPaise(total));
          expect(Math.abs(toPaise(tax) - toPaise(subtotal) / 10)).toBeLessThanOrEqual(0.5);
        },
      ),
      runs,
    );
  });
});

describe('the tax of a marketplace', () => {
  it('is exact and half up at any rate, with and without decimals', () => {
    const items = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { maxLength: 50 });
    const hundredthsOfPercent = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(items, hundredthsOfPercent, fc.constantFrom(0, 2), (amounts, rate, decimals) => {
        const unit = decimals === 0 ? 100n : 1n;
        const prices = amounts.map((amount) => ({ price: decimals === 0 ? amount : amount / 100 }));
        const subtotal = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
        // In the smallest unit; the integer division rounds down.
        const exact = (subtotal * BigInt(rate) * 2n + 10_000n) / 20_000n;
        const { tax, total } = cartSummary(prices, { decimals, taxRate: rate / 100 });
        expect(BigInt(toPaise(tax))).toBe(exact * unit);
        expect(BigInt(toPaise(total))).toBe((subtotal + exact) * unit);
      }),
      runs,
    );
  });
});

describe('a reply of any shape', () => {
  // A base URL whose first call answers 404 logs a warning, and thousands do here.
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
  afterEach(() => vi.restoreAllMocks());
  const rows = Object.values(endpoints).flatMap((group): Endpoint[] => Object.values(group));

  it('gives the same result when parsed twice, or fails', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rows), anything, (row, data) => {
        const once = row.output.safeParse(data);
        if (!once.success) return;
        expect(row.output.safeParse(once.data)).toEqual(once);
      }),
      runs,
    );
  });

  it('yields an answer or one of our errors, and signs no one in without a token', { timeout: MINUTES }, async () => {
    await fc.assert(
      fc.asyncProperty(
        reply,
        fc.constantFrom(200, 201, 400, 401, 403, 404, 409, 422, 429, 500),
        async (body, status) => {
          const { marketplace } = createClient(
            () => new Response(body, { status, headers: { 'content-type': 'application/json' } }),
          );
          const outcomes = await Promise.allSettled([
            marketplace.wishlist.add({ courseId: id }),
            marketplace.orders.create({
              courseIds: [id],
              amount: 1,
              currency: 'INR',
              paymentMethodNonce: 'n',
              idempotencyKey: 'key-of-order',
            }),
            marketplace.session.signIn({ email: 'a@b', password: 'x' }),
          ]);
          for (const outcome of outcomes) {
            if (outcome.status === 'fulfilled') continue;
            expect(isMarketplaceError(outcome.reason)).toBe(true);
            expect((outcome.reason as Error).message).not.toBe('');
          }
          const { isAuthenticated, user, token } = marketplace.session.getState();
          expect(isAuthenticated).toBe(user !== undefined && token !== undefined && token !== '');
          marketplace.destroy();
        },
      ),
      runs,
    );
  });
});

describe('a score', () => {
  it('is between 0 and 100, 100 for all and 0 for none, and passes exactly at the pass percentage', () => {
    const question = fc.record({ points: fc.integer({ min: 1, max: 20 }), isRight: fc.boolean() });
    fc.assert(
      fc.property(
        fc.array(question, { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 0, max: 100 }),
        (given, mark) => {
          const questions = given.map(({ points }, index) => ({
            _id: String(index),
            type: 'short-answer' as const,
            options: [],
            correctAnswer: 'Yes',
            points,
          }));
          const answers = given.map(({ isRight }, index) => ({
            questionId: String(index),
            userAnswer: isRight ? ' yES ' : 'no',
          }));
          const { score, passed } = quizScore(questions, answers, mark);
          const all = given.reduce((sum, one) => sum + one.points, 0);
          const earned = given.reduce((sum, one) => sum + (one.isRight ? one.points : 0), 0);
          expect(score).toBeCloseTo((earned / all) * 100, 9);
          expect(passed).toBe(earned * 100 >= mark * all);
        },
      ),
      runs,
    );
  });
});
