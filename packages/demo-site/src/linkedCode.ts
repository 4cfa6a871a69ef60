import { attemptStorage } from './attemptStorage.ts';

export const CODE_KEY = 'discount_code';

/** Keeps the discount code of a link (`?code=`) for this tab: the link leads to any page, and signing in may come between. */
export function keepLinkedCode(): void {
  const code = new URLSearchParams(location.search).get('code');
  // That page has a parameter of this name of its own.
  const isForeign = location.pathname === '/partners';
  // Loaded again, it is no new link: a code that was removed meanwhile stays removed.
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isAgain = load?.type === 'reload';
  if (code && code.length <= 40 && !isForeign && !isAgain) attemptStorage(() => sessionStorage.setItem(CODE_KEY, code));
}

/** The code of the last link that had one, or that was typed, until an order was placed or it was removed. */
export const linkedCode = () => attemptStorage(() => sessionStorage.getItem(CODE_KEY)) ?? undefined;

/** Forgets the code: it was used or removed. */
export const forgetLinkedCode = () => attemptStorage(() => sessionStorage.removeItem(CODE_KEY));
