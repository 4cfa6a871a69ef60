import { permission } from '../rules/permission.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';
import { shownLectures } from './shownLectures.ts';

const NEW_COURSES = 5;

/** The marketplace in numbers. The mock knows no date of sign-up: nobody signed up before this month. */
export function createMockOverview(state: MockState): MockAnswers['overview'] {
  return {
    get({ signedIn }) {
      if (!permission(signedIn().role, 'adminDashboard').isAllowed) throw refuse('forbidden');
      return {
        overview: {
          learners: state.users.filter(({ role }) => role === 'learner').length,
          signUps: state.users.length,
          orders: state.orders.length,
          revenue: state.orders.reduce((sum, { subtotal }) => sum + subtotal, 0),
          openMessages: state.supportMessages.filter((message) => message.state === 'open').length,
          faults: state.faults,
          waiting: state.submissions.filter(({ grade }) => grade === null).length,
          newCourses: state.courses.slice(0, NEW_COURSES).map((course) => ({
            _id: course._id,
            title: course.title,
            status: course.status,
            hasLectures: shownLectures(state, course).length > 0,
            creatorId: { firstName: course.creatorId.firstName, lastName: course.creatorId.lastName },
            createdAt: course.lastUpdated,
          })),
        },
      };
    },
  };
}
