import { createHash, randomBytes } from 'node:crypto';
import { type ApiError, type Course, createMarketplace, type Marketplace } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { cartSummary } from '@lectern/sdk/rules';
import { describe, expect, it } from 'vitest';
import type { Implementation } from './describeContract.ts';

interface Contract {
  implementation(): Implementation;
  /** A learner who has just signed in. */
  learner(): Promise<Marketplace>;
  refusal(call: Promise<unknown>): Promise<Pick<ApiError, 'status' | 'code' | 'message'>>;
}

/** Signing in on a partner's page, call by call. */
export function describeAuthorization({ implementation, learner, refusal }: Contract) {
  /** Calls from the partner's page: a browser adds the page's origin. */
  const page = () =>
    createMarketplace({
      baseUrl: implementation().baseUrl,
      author,
      fetch(input, init) {
        const request = new Request(input, init);
        request.headers.set('origin', new URL(implementation().partner.page).origin);
        return fetch(request);
      },
    });
  const grant = async (from: Marketplace) => {
    const { key, page: returnTo } = implementation().partner;
    const codeVerifier = randomBytes(32).toString('base64url');
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const { code } = await from.authorization.createCode({ key, returnTo, codeChallenge });
    return { key, code, codeVerifier };
  };
  const signedIn = async () => {
    const marketplace = await learner();
    const asked = await grant(marketplace);
    return { marketplace, asked, session: await page().authorization.exchange(asked) };
  };
  const wishes = (token: string) => page().wishlist.list({}, { token });
  const over = { status: 401, code: 'unauthenticated' };
  const invalid = { status: 400, code: 'invalid_code' };

  describe("signing in on a partner's page", () => {
    it('says for whom', async () => {
      const { key, page: returnTo } = implementation().partner;
      const { name, origin, scopes } = await page().authorization.client({ key, returnTo });
      expect(name).not.toBe('');
      expect(scopes).toEqual(['learn', 'buy']);
      expect(origin).toBe(new URL(returnTo).origin);
    });

    it('needs an account', async () => {
      expect(await refusal(grant(page()))).toMatchObject(over);
    });

    it('answers a learner without an email, a token of 15 minutes and a handle', async () => {
      const { marketplace, session } = await signedIn();
      const { user } = marketplace.session.getState();
      expect(session).toMatchObject({ expiresIn: 900, role: 'learner', firstName: user?.firstName, email: '' });
      expect(session.userId).toBe(user?.userId);
      expect(await wishes(session.token)).toBeDefined();
    });

    it('opens what learners and buyers do, and nothing else', async () => {
      const { session } = await signedIn();
      const refused = { status: 403, code: 'out_of_scope' };
      const { token } = session;
      for (const call of [
        () => page().users.profile({}, { token }),
        () => page().courses.listAuthored({}, { token }),
        () => page().partners.list({}, { token }),
        () => page().auth.signOut({}, { token }),
      ])
        expect(await refusal(call())).toMatchObject(refused);
    });

    it('sees the orders that were made through its partner, and no card', async () => {
      const { marketplace, session } = await signedIn();
      const { courses } = await marketplace.courses.search({ limit: 50 });
      const owned = (await marketplace.enrollments.list()).courses.map(({ _id }) => _id);
      const isForSale = ({ _id, price }: Course) => price > 0 && !owned.includes(_id);
      const [first, second] = courses.filter(isForSale) as [Course, Course];
      const orderOf = (course: Course) => ({
        courseIds: [course._id],
        amount: cartSummary([course]).total,
        currency: 'INR' as const,
        paymentMethodNonce: 'fake-valid-nonce',
        paymentDetails: { cardholderName: 'José', last4: '4242' },
        idempotencyKey: randomBytes(16).toString('hex'),
      });
      const { token } = session;
      const elsewhere = (await marketplace.orders.create(orderOf(first))).order;
      // Without the key in the request: the session says whose it is.
      const here = (await page().orders.create(orderOf(second), { token })).order;
      expect([elsewhere.cardLast4, here.cardLast4]).toEqual(['4242', null]);
      expect((await page().orders.list({}, { token })).orders).toEqual([here]);
      expect((await page().orders.get({ id: here._id }, { token })).order).toEqual(here);
      expect(await refusal(page().orders.get({ id: elsewhere._id }, { token }))).toMatchObject({ code: 'not_found' });
      const all = (await marketplace.orders.list()).orders;
      expect(all.slice(0, 2).map(({ _id, cardLast4 }) => [_id, cardLast4])).toEqual([
        [here._id, '4242'],
        [elsewhere._id, '4242'],
      ]);
    });

    it('refuses a code with another verifier, and an invented one', async () => {
      const asked = await grant(await learner());
      const wrong = { ...asked, codeVerifier: 'w'.repeat(43) };
      expect(await refusal(page().authorization.exchange(wrong))).toMatchObject(invalid);
      expect(await refusal(page().authorization.exchange({ ...asked, code: 'c'.repeat(43) }))).toMatchObject(invalid);
      expect((await page().authorization.exchange(asked)).token).not.toBe('');
    });

    it('takes a code once; the second time ends the session that it began', async () => {
      const { asked, session } = await signedIn();
      const { message, ...refused } = await refusal(page().authorization.exchange(asked));
      expect(refused).toMatchObject(invalid);
      expect(message).toBe('This sign-in has expired or was already used. Please sign in again.');
      expect(await refusal(wishes(session.token))).toMatchObject(over);
      expect(await refusal(page().authorization.renew({ handle: session.handle ?? '' }))).toMatchObject(over);
    });

    it('is renewed with its handle, which changes', async () => {
      const { session } = await signedIn();
      const next = await page().authorization.renew({ handle: session.handle ?? '' });
      expect(next).toMatchObject({ userId: session.userId, expiresIn: 900, email: '' });
      expect(next.handle).not.toBe(session.handle);
      expect(await wishes(next.token)).toBeDefined();
      expect(await refusal(page().authorization.renew({ handle: 'invented' }))).toMatchObject(over);
    });

    it('ends on the page, and at the marketplace', async () => {
      const one = await signedIn();
      expect(await page().authorization.end({ handle: one.session.handle ?? '' })).toEqual({});
      const other = await signedIn();
      await other.marketplace.auth.signOut();
      for (const { token, handle = '' } of [one.session, other.session]) {
        expect(await refusal(wishes(token))).toMatchObject(over);
        expect(await refusal(page().authorization.renew({ handle }))).toMatchObject(over);
      }
    });
  });
}
