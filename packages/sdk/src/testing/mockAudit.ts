import { permission } from '../rules/permission.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

const EVENTS_PER_PAGE = 50;

/** What admins did. The mock records nothing by itself. */
export function createMockAudit(state: MockState): MockAnswers['audit'] {
  return {
    list({ input: { page = 1, action }, signedIn }) {
      if (!permission(signedIn().role, 'adminDashboard').isAllowed) throw refuse('forbidden');
      const found = state.auditEvents.filter((event) => action === undefined || event.action === action);
      const pages = Math.max(1, Math.ceil(found.length / EVENTS_PER_PAGE));
      const events = found.slice((page - 1) * EVENTS_PER_PAGE, page * EVENTS_PER_PAGE);
      const names = Object.fromEntries(state.courses.map(({ _id, title }) => [_id, title]));
      return { trail: { events, names, page, pages } };
    },
  };
}
