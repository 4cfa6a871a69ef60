import { attemptStorage } from './attemptStorage.ts';

export const CODE_KEY = 'discount_code';

/** Keeps the discount code of a link (`?code=`) for this tab: the link leads to any page, and signing in may come between. */
export function keepLinkedCode(): void {
  const code = new URLSearchParams(location.search).get('code');
  // That page has a parameter of this name of its own.
  const isForeign = location.pathname === '/partners';
  if (code && code.length <= 40 && !isForeign) attemptStorage(() => sessionStorage.setItem(CODE_KEY, code));
}

/** The code of the last link that had one, or that was typed in the cart, until an order was placed. */
export const linkedCode = () => attemptStorage(() => sessionStorage.getItem(CODE_KEY)) ?? undefined;

/** Forgets the code: it was used. */
export const forgetLinkedCode = () => attemptStorage(() => sessionStorage.removeItem(CODE_KEY));
