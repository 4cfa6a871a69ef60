import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMarketplace } from '../createMarketplace.ts';

const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
const draft = { email: 'a@b.example', password: 'secret-7' };

/** A client on a page of `origin`; `isReadable` sets whether its public API calls get a response. */
function client(origin: string, isReadable: () => boolean) {
  vi.stubGlobal('location', new URL(origin));
  const sent: string[] = [];
  const marketplace = createMarketplace({
    baseUrl: 'https://learn.example/api',
    fetch: async (request) => {
      const url = new Request(request).url;
      sent.push(url);
      return url.includes('/search/courses') && isReadable() ? Response.json({}) : refused();
    },
  });
  return { sent, signIn: () => marketplace.session.signIn(draft).catch(() => {}) };
}

beforeEach(() => void warn.mockClear());
afterEach(() => vi.unstubAllGlobals());

describe('a call that the browser blocks', () => {
  it("is explained once if the server is reachable: this origin isn't registered", async () => {
    const { signIn } = client('https://partner.test', () => true);
    await signIn();
    await signIn();
    await expect.poll(() => warn).toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([
      [
        'Lectern: POST /auth/signin was not answered: https://learn.example can be reached. Register https://partner.test as a partner there and set `partnerKey`.',
      ],
    ]);
  });

  it("isn't explained while the server is unreachable, but may be later", async () => {
    let isUp = false;
    const { signIn, sent } = client('https://partner.test', () => isUp);
    await signIn();
    await expect.poll(() => sent).toHaveLength(2);
    expect(warn).not.toHaveBeenCalled();
    isUp = true;
    await vi.waitFor(async () => {
      await signIn();
      expect(warn).toHaveBeenCalledOnce();
    }, 10_000);
  });

  it("isn't explained in production, and sends no further request", async () => {
    const { signIn, sent } = client('https://partner.example', () => true);
    await signIn();
    expect(sent).toEqual(['https://learn.example/api/auth/signin']);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['the first call', () => undefined],
    ['with a partner key', () => `pk_${'7'.repeat(24)}`],
  ])('is explained where only /api is missing: %s', async (_, partnerKey) => {
    vi.stubGlobal('location', new URL('https://partner.test'));
    const key = partnerKey();
    const marketplace = createMarketplace({
      baseUrl: 'https://learn.example',
      ...(key ? { partnerKey: key } : {}),
      fetch: async (request) => {
        const { pathname } = new URL(new Request(request).url);
        return pathname === '/api/search/courses' || pathname === '/embed/partner' ? Response.json({}) : refused();
      },
    });
    await marketplace.courses.search().catch(() => {});
    await expect.poll(() => warn).toHaveBeenCalled();
    expect(warn.mock.calls).toEqual([
      [
        "Lectern: GET /search/courses was not answered: https://learn.example isn't the API's address. The API's address usually ends in /api: https://learn.example/api",
      ],
    ]);
  });

  it("sends no further request on the marketplace's own origin, and in a script", async () => {
    const own = client('https://learn.example', () => true);
    await own.signIn();
    vi.unstubAllGlobals();
    expect(own.sent).toEqual(['https://learn.example/api/auth/signin']);
    expect(warn).not.toHaveBeenCalled();
  });

  describe('with a partner key', () => {
    const partnerKey = `pk_${'7'.repeat(24)}`;
    const problem = { code: 'revoked_key', message: 'This partner key was revoked.' };
    const ask = (origin: string, check: () => Response | Promise<Response>) => {
      vi.stubGlobal('location', new URL(origin));
      const sent: string[] = [];
      const marketplace = createMarketplace({
        baseUrl: 'https://learn.example/api',
        partnerKey,
        fetch: async (request) => {
          const { url } = new Request(request);
          sent.push(url);
          return url.includes('/embed/') ? check() : refused();
        },
      });
      return { sent, signIn: () => marketplace.session.signIn(draft).catch(() => {}) };
    };
    const checks = (sent: readonly string[]) => sent.filter((url) => url.includes('/embed/'));

    it('is explained once by the marketplace, in production too', async () => {
      const { signIn, sent } = ask('https://partner.example', () => Response.json(problem, { status: 403 }));
      await signIn();
      await signIn();
      await expect.poll(() => warn).toHaveBeenCalled();
      expect(warn.mock.calls).toEqual([['Lectern: POST /auth/signin was not answered: This partner key was revoked.']]);
      expect(checks(sent)).toEqual([`https://learn.example/embed/partner?key=${partnerKey}`]);
    });

    it.each([
      ['works', () => Response.json({ name: 'Blog' })],
      ['is answered with HTML', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
      ['is answered with something else', () => Response.json({ message: 7 }, { status: 403 })],
    ])("isn't explained where the key %s", async (_, check) => {
      const { signIn, sent } = ask('https://partner.example', check);
      await signIn();
      await expect.poll(() => checks(sent)).toHaveLength(1);
      await signIn();
      expect(checks(sent)).toHaveLength(1);
      expect(warn).not.toHaveBeenCalled();
    });

    it('is explained later, if the marketplace could not be asked at first', async () => {
      let isUp = false;
      const { signIn, sent } = ask('https://partner.example', () =>
        isUp ? Response.json(problem, { status: 403 }) : refused(),
      );
      await signIn();
      await expect.poll(() => checks(sent)).toHaveLength(1);
      isUp = true;
      await vi.waitFor(async () => {
        await signIn();
        expect(warn).toHaveBeenCalledOnce();
      }, 10_000);
    });
  });
});
