/**
 * Stands in the head of the document itself, before the style sheets: what only this browser knows, for the first paint,
 * and a record of what a person does before the page's code is there. It is built alone and runs as a script, so it imports
 * nothing. The server allows it by its hash.
 */
{
  type EarlyAct = import('./earlyActs.ts').EarlyAct;
  type Field = import('./earlyActs.ts').Field;
  const read = (key: string): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null; // Storage is blocked.
    }
  };
  /** What a link says, for this tab: it leads to any page, and signing in may come between. */
  const keep = (key: string, value: string) => {
    try {
      sessionStorage.setItem(key, value);
    } catch {
      // Storage is blocked.
    }
  };
  const { search, pathname } = location;
  // Of a partner, or of a campaign.
  const whence = search.match(/(?<=[?&])(partner|utm_\w+)=[^&]*/g);
  if (whence) keep('linked_from', whence.join('&'));
  const code = new URLSearchParams(search).get('code');
  // Loaded again, it is no new link: a code that was removed meanwhile stays removed.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // The page for partners has a parameter of this name of its own.
  if (code && code.length <= 40 && pathname !== '/partners' && load?.type !== 'reload') keep('discount_code', code);
  const { dataset } = document.documentElement;
  const chosen = read('theme');
  // As the theme store reads it: light if it can't be read.
  const isDark = chosen ? /"mode":\s*"dark"/.test(chosen) : matchMedia('(prefers-color-scheme: dark)').matches;
  dataset.lecternTheme = isDark ? 'dark' : 'light';
  // The browser's toolbar follows the chosen theme, not the system's.
  const toolbars = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
  const color = toolbars[isDark ? 1 : 0]?.content ?? '';
  for (const toolbar of toolbars) toolbar.content = color;
  if (read('token')) dataset.signedIn = '';

  const MAX_ACTS = 50;
  const acts: EarlyAct[] = [];
  const events = ['click', 'submit', 'input', 'change'];
  /** Links, and forms that lead to another page, work without the page's code. */
  const record = (event: Event) => {
    const { target, type } = event;
    if (!(target instanceof Element)) return;
    const field = target.closest<Field>('input, textarea, select');
    const button = target.closest('button');
    if (type === 'submit') {
      if (!(target instanceof HTMLFormElement) || target.hasAttribute('method')) return;
      event.preventDefault();
      acts.push({ kind: 'submit', element: target, submitter: (event as SubmitEvent).submitter });
    } else if (type === 'click') {
      if (!button || button.disabled || (button.type === 'submit' && button.form)) return;
      acts.push({ kind: 'press', element: button });
    } else if (field) {
      const at = acts.findIndex(({ element }) => element === field);
      if (at >= 0) acts.splice(at, 1);
      acts.push({ kind: 'fill', element: field, value: field.value, checked: 'checked' in field && field.checked });
    }
    if (acts.length > MAX_ACTS) acts.shift();
    // It reaches React once: when it is repeated.
    event.stopImmediatePropagation();
  };
  for (const type of events) document.addEventListener(type, record, true);
  const opened = location.pathname + location.search;
  /** Back and Forward within the document change the address, but only the page's code could draw that page. */
  const loadPage = () => {
    if (location.pathname + location.search !== opened) location.reload();
  };
  addEventListener('popstate', loadPage);
  window.earlyActs = {
    acts,
    stop: () => {
      for (const type of events) document.removeEventListener(type, record, true);
    },
    leaveToRouter: () => removeEventListener('popstate', loadPage),
  };
}
