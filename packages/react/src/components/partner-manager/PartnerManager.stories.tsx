import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { scene } from '../../testing/scene.tsx';
import { PartnerManager } from './index.ts';

const meta: Meta<typeof PartnerManager> = { title: 'Admin/PartnerManager', component: PartnerManager };
export default meta;
type Story = StoryObj<typeof PartnerManager>;

export const Ready: Story = {
  ...scene({ as: 'admin' }),
  async play({ canvas }) {
    await canvas.findByText('The Garden Magazine');
  },
};
export const Revoked: Story = {
  ...scene({ as: 'admin', prepare: (api) => Object.assign(api.state.partners[0] ?? {}, { state: 'revoked' }) }),
  async play({ canvas }) {
    await canvas.findByText('Revoked');
  },
};
export const Editing: Story = {
  ...scene({ as: 'admin' }),
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit The Garden Magazine' }));
  },
};
export const Mistakes: Story = {
  ...scene({ as: 'admin' }),
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Origins' }), 'http://garden.example/shop');
    await userEvent.click(canvas.getByRole('button', { name: 'Add partner' }));
    await canvas.findByText("Please enter the partner's name.");
  },
};
export const LongWords: Story = {
  ...scene({
    as: 'admin',
    prepare: (api) =>
      Object.assign(api.state.partners[0] ?? {}, {
        name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        origins: [`https://${'long'.repeat(15)}.example`, 'https://b.example', 'http://localhost:5173'],
        ownerEmail: `${'owner'.repeat(12)}@garden.example`,
      }),
  }),
  async play({ canvas }) {
    await canvas.findByText(/^Donaudampf/);
  },
};
export const Empty: Story = scene({ as: 'admin', prepare: (api) => api.state.partners.splice(0) });
export const Loading: Story = scene({
  as: 'admin',
  prepare: (api) => api.fail('partners.list', { delay: 'infinite' }),
});
export const Failed: Story = {
  ...scene({ as: 'admin', prepare: (api) => api.fail('partners.list', { isCut: true }) }),
  async play({ canvas }) {
    await canvas.findByRole('alert');
  },
};
export const OtherRole: Story = scene({ as: 'instructor' });
export const Saving: Story = {
  ...scene({ as: 'admin', prepare: (api) => api.fail('partners.create', { delay: 'infinite' }) }),
  async play({ canvas, canvasElement, userEvent }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Blog');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Origins' }), 'https://blog.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Add partner' }));
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};
