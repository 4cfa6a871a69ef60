import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, json, lena, memory, tokenOf } from '../testing/client.ts';

const course = { _id: 'c'.repeat(24), title: 'Clear Sentences' };
const from = `/courses?page=2#cart-${course._id}`;
const credentials = { email: 'lena@example.com', password: 'secret123' };
const answer = () => json({ ...lena, userId: lena.id, token: tokenOf(lena) });
const open = (tabStorage = memory(), storage = memory()) => createClient(answer, { tabStorage, storage }).marketplace;
afterEach(() => vi.useRealTimers());

describe('what a visitor pressed', () => {
  it('is done once after signing in here, and greeted with', async () => {
    const { intent, session, notices } = open();
    const work = vi.fn(async () => {});
    intent.keep({ act: 'cart', course, from });
    await intent.perform(work);
    expect(work).not.toHaveBeenCalled();
    await session.signUp({ ...credentials, firstName: 'Lena', lastName: 'L', role: 'learner' });
    expect(intent.getState().isDue).toBe(true);
    // The notice of the act greets.
    expect(notices.getState().isOpen).toBe(false);
    await Promise.all([intent.perform(work), intent.perform(work)]);
    expect(work.mock.calls).toEqual([
      [{ greeting: 'signedUp', intent: expect.objectContaining({ act: 'cart', course, from }) }],
    ]);
    expect(intent.getState()).toEqual({ intent: undefined, isDue: false });
  });

  it('survives a reload before and after signing in, and is not done again by one in the middle', async () => {
    const tab = memory();
    const storage = memory();
    open(tab, storage).intent.keep({ act: 'wishlist', course, from });
    await open(tab, storage).session.signIn(credentials);
    const { intent } = open(tab, storage);
    expect(intent.getState().isDue).toBe(true);
    let finish = () => {};
    const performing = intent.perform(() => new Promise((resolve) => (finish = resolve)));
    expect(intent.getState().isDue).toBe(true);
    expect(open(tab, storage).intent.getState().isDue).toBe(false);
    finish();
    await performing;
  });

  it('is not done for somebody whom another tab has signed in', () => {
    const storage = memory();
    const { intent, session } = open(memory(), storage);
    intent.keep({ act: 'cart', course, from });
    storage.setItem('token', tokenOf(lena));
    session.currentToken();
    expect(session.getState().isAuthenticated).toBe(true);
    expect(intent.getState()).toEqual({ intent: undefined, isDue: false });
  });

  it('is not done for another account than the one that signed in', async () => {
    const tab = memory();
    const first = open(tab);
    first.intent.keep({ act: 'cart', course, from });
    await first.session.signIn(credentials);
    const other = tokenOf({ ...lena, id: 'f'.repeat(24) });
    expect(open(tab, memory({ token: other })).intent.getState().isDue).toBe(false);
  });

  it('is not done for a token that comes to /auth/success by itself, and is for one that this tab asked for', async () => {
    const me = () => json({ user: { ...lena, userId: lena.id } });
    for (const hasAsked of [false, true]) {
      const { marketplace } = createClient(me, { tabStorage: memory(), storage: memory() });
      marketplace.intent.keep({ act: 'cart', course, from });
      if (hasAsked) marketplace.session.externalSignInUrl();
      await marketplace.session.acceptToken(tokenOf(lena));
      expect(marketplace.intent.getState().isDue).toBe(hasAsked);
    }
  });

  it('is dropped after half an hour, by signing out, and where signing in began with another way back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const tab = memory();
    const { intent, session } = open(tab);
    intent.keep({ act: 'cart', course, from });
    vi.setSystemTime(Date.now() + 31 * 60 * 1000);
    expect(open(tab).intent.getState().intent).toBeUndefined();
    await session.signIn(credentials);
    expect(intent.getState().isDue).toBe(false);
    session.signOut();

    intent.keep({ act: 'cart', course, from });
    intent.begin(from);
    intent.begin(undefined);
    expect(intent.getState().intent).toMatchObject({ act: 'cart' });
    intent.begin('/courses');
    expect(intent.getState().intent).toBeUndefined();

    intent.keep({ act: 'cart', course, from });
    await session.signIn(credentials);
    session.signOut();
    expect(intent.getState()).toEqual({ intent: undefined, isDue: false });
  });

  it('only says why where a page was opened, and nothing is left to do', async () => {
    const { intent, session, notices } = open();
    intent.keep({ act: 'wishlist', from: '/wishlist' });
    await session.signIn(credentials);
    expect(intent.getState()).toEqual({ intent: undefined, isDue: false });
    expect(notices.getState().title).toBe('Login Successful!');
  });

  it('is due where the checkout was opened: what leads there greets, and nothing covers it', async () => {
    const { intent, session, notices } = open();
    intent.keep({ act: 'checkout', from: '/checkout' });
    await session.signIn(credentials);
    expect(intent.getState()).toMatchObject({ intent: { act: 'checkout', from: '/checkout' }, isDue: true });
    expect(notices.getState().isOpen).toBe(false);
  });

  it.each(['{"act":"cart"}', 'no JSON', '{"act":"delete","from":"/","at":0}'])('ignores a stored %s', (text) => {
    const { intent } = open(memory({ lectern_intent: text }));
    expect(intent.getState().intent).toBeUndefined();
  });

  it('lasts as long as the page where nothing can be stored', async () => {
    const denied = () => {
      throw new Error('denied');
    };
    const { intent, session } = createClient(answer, {
      storage: memory(),
      tabStorage: { getItem: denied, setItem: denied, removeItem: denied },
    }).marketplace;
    const work = vi.fn(async () => {});
    intent.keep({ act: 'cart', course, from });
    await session.signIn(credentials);
    await Promise.all([intent.perform(work), intent.perform(work)]);
    expect(work).toHaveBeenCalledOnce();
  });
});
