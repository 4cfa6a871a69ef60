/**
 * Stands in the head of the document itself, before the style sheets: what only this browser knows, for the first paint.
 * It is built alone, without imports. The server allows it by its hash.
 */
{
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is blocked.
    }
  };
  const page = document.documentElement;
  const chosen = read('theme');
  // As the theme store reads it: light if it can't be read.
  const isDark = chosen ? /"mode":\s*"dark"/.test(chosen) : matchMedia('(prefers-color-scheme: dark)').matches;
  page.dataset.lecternTheme = isDark ? 'dark' : 'light';
  if (read('token')) page.dataset.signedIn = '';
}
