import { account } from './account.ts';
import { auth } from './auth.ts';
import { emailConfirmation } from './emailConfirmation.ts';
import { mailPreferences } from './mailPreferences.ts';
import { passwordReset } from './passwordReset.ts';
import { secondFactor } from './secondFactor.ts';

/** What people do with their accounts now and then: a page that is open never loads it ahead. */
export const accounts = { auth, account, secondFactor, passwordReset, mailPreferences, emailConfirmation };
