import type { PartnerMonth } from '@lectern/sdk';
import { reportMonths } from '@lectern/sdk/rules';
import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { page, statesOf } from '../../testing/states.tsx';
import { PartnerReport } from './index.ts';

const meta: Meta<typeof PartnerReport> = {
  title: 'Admin/PartnerReport',
  component: PartnerReport,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'restricted'],
    words: ['chart', 'statistics', 'revenue', 'csv', 'spreadsheet'],
    accessibility: [
      'The chart names its measure and refers to the table, which has the same numbers.',
      'A new choice keeps the old numbers in place, marked as busy, until the new ones are there.',
    ],
  }),
};
export default meta;
const { ready, loading, empty, failed, long, many, role } = statesOf(meta, { as: 'admin' });

/** Months that go up and down. */
const months = (): PartnerMonth[] =>
  reportMonths({}).map((month, place) => {
    const orders = (place * 7) % 12;
    return {
      month,
      checkouts: orders * 3 + 2,
      orders,
      revenue: orders * 849.5,
      share: orders * 84.95,
      refunded: place === 3 ? 84.95 : 0,
      paidOut: place > 6 ? orders * 50 : 0,
      signUps: place,
      enrollments: orders + 1,
    };
  });
const withMonths = (api: MockApi) => void api.state.partnerMonths.set(seedIds.partners.magazine, months());

export const Ready = ready('partnerReport.table', { prepare: withMonths });
export const FiveYears = many('partnerReport.table', {
  prepare: withMonths,
  act: ({ choose }) => choose('report.period', 'report.period.all'),
});
export const Loading = loading('partners.report', 'partnerReport.loading');
export const Empty = empty('partnerReport.nothing');
export const NoPartners = empty('partnerReport.empty', { prepare: (api) => void api.state.partners.splice(0) });
export const Failed = failed('partners.report', 'partnerReport.loadFailed');
export const PartnersFailed = failed('partners.list', 'error.network', { outcome: 'offline' });
export const OtherRole = role('partners.adminOnly', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
export const Long = long('partnerReport.table', {
  prepare(api) {
    withMonths(api);
    Object.assign(api.state.partners[0] ?? {}, {
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    });
  },
});
