import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answer, createClient, json, lena, memory, tokenOf } from '../../testing/client.ts';

const user = { ...lena, userId: lena.id };
const never: Answer = () => new Promise(() => {});
const settle = () => new Promise((resolve) => setTimeout(resolve));
afterEach(() => vi.restoreAllMocks());

describe('startup', () => {
  it('authenticates immediately from a payload with id and role', () => {
    const token = tokenOf({ ...lena, firstName: 'José', lastName: '李' });
    const { marketplace, sent } = createClient(never, { storage: memory({ token }) });
    expect(marketplace.session.getState()).toMatchObject({
      isAuthenticated: true,
      isLoading: false,
      user: { userId: lena.id, firstName: 'José', lastName: '李', role: 'learner' },
    });
    expect(sent).toEqual([]);
  });

  it('fetches the profile when the payload has no firstName, and shows User meanwhile', async () => {
    const { firstName: _, ...nameless } = lena;
    const { marketplace, sent } = createClient(() => json({ user }), { storage: memory({ token: tokenOf(nameless) }) });
    expect(marketplace.session.getState().user?.firstName).toBe('User');
    await expect.poll(() => marketplace.session.getState().user?.firstName).toBe('Lena');
    expect(sent.map((one) => one.path)).toEqual(['/user/profile']);
  });

  it.each([
    ['id', { ...lena, id: undefined }],
    ['role', { ...lena, role: undefined }],
    ['a known role', { ...lena, role: 'emperor' }],
  ])('deletes a token without %s', async (_, payload) => {
    const storage = memory({ token: tokenOf(payload) });
    const { marketplace } = createClient(never, { storage });
    await settle();
    expect(marketplace.session.getState()).toMatchObject({ isAuthenticated: false, isLoading: false });
    expect(storage.data.has('token')).toBe(false);
  });

  it.each([
    ['two parts', 'only.two'],
    ['no JSON', 'a.bm90IGpzb24.c'],
    ['no base64', 'a.%%%.c'],
    ['anything', 'hello'],
  ])('keeps a token of %s, logs it without its value, and tries the profile', async (_, token) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const storage = memory({ token });
    const { marketplace, sent } = createClient(() => json({ user }), { storage });
    await expect.poll(() => marketplace.session.getState().isAuthenticated).toBe(true);
    expect(sent[0]).toMatchObject({ path: '/user/profile', authorization: `Bearer ${token}` });
    expect(storage.data.get('token')).toBe(token);
    expect(warn.mock.calls.join()).not.toContain(token);
  });

  it('with verifySession waits for GET /auth/me', async () => {
    let answer: (response: Response) => void = () => {};
    const { marketplace, sent } = createClient(() => new Promise((resolve) => (answer = resolve)), {
      storage: memory({ token: tokenOf(lena) }),
      verifySession: true,
    });
    await settle();
    expect(sent.map((one) => one.path)).toEqual(['/auth/me']);
    expect(marketplace.session.getState()).toMatchObject({ isAuthenticated: false, isLoading: true });
    answer(json({ user: { ...user, firstName: 'Lenka' } }));
    await expect.poll(() => marketplace.session.getState().user?.firstName).toBe('Lenka');
  });

  it('keeps the payload’s user if verification gets no answer; only a 401 ends the session', async () => {
    const options = () => ({ storage: memory({ token: tokenOf(lena) }), verifySession: true });
    const silent = createClient(() => Promise.reject(new TypeError('down')), options());
    await vi.waitFor(() => expect(silent.marketplace.session.getState().isAuthenticated).toBe(true), {
      timeout: 8_000,
    });
    const broken = createClient(() => json({}, 500), options());
    await expect.poll(() => broken.marketplace.session.getState().isAuthenticated).toBe(true);
    const refused = createClient(() => json({}, 401), options());
    await expect.poll(() => refused.marketplace.session.getState().isLoading).toBe(false);
    expect(refused.marketplace.session.getState().isAuthenticated).toBe(false);
    expect(refused.marketplace.notices.getState().message).toBe('Your session has expired. Please sign in again.');
  });
});

describe('a session', () => {
  it('ends once when ten calls are answered 401: one notice, cart kept', async () => {
    const storage = memory({ token: tokenOf(lena) });
    const onEvent = vi.fn();
    const { marketplace } = createClient(() => json({ message: 'no' }, 401), { storage, onEvent });
    marketplace.cart.add({ _id: 'c', title: 'Tides' } as never);
    const show = vi.fn();
    marketplace.notices.subscribe((state, before) => state.isOpen && !before.isOpen && show(state.title));
    await Promise.allSettled(Array.from({ length: 10 }, () => marketplace.wishlist.list()));
    expect(show.mock.calls).toEqual([['Session Expired']]);
    expect(onEvent.mock.calls.filter(([event]) => event.type === 'session.ended')).toEqual([
      [{ type: 'session.ended', reason: 'expired' }],
    ]);
    expect(storage.data.has('token')).toBe(false);
    expect(storage.data.get(`cart_${lena.id}`)).toContain('Tides');
  });

  it('doesn’t end on a wrong password', async () => {
    const token = tokenOf(lena);
    const { marketplace } = createClient(() => json({ message: 'Invalid email or password.' }, 401), {
      storage: memory({ token }),
    });
    await expect(marketplace.session.signIn({ email: 'a@b', password: 'x' })).rejects.toThrow('Invalid email');
    expect(marketplace.session.getState()).toMatchObject({
      isAuthenticated: true,
      error: 'Invalid email or password.',
    });
    expect(marketplace.notices.getState()).toMatchObject({ title: 'Login Failed', type: 'error' });
  });

  it('starts with sign-in: token stored, user set, greeting shown', async () => {
    const storage = memory();
    const { marketplace } = createClient(() => json({ token: 'new-token', ...user, email: undefined }), { storage });
    await marketplace.session.signIn({ email: 'Lena@Example.org', password: 'x' });
    expect(storage.data.get('token')).toBe('new-token');
    expect(marketplace.session.getState().user?.email).toBe('Lena@Example.org');
    expect(marketplace.notices.getState()).toMatchObject({
      title: 'Login Successful!',
      message: 'Welcome back, Lena!',
      type: 'success',
    });
  });

  it('ends with sign-out, here and in other tabs', async () => {
    const storage = memory({ token: tokenOf(lena) });
    const { marketplace } = createClient(never, { storage });
    marketplace.session.signOut();
    expect(marketplace.session.getState()).toMatchObject({ isAuthenticated: false, token: undefined });
    expect(marketplace.notices.getState()).toMatchObject({
      title: 'Logged Out',
      message: 'You have been successfully logged out.',
    });
    expect(storage.data.has('token')).toBe(false);
  });

  it('shows no notice with `notify: false`, whatever the outcome', async () => {
    const answers = [json({ token: 'new-token', ...user }), json({ message: 'Invalid email or password.' }, 401)];
    const { marketplace } = createClient(() => answers.shift() ?? json({ user }), { storage: memory() });
    const { session, notices } = marketplace;
    const opened = vi.fn();
    notices.subscribe(({ isOpen, title }) => isOpen && opened(title));
    const draft = { email: 'lena@example.org', password: 'x' };
    await session.signIn(draft, { notify: false });
    expect(session.getState().isAuthenticated).toBe(true);
    session.signOut({ notify: false });
    expect(session.getState().isAuthenticated).toBe(false);
    await expect(session.signIn(draft, { notify: false })).rejects.toThrow('Invalid email');
    expect(session.getState().error).toBe('Invalid email or password.');
    await session.acceptToken(tokenOf(lena), { notify: false });
    expect(session.getState().isAuthenticated).toBe(true);
    expect(opened).not.toHaveBeenCalled();
  });

  it('accepts an external token only if the server knows it', async () => {
    const storage = memory();
    let isKnown = false;
    const { marketplace } = createClient(() => (isKnown ? json({ user }) : json({}, 401)), { storage });
    await expect(marketplace.session.acceptToken('foreign')).rejects.toThrow();
    expect(storage.data.has('token')).toBe(false);
    expect(marketplace.session.getState().isAuthenticated).toBe(false);
    isKnown = true;
    await marketplace.session.acceptToken('good');
    expect(storage.data.get('token')).toBe('good');
    expect(marketplace.notices.getState().message).toBe('Successfully signed in with Google!');
  });
});

describe('the token of a call', () => {
  const ben = { ...lena, id: 'b'.repeat(24), firstName: 'Ben' };
  const tokens = { lena: tokenOf(lena), ben: tokenOf(ben) };
  const wishlist = () => json({ wishlist: [] });

  it('is the stored one, even if other code on the page stored it', async () => {
    const storage = memory();
    const onEvent = vi.fn();
    const { marketplace, sent } = createClient(wishlist, { storage, onEvent });
    await marketplace.wishlist.list();
    storage.setItem('token', tokens.ben);
    await marketplace.wishlist.list();
    storage.setItem('token', tokens.lena);
    await marketplace.wishlist.list();
    expect(sent.map(({ authorization }) => authorization)).toEqual([
      null,
      `Bearer ${tokens.ben}`,
      `Bearer ${tokens.lena}`,
    ]);
    expect(marketplace.session.getState()).toMatchObject({
      isAuthenticated: true,
      token: tokens.lena,
      user: { userId: lena.id },
    });
    expect(onEvent.mock.calls.map(([event]) => [event.type, event.user?.firstName])).toEqual([
      ['session.started', 'Ben'],
      ['session.started', 'Lena'],
    ]);
  });

  it('is missing once other code on the page removes it, and the session ends', async () => {
    const storage = memory({ token: tokens.lena });
    const { marketplace, sent } = createClient(wishlist, { storage });
    storage.removeItem('token');
    await marketplace.wishlist.list();
    expect(sent[0]?.authorization).toBeNull();
    expect(marketplace.session.getState()).toMatchObject({ isAuthenticated: false, token: undefined, user: undefined });
  });

  it('loads its owner’s cart and pending progress', async () => {
    const storage = memory({ token: tokens.lena });
    const { marketplace } = createClient(wishlist, { storage });
    marketplace.cart.add({ _id: 'c', title: 'Tides' } as never);
    storage.setItem('token', tokens.ben);
    await marketplace.wishlist.list();
    expect(marketplace.cart.getState().items).toEqual([]);
  });

  it('never sends one user’s progress as another user', async () => {
    const storage = memory({ token: tokens.lena });
    const { marketplace, sent } = createClient(() => json({}), { storage });
    storage.setItem('token', tokens.ben);
    const progress = { lectureId: 'c'.repeat(24), isCompleted: true, lastWatchedPosition: 3 };
    marketplace.outbox.record(progress, { isUrgent: true });
    await settle();
    expect(sent).toEqual([]);
    expect(JSON.parse(storage.data.get(`outbox_${lena.id}`) ?? '')).toEqual([progress]);
    storage.setItem('token', tokens.lena);
    await marketplace.wishlist.list().catch(() => {});
    await expect.poll(() => sent.map(({ path }) => path)).toContain('/enrollment/lecture-progress');
    expect(sent.find(({ path }) => path === '/enrollment/lecture-progress')?.authorization).toBe(
      `Bearer ${tokens.lena}`,
    );
  });

  it('with verifySession signs no one in before its owner is verified', async () => {
    const storage = memory({ token: tokens.lena });
    const { marketplace } = createClient(
      ({ path, authorization }) => {
        if (path !== '/auth/me') return wishlist();
        return authorization === `Bearer ${tokens.lena}` ? json({ user }) : new Promise(() => {});
      },
      { storage, verifySession: true },
    );
    await expect.poll(() => marketplace.session.getState().isAuthenticated).toBe(true);
    storage.setItem('token', tokens.ben);
    await marketplace.wishlist.list();
    expect(marketplace.session.getState()).toMatchObject({ user: undefined, isAuthenticated: false, isLoading: true });
  });

  it('is the new one while an external sign-in is verified, and the stored one if that fails', async () => {
    const storage = memory({ token: tokens.lena });
    const { marketplace, sent } = createClient(({ path }) => (path === '/auth/me' ? json({}, 500) : wishlist()), {
      storage,
    });
    await expect(marketplace.session.acceptToken(tokens.ben)).rejects.toThrow();
    await marketplace.wishlist.list();
    expect(sent.map(({ path, authorization }) => [path, authorization])).toContainEqual([
      '/auth/me',
      `Bearer ${tokens.ben}`,
    ]);
    expect(sent.at(-1)?.authorization).toBe(`Bearer ${tokens.lena}`);
    expect(marketplace.session.getState().user?.userId).toBe(lena.id);
  });
});

it.each([
  ['/api/files/lena.png', 'http://lectern.test/api/files/lena.png'],
  ['files/lena.png', 'http://lectern.test/files/lena.png'],
  ['https://cdn.example/lena.png', 'https://cdn.example/lena.png'],
])('a picture in a token, %s, is %s', (profilePicture, url) => {
  const token = tokenOf({ ...lena, profilePicture });
  const { marketplace } = createClient(never, { storage: memory({ token }) });
  expect(marketplace.session.getState().user?.profilePicture).toBe(url);
  expect(marketplace.session.readExternalToken(token).user?.profilePicture).toBe(url);
});
