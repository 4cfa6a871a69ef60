import { attemptStorage } from './attemptStorage.ts';

/** Where the first script keeps the code of a link, for this tab. */
export const CODE_KEY = 'discount_code';

/** The code of the last link that had one, or that was typed, until an order was placed or it was removed. */
export const linkedCode = () => attemptStorage(() => sessionStorage.getItem(CODE_KEY)) ?? undefined;

/** Forgets the code: it was used or removed. */
export const forgetLinkedCode = () => attemptStorage(() => sessionStorage.removeItem(CODE_KEY));
