import { attemptStorage as attempt } from '../attemptStorage.ts';

const KEY = 'authorize_return';

/**
 * Remembers the page to which a sign-in with Google returns in this tab, and that it goes on from there by itself. Where
 * storage is denied, it ends on the site's own pages.
 */
export const rememberReturn = (path: string) => attempt(() => sessionStorage.setItem(KEY, path));

/** The page to return to, if this tab left one for Google. */
export const signInReturn = () => attempt(() => sessionStorage.getItem(KEY)) ?? undefined;

/** Whether someone has just come back to this page, with what is left of the way done by them already. Once. */
export function takeReturn(path: string): boolean {
  if (signInReturn() !== path) return false;
  attempt(() => sessionStorage.removeItem(KEY));
  return true;
}
