import type { PartnerMonth } from '@lectern/sdk';
import { reportMonths } from '@lectern/sdk/rules';
import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { page, state } from '../../testing/states.tsx';
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

/** Months that go up and down. */
const months = (): PartnerMonth[] =>
  reportMonths({}).map((month, place) => {
    const orders = (place * 7) % 12;
    return {
      month,
      checkouts: orders * 3 + 2,
      orders,
      revenue: orders * 849.5,
      signUps: place,
      enrollments: orders + 1,
    };
  });
const withMonths = (api: MockApi) => void api.state.partnerMonths.set(seedIds.partners.magazine, months());

export const Ready = state<typeof meta>({ as: 'admin', prepare: withMonths, shows: 'partnerReport.table' });
export const Phone = state<typeof meta>({
  as: 'admin',
  prepare: withMonths,
  viewport: 'phone',
  shows: 'partnerReport.table',
});
export const RightToLeft = state<typeof meta>({
  as: 'admin',
  prepare: withMonths,
  direction: 'rtl',
  shows: 'partnerReport.table',
});
export const FiveYears = state<typeof meta>({
  kind: 'many',
  as: 'admin',
  prepare: withMonths,
  act: ({ choose }) => choose('partnerReport.period', 'partnerReport.period.all'),
  shows: 'partnerReport.table',
});
export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'admin',
  call: 'partners.report',
  outcome: 'pending',
  shows: 'partnerReport.loading',
});
export const Empty = state<typeof meta>({ kind: 'empty', as: 'admin', shows: 'partnerReport.nothing' });
export const NoPartners = state<typeof meta>({
  kind: 'empty',
  as: 'admin',
  prepare: (api) => void api.state.partners.splice(0),
  shows: 'partnerReport.empty',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'admin',
  call: 'partners.report',
  outcome: { status: 500, body: '<h1>' },
  shows: 'partnerReport.loadFailed',
});
export const PartnersFailed = state<typeof meta>({
  kind: 'failed',
  as: 'admin',
  call: 'partners.list',
  outcome: 'offline',
  shows: 'error.network',
});
export const OtherRole = state<typeof meta>({ kind: 'role', as: 'learner', shows: 'partners.adminOnly' });
export const Visitor = state<typeof meta>({ kind: 'role', as: 'visitor', shows: 'access.signIn' });
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'admin',
  prepare(api) {
    withMonths(api);
    Object.assign(api.state.partners[0] ?? {}, {
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    });
  },
  shows: 'partnerReport.table',
});
