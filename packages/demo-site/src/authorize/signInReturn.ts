const KEY = 'authorize_return';

const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined; // Storage is denied: the sign-in ends on the site's own pages.
  }
};

/** Remembers the page to which a sign-in with Google returns in this tab, and that it goes on from there by itself. */
export const rememberReturn = (path: string) => attempt(() => sessionStorage.setItem(KEY, path));

/** The page to return to, if this tab left one for Google. */
export const signInReturn = () => attempt(() => sessionStorage.getItem(KEY)) ?? undefined;

/** Whether someone has just come back to this page, with what is left of the way done by them already. Once. */
export function takeReturn(path: string): boolean {
  if (signInReturn() !== path) return false;
  attempt(() => sessionStorage.removeItem(KEY));
  return true;
}
