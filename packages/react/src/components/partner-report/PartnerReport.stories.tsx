import { type PartnerMonth, reportMonths } from '@lectern/sdk';
import { type MockApi, seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { scene } from '../../testing/scene.tsx';
import { PartnerReport } from './index.ts';

const meta: Meta<typeof PartnerReport> = { title: 'Admin/PartnerReport', component: PartnerReport };
export default meta;
type Story = StoryObj<typeof PartnerReport>;

/** A year that goes up and down. */
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

export const Ready: Story = {
  ...scene({ as: 'admin', prepare: withMonths }),
  async play({ canvas }) {
    await canvas.findByRole('table');
  },
};
export const FiveYears: Story = {
  ...scene({ as: 'admin', prepare: withMonths }),
  async play({ canvas, userEvent }) {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Period' }), 'Last 60 months');
  },
};
export const Empty: Story = {
  ...scene({ as: 'admin' }),
  async play({ canvas }) {
    await canvas.findByText('Nothing happened through this partner in this period.');
  },
};
export const NoPartners: Story = scene({ as: 'admin', prepare: (api) => api.state.partners.splice(0) });
export const Loading: Story = scene({
  as: 'admin',
  prepare: (api) => api.fail('partners.report', { delay: 'infinite' }),
});
export const Failed: Story = {
  ...scene({ as: 'admin', prepare: (api) => api.fail('partners.report', { isCut: true }) }),
  async play({ canvas }) {
    await canvas.findByRole('alert');
  },
};
export const OtherRole: Story = scene({ as: 'learner' });
