import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MarketplaceOptions } from '../../createMarketplace.ts';
import { isNetworkError, isSignInError } from '../../errors.ts';
import { type Answer, createClient, json, lena, memory, type Sent, tokenOf } from '../../testing/client.ts';

const KEY = `pk_${'a'.repeat(24)}`;
const HANDLE = `lectern_handle_${KEY}`;
const SITE = 'http://lectern.test';
const PAGE = 'https://magazine.example/tides?a=1#high';

/** A window of the page, which can open another one. */
class Page extends EventTarget {
  popup: { closed: boolean; close(): void; location: { href: string } } | null = {
    closed: false,
    location: { href: '' },
    close() {
      this.closed = true;
    },
  };
  open = vi.fn(() => this.popup);
  /** The parameters of the marketplace's page in the popup. */
  get asked() {
    return new URL(this.popup?.location.href ?? '').searchParams;
  }
  post(data: unknown, origin = SITE, source: unknown = this.popup) {
    this.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  }
  answer(changes: object = {}) {
    this.post({ lectern: 1, type: 'code', code: 'the-code', state: this.asked.get('state'), ...changes });
  }
}

let page: Page;
beforeEach(() => {
  page = new Page();
  vi.stubGlobal('window', page);
  vi.stubGlobal('history', { state: null, replaceState: vi.fn() });
  visit(PAGE);
});
/** How long a part of the SDK may take to load on a busy machine, in milliseconds. */
const LOADING = 10_000;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const visit = (address: string) => vi.stubGlobal('location', Object.assign(new URL(address), { assign: vi.fn() }));

/** A server that answers tokens t1, t2 … and refuses all but the last. */
function backend(other: Answer = () => json({ wishlist: [] })) {
  let made = 0;
  const issue = (changes: object = {}) => {
    made += 1;
    return tokenOf({ ...lena, made, ...changes });
  };
  const session = (handle: string) => {
    const { id: userId, ...rest } = lena;
    return json({ token: issue(), userId, ...rest, email: undefined, expiresIn: 900, handle });
  };
  const state = { isOver: false };
  const answer: Answer = (request) => {
    if (request.path === '/authorization/token') return session('handle-1');
    if (request.path === '/authorization/renew') {
      return state.isOver ? json({ code: 'unauthenticated' }, 401) : session(`handle-${made + 1}`);
    }
    if (request.path === '/authorization/end') return json({});
    return other(request);
  };
  return { answer, state, last: () => `Bearer ${tokenOf({ ...lena, made })}` };
}

function create(answer: Answer, options: Partial<MarketplaceOptions> = {}) {
  const tab = memory();
  const storage = memory();
  const client = createClient(answer, { partnerKey: KEY, tabStorage: tab, storage, ...options });
  return { ...client, tab, storage, session: client.marketplace.session };
}

async function signedIn(answer: Answer) {
  const client = create(answer);
  const promise = client.session.signInWithPopup({ notify: false });
  await vi.waitFor(() => page.asked, LOADING);
  page.answer();
  await promise;
  return client;
}
const paths = (sent: readonly Sent[]) => sent.map(({ path }) => path);

describe('signing in through a window', () => {
  it('opens the window in the click, proves who asked, and keeps the token in memory only', async () => {
    const { answer, last } = backend();
    const { session, sent, tab, storage, marketplace } = create(answer);
    expect(marketplace.isPartnerPage).toBe(true);
    const promise = session.signInWithPopup();
    expect(page.open).toHaveBeenCalledOnce();
    await vi.waitFor(() => page.asked, LOADING);
    expect(page.popup?.location.href).toMatch(`${SITE}/authorize?`);
    const { state, code_challenge, ...rest } = Object.fromEntries(page.asked);
    expect(rest).toEqual({ key: KEY, return_to: PAGE, mode: 'popup', screen: 'sign-in' });
    page.answer();
    expect(await promise).toMatchObject({ userId: lena.id, firstName: 'Lena' });
    const body = JSON.parse(sent[0]?.body ?? '');
    expect(sent.map(({ path, authorization }) => [path, authorization])).toEqual([['/authorization/token', null]]);
    expect(body).toEqual({ key: KEY, code: 'the-code', codeVerifier: expect.stringMatching(/^[\w-]{43}$/) });
    expect(createHash('sha256').update(body.codeVerifier).digest('base64url')).toBe(code_challenge);
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(session.getState()).toMatchObject({ isAuthenticated: true, isLoading: false });
    expect(session.getState().user).not.toHaveProperty('handle');
    expect(marketplace.notices.getState().message).toBe('Welcome back, Lena!');
    await marketplace.wishlist.list();
    expect(sent.at(-1)?.authorization).toBe(last());
    expect([...tab.data]).toEqual([[HANDLE, 'handle-1']]);
    expect([...storage.data].filter(([, value]) => value.includes('e30.'))).toEqual([]);
  });

  it('listens to that window, at the marketplace, with its own state, and to nothing else', async () => {
    const { session, sent } = create(backend().answer);
    const promise = session.signInWithPopup();
    await vi.waitFor(() => page.asked, LOADING);
    page.answer({ state: 'another' });
    page.answer({ type: 'other' });
    page.answer({ lectern: 2 });
    page.answer({ code: 7 });
    page.post(null);
    const data = { lectern: 1, type: 'code', code: 'stolen', state: page.asked.get('state') };
    page.post(data, 'https://stranger.example');
    page.post(data, SITE, { another: 'window' });
    page.answer();
    await promise;
    expect(JSON.parse(sent[0]?.body ?? '').code).toBe('the-code');
  });

  it('is quiet when the window is closed', async () => {
    const { session, marketplace, sent } = create(backend().answer);
    const promise = session.signInWithPopup().catch((error: unknown) => error);
    await vi.waitFor(() => page.asked, LOADING);
    page.popup?.close();
    const error = await promise;
    expect(isSignInError(error) && error.code).toBe('popup_closed');
    expect(marketplace.notices.getState().isOpen).toBe(false);
    expect(session.getState().isLoading).toBe(false);
    expect(sent).toEqual([]);
  });

  it('closes the window when the caller gives up', async () => {
    const { session } = create(backend().answer);
    const giveUp = new AbortController();
    const promise = session.signInWithPopup({ signal: giveUp.signal });
    await vi.waitFor(() => page.asked, LOADING);
    giveUp.abort();
    await expect(promise).rejects.toThrow('Cancelled');
    expect(page.popup?.closed).toBe(true);
  });

  it('goes there in this tab where windows are blocked, and goes on when it returns', async () => {
    page.popup = null;
    const first = create(backend().answer);
    const redirect = vi.fn<(url: string) => void>();
    const error = await first.session.signInWithPopup({ redirect }).catch((caught: unknown) => caught);
    expect(isSignInError(error) && error.code).toBe('redirected');
    const asked = new URL(redirect.mock.calls[0]?.[0] ?? '').searchParams;
    expect(asked.get('mode')).toBe('redirect');
    expect(asked.get('return_to')).toBe(PAGE);

    visit(`https://magazine.example/tides?a=1#lectern_code=the-code&lectern_state=${asked.get('state')}`);
    const second = create(backend().answer, { tabStorage: first.tab });
    expect(second.session.getState().isLoading).toBe(true);
    await expect.poll(() => second.session.getState().isAuthenticated).toBe(true);
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/tides?a=1#high');
    expect([...first.tab.data.keys()]).toEqual([HANDLE]);
  });

  it('opens no window of an isolated page, which could not answer, and goes there in this tab', async () => {
    vi.stubGlobal('crossOriginIsolated', true);
    const redirect = vi.fn<(url: string) => void>();
    await expect(create(backend().answer).session.signInWithPopup({ redirect })).rejects.toThrow();
    expect(page.open).not.toHaveBeenCalled();
    expect(redirect).toHaveBeenCalledOnce();
  });

  it('takes no code that this tab did not ask for', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    visit('https://magazine.example/tides#lectern_code=foreign&lectern_state=foreign');
    const { session, sent } = create(backend().answer);
    await expect.poll(() => session.getState().isLoading).toBe(false);
    expect(session.getState().isAuthenticated).toBe(false);
    expect(sent).toEqual([]);
    expect(history.replaceState).toHaveBeenCalledWith(null, '', '/tides');
    const refused = "Lectern: a sign-in code was refused: this tab didn't ask for it, or has used it already.";
    expect(warn.mock.calls).toEqual([[refused]]);
  });

  it('says so where windows and storage are blocked, and on a page without https', async () => {
    const denied = {
      ...memory(),
      setItem: () => {
        throw new Error('denied');
      },
    };
    page.popup = null;
    const blocked = create(backend().answer, { tabStorage: denied });
    await expect(blocked.session.signInWithPopup()).rejects.toThrow('Please allow pop-ups for this page');
    page.popup = new Page().popup;
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    await expect(blocked.session.signInWithPopup()).rejects.toThrow("isn't served by https");
    expect(page.popup?.closed).toBe(true);
  });

  it('needs a partner key', async () => {
    const { marketplace } = createClient(() => json({}));
    expect(marketplace.isPartnerPage).toBe(false);
    await expect(marketplace.session.signInWithPopup()).rejects.toThrow('needs `partnerKey`');
  });
});

describe("a frame on a partner's page", () => {
  it('gets a full session and stores it as the marketplace does', async () => {
    visit(`${SITE}/embed/frame/app`);
    const token = tokenOf(lena);
    const { id: userId, ...rest } = lena;
    const client = create(() => json({ token, userId, ...rest, expiresIn: 2_592_000 }));
    expect(client.marketplace.isPartnerPage).toBe(false);
    const promise = client.session.signInWithPopup();
    await vi.waitFor(() => page.asked, LOADING);
    page.answer();
    await promise;
    expect(client.storage.data.get('token')).toBe(token);
    expect(client.tab.data.size).toBe(0);
  });

  it('goes on with what its host received after a redirect', async () => {
    visit(`${SITE}/embed/frame/app`);
    page.popup = null;
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { session, sent } = create(backend().answer);
    const redirect = vi.fn<(url: string) => void>();
    await session.signInWithPopup({ redirect, returnTo: PAGE }).catch(() => {});
    const state = new URL(redirect.mock.calls[0]?.[0] ?? '').searchParams.get('state') ?? '';
    expect(await session.finishRedirect({ code: 'the-code', state: 'another' })).toBeUndefined();
    expect(await session.finishRedirect({ code: 'the-code', state })).toMatchObject({ firstName: 'Lena' });
    expect(await session.finishRedirect({ code: 'the-code', state })).toBeUndefined();
    expect(paths(sent)).toEqual(['/authorization/token']);
    expect(warn).toHaveBeenCalledTimes(2);
  });
});

describe("the session of a partner's page", () => {
  it('comes back after a reload', async () => {
    const { answer, last } = backend();
    const tab = memory({ [HANDLE]: 'handle-0' });
    const { session, sent, marketplace } = create(answer, { tabStorage: tab });
    expect(session.getState()).toMatchObject({ isAuthenticated: false, isLoading: true });
    await expect.poll(() => session.getState().isAuthenticated).toBe(true);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([['/authorization/renew', '{"handle":"handle-0"}']]);
    await marketplace.wishlist.list();
    expect(sent.at(-1)?.authorization).toBe(last());
    expect(tab.data.get(HANDLE)).toBe('handle-1');
  });

  it('is over if the handle is, without a word at the start of a page', async () => {
    const { answer, state } = backend();
    state.isOver = true;
    const tab = memory({ [HANDLE]: 'handle-0' });
    const { session, marketplace } = create(answer, { tabStorage: tab });
    await expect.poll(() => session.getState().isLoading).toBe(false);
    expect(marketplace.notices.getState().isOpen).toBe(false);
    expect(tab.data.size).toBe(0);
  });

  it('stays to be restored if the marketplace does not answer', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const tab = memory({ [HANDLE]: 'handle-0' });
    const { session } = create(() => Promise.reject(new TypeError('down')), { tabStorage: tab });
    await expect.poll(() => session.getState().isLoading).toBe(false);
    expect(tab.data.get(HANDLE)).toBe('handle-0');
  });

  it('is renewed before its token ends, once for ten calls', async () => {
    const { answer, last } = backend();
    const { sent, marketplace } = await signedIn(answer);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 880_000);
    sent.length = 0;
    await Promise.all(Array.from({ length: 10 }, () => marketplace.wishlist.list()));
    expect(paths(sent).filter((path) => path === '/authorization/renew')).toHaveLength(1);
    expect(new Set(sent.slice(1).map(({ authorization }) => authorization))).toEqual(new Set([last()]));
    expect(sent).toHaveLength(11);
  });

  it('is renewed when calls are refused, which are then sent again, writes too', async () => {
    const refused = new Set<string | null>();
    const { answer, last } = backend(({ authorization }) =>
      refused.has(authorization) ? json({ code: 'unauthenticated' }, 401) : json({}),
    );
    const { sent, marketplace } = await signedIn(answer);
    const old = last();
    refused.add(old);
    sent.length = 0;
    await Promise.all(Array.from({ length: 10 }, () => marketplace.wishlist.add({ courseId: 'c'.repeat(24) })));
    expect(paths(sent).filter((path) => path === '/authorization/renew')).toHaveLength(1);
    const calls = sent.filter(({ path }) => path === '/user/wishlist');
    expect(calls.map(({ authorization }) => authorization)).toEqual([
      ...Array(10).fill(old),
      ...Array(10).fill(last()),
    ]);
  });

  it('survives a marketplace that does not answer, and the call says so', async () => {
    let isDown = false;
    const { answer } = backend(() => json({ code: 'unauthenticated' }, 401));
    const { marketplace, session } = await signedIn((request) =>
      isDown && request.path === '/authorization/renew' ? Promise.reject(new TypeError('down')) : answer(request),
    );
    isDown = true;
    const error = await marketplace.wishlist.list().catch((caught: unknown) => caught);
    expect(isNetworkError(error)).toBe(true);
    expect(session.getState().isAuthenticated).toBe(true);
  });

  it('ends once when it is over, with a notice', async () => {
    const { answer, state } = backend(() => json({ code: 'unauthenticated' }, 401));
    const { marketplace, session, tab, sent } = await signedIn(answer);
    state.isOver = true;
    const show = vi.fn();
    marketplace.notices.subscribe((now, before) => now.isOpen && !before.isOpen && show(now.title));
    await Promise.allSettled(Array.from({ length: 10 }, () => marketplace.wishlist.list()));
    expect(show.mock.calls).toEqual([['Session Expired']]);
    expect(session.getState().isAuthenticated).toBe(false);
    expect(tab.data.size).toBe(0);
    expect(paths(sent).filter((path) => path === '/authorization/renew')).toHaveLength(1);
  });

  it('ends on the server when someone signs out', async () => {
    const { session, sent, tab } = await signedIn(backend().answer);
    session.signOut();
    expect(session.getState()).toMatchObject({ isAuthenticated: false, token: undefined });
    await expect.poll(() => sent.at(-1)?.path).toBe('/authorization/end');
    expect(sent.at(-1)).toMatchObject({ body: '{"handle":"handle-1"}', authorization: null });
    expect(tab.data.size).toBe(0);
  });

  it('stays ended if it was being renewed', async () => {
    const { answer } = backend();
    const renewal = Promise.withResolvers<Response>();
    const { session, marketplace, tab, sent } = await signedIn((request) =>
      request.path === '/authorization/renew' ? renewal.promise : answer(request),
    );
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 880_000);
    const call = marketplace.wishlist.list().catch(() => {});
    await expect.poll(() => paths(sent)).toContain('/authorization/renew');
    session.signOut();
    renewal.resolve(
      await answer({ method: 'POST', path: '/authorization/renew', body: '', authorization: null, partner: null }),
    );
    await call;
    expect(session.getState().isAuthenticated).toBe(false);
    expect(tab.data.size).toBe(0);
  });

  it('loses no progress of a video when its token expires', async () => {
    let isOld = true;
    const { answer, last } = backend(({ authorization }) => {
      const isRefused = isOld || authorization !== last();
      isOld = false;
      return isRefused ? json({ code: 'unauthenticated' }, 401) : json({ courseProgress: 5 });
    });
    const { marketplace, sent } = await signedIn(answer);
    const progress = { lectureId: 'c'.repeat(24), isCompleted: false, lastWatchedPosition: 42 };
    marketplace.outbox.record(progress, { isUrgent: true });
    await expect.poll(() => marketplace.outbox.getState().pending).toEqual([]);
    const reports = sent.filter(({ path }) => path === '/enrollment/lecture-progress');
    expect(reports.map(({ body }) => JSON.parse(body))).toEqual([progress, progress]);
    expect(reports.at(-1)?.authorization).toBe(last());
  });

  it('keeps the progress of a video whose session is over, until its learner signs in again', async () => {
    let isOver = true;
    const { answer, state } = backend(() => (isOver ? json({ code: 'unauthenticated' }, 401) : json({})));
    const { marketplace, session, storage } = await signedIn(answer);
    state.isOver = true;
    const progress = { lectureId: 'c'.repeat(24), isCompleted: true, lastWatchedPosition: 42 };
    marketplace.outbox.record(progress, { isUrgent: true });
    await expect.poll(() => session.getState().isAuthenticated).toBe(false);
    expect(JSON.parse(storage.data.get(`outbox_${lena.id}`) ?? '')).toEqual([progress]);
    isOver = false;
    page.popup = new Page().popup;
    const again = session.signInWithPopup();
    await vi.waitFor(() => page.asked, LOADING);
    page.answer();
    await again;
    await expect.poll(() => storage.data.has(`outbox_${lena.id}`)).toBe(false);
  });

  it('pays once when its token expires during a payment', async () => {
    let isOld = true;
    const order = { _id: 'o', status: 'paid', currency: 'INR', subtotal: 1, tax: 0.1, total: 1.1, createdAt: '2026' };
    const { answer } = backend(() => {
      const isRefused = isOld;
      isOld = false;
      return isRefused ? json({ code: 'unauthenticated' }, 401) : json({ order });
    });
    const { marketplace, sent } = await signedIn(answer);
    const input = {
      courseIds: ['c'.repeat(24)],
      amount: 1.1,
      currency: 'INR' as const,
      paymentMethodNonce: 'nonce',
      idempotencyKey: 'the-same-key',
    };
    await marketplace.orders.create(input);
    const orders = sent.filter(({ path }) => path === '/order').map(({ body }) => JSON.parse(body));
    expect(orders).toEqual([input, input]);
  });
});
