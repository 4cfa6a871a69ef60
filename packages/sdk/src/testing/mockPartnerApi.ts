import { reportDays } from '../rules/reportDays.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';
import { createMockWebhookLog } from './mockWebhookLog.ts';

/** What a partner's server reads and does. The mock counts by month, so the days of a report are empty, and so is its list of test orders. */
export function createMockPartnerApi(state: MockState): MockAnswers['partnerApi'] {
  const { log, sendTest, sendAgain, resume } = createMockWebhookLog(state);
  const partnerOf = (apiKey: string | undefined) => {
    if (!apiKey) throw refuse('invalid_api_key', 'missing');
    const partnerId = state.apiKeys.get(apiKey);
    const partner = state.partners.find(({ _id }) => _id === partnerId);
    if (!partner) throw refuse('invalid_api_key', 'unknown');
    if (partner.state === 'revoked') throw refuse('invalid_api_key', 'partner');
    return partner._id;
  };
  const nothing = {
    checkouts: 0,
    orders: 0,
    revenue: 0,
    share: 0,
    refunded: 0,
    paidOut: 0,
    signUps: 0,
    enrollments: 0,
  };
  return {
    report({ input, apiKey }) {
      const partnerId = partnerOf(apiKey);
      const days = reportDays(input).map((day) => ({ day, ...nothing }));
      return { days, campaigns: state.partnerCampaigns.get(partnerId) ?? [] };
    },
    testOrders({ apiKey }) {
      partnerOf(apiKey);
      return { orders: [], page: 1, pages: 1 };
    },
    refundTestOrder({ apiKey }) {
      partnerOf(apiKey);
      throw refuse('not_found', 'order');
    },
    events: ({ input: { page = 1 }, apiKey }) => log(partnerOf(apiKey), page),
    sendTest: ({ apiKey }) => sendTest(partnerOf(apiKey)),
    sendAgain: ({ input: { eventId }, apiKey }) => sendAgain(partnerOf(apiKey), eventId),
    resume: ({ apiKey }) => resume(partnerOf(apiKey)),
  };
}
