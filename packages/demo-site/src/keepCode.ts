import { attemptStorage } from './attemptStorage.ts';
import { CODE_KEY, forgetLinkedCode } from './linkedCode.ts';

/** Keeps a code for this tab, or forgets it: one that was typed in the cart counts at the checkout. Apart, since only these two need it. */
export const keepCode = (code: string | undefined): void => {
  if (code === undefined) forgetLinkedCode();
  else attemptStorage(() => sessionStorage.setItem(CODE_KEY, code));
};
