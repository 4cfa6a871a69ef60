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
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    expect(warn.mock.calls).toEqual([
      [
        "Lectern: POST /auth/signin was not answered, although https://learn.example can be reached. https://partner.test is probably not registered there: the marketplace's operator adds it to ALLOWED_ORIGINS.",
      ],
    ]);
  });

  it("isn't explained while the server is unreachable, but may be later", async () => {
    let isUp = false;
    const { signIn, sent } = client('https://partner.test', () => isUp);
    await signIn();
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(warn).not.toHaveBeenCalled();
    isUp = true;
    await vi.waitFor(async () => {
      await signIn();
      expect(warn).toHaveBeenCalledOnce();
    });
  });

  it("isn't explained in production, and sends no further request", async () => {
    const { signIn, sent } = client('https://partner.example', () => true);
    await signIn();
    expect(sent).toEqual(['https://learn.example/api/auth/signin']);
    expect(warn).not.toHaveBeenCalled();
  });

  it("sends no further request on the marketplace's own origin, and in a script", async () => {
    const own = client('https://learn.example', () => true);
    await own.signIn();
    vi.unstubAllGlobals();
    expect(own.sent).toEqual(['https://learn.example/api/auth/signin']);
    expect(warn).not.toHaveBeenCalled();
  });
});
