import { SignInError } from '../../errors.ts';
import type { Messages } from '../../messages/createMessages.ts';
import { failureWords } from '../../messages/words/failureWords.ts';
import type { StorageLike } from '../storage.ts';

/** Which form the marketplace shows to someone who isn't signed in there. */
export type SignInScreen = 'sign-in' | 'sign-up';

export interface CodeRequest {
  /** The marketplace's origin. */
  site: string;
  key: string;
  /** The page to which a redirect returns; its origin gets the code. */
  returnTo: string;
  screen: SignInScreen;
  /** What the form there begins with. */
  prefill: Record<string, string> | undefined;
  /** Undefined if the browser has blocked it. */
  popup: Window | undefined;
  /** Goes to the marketplace in this tab instead. */
  redirect: (url: string) => void;
  tab: StorageLike | undefined;
  signal: AbortSignal | undefined;
  messages: Messages;
}

/** A code, and the verifier with which it can be exchanged. */
export interface CodeGrant {
  code: string;
  codeVerifier: string;
  /** Whether the person has just created the account: only for the greeting. */
  isNew: boolean;
}

/** What the marketplace adds to the page's address when a redirect returns. */
export interface ReturnedCode {
  code: string;
  state: string;
  /** Whether the person has just created the account. */
  isNew?: boolean | undefined;
}

/** What a redirect needs when it returns. */
interface Pending {
  state: string;
  codeVerifier: string;
  /** Of the page's address. */
  hash: string;
}

const POLL_MS = 300;
const nameOf = (key: string) => `lectern_sign_in_${key}`;
const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '');
const randomText = () => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Asks the marketplace for a code (PKCE): in a window of its own, or by a redirect where that is blocked. */
export async function askForCode(request: CodeRequest): Promise<CodeGrant> {
  const { site, key, returnTo, screen, prefill, popup, tab, messages: t } = request;
  const fail = (code: SignInError['code']) => {
    popup?.close();
    return new SignInError(t.with(failureWords)(`signIn.${code}`), { code });
  };
  if (globalThis.crypto?.subtle === undefined) throw fail('insecure_page');
  const [state, codeVerifier] = [randomText(), randomText()];
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(codeVerifier));
  const url = (mode: 'popup' | 'redirect') =>
    `${site}/authorize?${new URLSearchParams({
      key,
      return_to: returnTo,
      code_challenge: base64Url(new Uint8Array(digest)),
      state,
      mode,
      screen,
    })}${
      // In the part that no server sees.
      prefill ? `#${new URLSearchParams(prefill)}` : ''
    }`;
  if (!popup) {
    const pending: Pending = { state, codeVerifier, hash: new URL(returnTo).hash };
    try {
      if (!tab) throw new Error('no storage');
      tab.setItem(nameOf(key), JSON.stringify(pending));
    } catch {
      throw fail('storage_blocked');
    }
    request.redirect(url('redirect'));
    throw fail('redirected');
  }
  popup.location.href = url('popup');
  return { ...(await codeFrom(popup, { ...request, state }, fail)), codeVerifier };
}

/** Waits for the message of the marketplace's window; other windows and origins are ignored. */
function codeFrom(
  popup: Window,
  { site, state, signal }: CodeRequest & { state: string },
  fail: (code: SignInError['code']) => SignInError,
): Promise<Pick<CodeGrant, 'code' | 'isNew'>> {
  const done = new AbortController();
  return new Promise<Pick<CodeGrant, 'code' | 'isNew'>>((resolve, reject) => {
    const cancel = () => {
      popup.close();
      reject(new DOMException('Cancelled', 'AbortError'));
    };
    if (signal?.aborted) cancel();
    signal?.addEventListener('abort', cancel, { signal: done.signal });
    window.addEventListener(
      'message',
      ({ source, origin, data }) => {
        if (source !== popup || origin !== site) return;
        const { lectern, type, code, isNew, state: returned } = (data ?? {}) as Record<string, unknown>;
        if (lectern === 1 && type === 'code' && returned === state && typeof code === 'string') {
          resolve({ code, isNew: isNew === true });
        }
      },
      { signal: done.signal },
    );
    let wasClosed = false;
    const poll = setInterval(() => {
      // The window closes itself after its message, which may still be on its way.
      if (wasClosed) reject(fail('popup_closed'));
      wasClosed = popup.closed;
    }, POLL_MS);
    done.signal.addEventListener('abort', () => clearInterval(poll));
  }).finally(() => done.abort());
}

/** The code that a redirect has returned; undefined if this tab didn't ask for it. It is taken once. */
export function takeReturnedCode(
  tab: StorageLike | undefined,
  key: string,
  given: ReturnedCode,
): (CodeGrant & Pick<Pending, 'hash'>) | undefined {
  try {
    const pending = JSON.parse(tab?.getItem(nameOf(key)) ?? '{}') as Partial<Pending>;
    const { state, codeVerifier, hash = '' } = pending;
    if (!codeVerifier || state !== given.state) return undefined;
    tab?.removeItem(nameOf(key));
    return { code: given.code, isNew: given.isNew === true, codeVerifier, hash };
  } catch {
    return undefined; // Storage is denied, or something else has written there.
  }
}
