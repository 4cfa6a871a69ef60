import { permission } from '../rules/permission.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

/** How the server is: as the mock's state says. */
export const createMockStatus = (state: MockState): MockAnswers['status'] => ({
  get({ signedIn }) {
    if (!permission(signedIn().role, 'adminDashboard').isAllowed) throw refuse('forbidden');
    return { status: state.serverStatus };
  },
});
