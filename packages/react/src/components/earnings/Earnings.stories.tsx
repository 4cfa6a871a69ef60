import type { MockApi } from '@lectern/sdk/testing';
import { seedIds } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { withSales } from '../../testing/seedChanges.ts';
import { page, statesOf } from '../../testing/states.tsx';
import { Earnings } from './index.ts';
import { withOwnedPartners } from './seed.ts';

const meta: Meta<typeof Earnings> = {
  title: 'Teaching/Earnings',
  component: Earnings,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'restricted'],
    words: ['revenue', 'share', 'payout', 'csv', 'statement'],
    accessibility: ['The table scrolls by keyboard.', 'A new period keeps the old numbers in place, marked as busy.'],
  }),
};
export default meta;
const { ready, loading, empty, failed, long, many, role } = statesOf(meta, { as: 'instructor' });

const paidOut = (api: MockApi) => {
  withSales(api);
  api.state.payouts = [
    {
      payee: 'instructor',
      payeeId: seedIds.users.instructor,
      month: '2026-06',
      amount: 1_909.3,
      recordedAt: new Date().toISOString(),
    },
  ];
};

export const Ready = ready('earnings.table', { prepare: paidOut });
export const FiveYears = many('earnings.table', {
  prepare: withSales,
  act: ({ choose }) => choose('report.period', 'report.period.all'),
});
export const Loading = loading('earnings.get', 'earnings.loading');
export const Empty = empty('earnings.empty');
export const Failed = failed('earnings.get', 'earnings.loadFailed');
export const Long = long('earnings.table', {
  prepare(api) {
    withSales(api);
    for (const order of api.state.orders) for (const item of order.items) item.price = 98_765_432.1;
  },
});
const ofPartner = { as: 'learner', args: { payee: 'partner' }, prepare: withOwnedPartners } as const;
export const OfAPartner = ready(['earnings.partner', 'earnings.table'], ofPartner);
export const OfARevokedPartner = empty(['earnings.revoked', 'earnings.empty'], {
  ...ofPartner,
  act: ({ choose }) => choose('earnings.partner', 'The Tide Table'),
});
export const OfNoPartner = empty('earnings.noPartner', { as: 'learner', args: { payee: 'partner' } });
export const PartnersFailed = failed('partners.listOwned', 'earnings.loadFailed', ofPartner);
export const OtherRole = role('access.notAllowed', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
