import { permission } from '../rules/permission.ts';
import { MAILS_PER_PAGE } from '../schemas/mail.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

/** The admin's list of mails. The mock writes none by itself. */
export function createMockMails(state: MockState): MockAnswers['mails'] {
  const requireAdmin = (role: Parameters<typeof permission>[0]) => {
    if (!permission(role, 'adminDashboard').isAllowed) throw refuse('forbidden');
  };
  return {
    list({ input: { page = 1 }, signedIn }) {
      requireAdmin(signedIn().role);
      const pages = Math.max(1, Math.ceil(state.mails.length / MAILS_PER_PAGE));
      const shown = Math.min(page, pages);
      const mails = state.mails.slice((shown - 1) * MAILS_PER_PAGE, shown * MAILS_PER_PAGE);
      const fault = state.faults.find(({ kind }) => kind === 'mail');
      return { outbox: { mode: state.mailMode, mails, page: shown, pages, fault } };
    },
    get({ input, signedIn }) {
      requireAdmin(signedIn().role);
      const mail = state.mails.find(({ _id }) => _id === input.id);
      if (!mail) throw refuse('not_found', 'mail');
      return { mail };
    },
  };
}
