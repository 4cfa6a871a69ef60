import type { AuthorizationRequest } from './readRequest.ts';

/**
 * Hands the code to the page that asked: to its origin only. Returns false if that page can't be reached any more.
 *
 * @param origin the origin that the server has found registered
 * @param isNew whether the person has just created the account
 */
export function sendCode(
  { mode, returnTo, state }: AuthorizationRequest,
  { origin, code, isNew }: { origin: string; code: string; isNew: boolean },
): boolean {
  if (mode === 'redirect') {
    const target = new URL(returnTo);
    if (target.origin !== origin) return false;
    target.hash = new URLSearchParams({
      lectern_code: code,
      lectern_state: state,
      ...(isNew && { lectern_new: '1' }),
    }).toString();
    window.location.replace(target);
    return true;
  }
  const opener = window.opener as Window | null;
  if (!opener) return false;
  opener.postMessage({ lectern: 1, type: 'code', code, state, ...(isNew && { isNew }) }, origin);
  window.close();
  return true;
}
