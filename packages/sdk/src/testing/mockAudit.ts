import { permission } from '../rules/permission.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

const EVENTS_PER_PAGE = 50;

/** What admins did. The mock records nothing by itself. */
export function createMockAudit(state: MockState): MockAnswers['audit'] {
  return {
    list({ input: { page = 1 }, signedIn }) {
      if (!permission(signedIn().role, 'adminDashboard').isAllowed) throw refuse('forbidden');
      const pages = Math.max(1, Math.ceil(state.auditEvents.length / EVENTS_PER_PAGE));
      const events = state.auditEvents.slice((page - 1) * EVENTS_PER_PAGE, page * EVENTS_PER_PAGE);
      return { trail: { events, page, pages } };
    },
  };
}
