import { type MockApi, mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { page, state } from '../../testing/states.tsx';
import { PartnerManager, PartnerManagerRow } from './index.ts';

const meta: Meta<typeof PartnerManager> = {
  title: 'Admin/PartnerManager',
  component: PartnerManager,
  subcomponents: { PartnerManagerRow },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'submits', 'validates', 'restricted'],
    words: ['publishable key', 'origin', 'embed', 'affiliate'],
    dont: ["Don't treat a publishable key as a secret: it is in the pages of the partner."],
    accessibility: [
      'Each change is announced; editing returns the focus to its button.',
      'The buttons of a row name their partner; keys and origins are read from left to right in any language.',
    ],
    keyboard: [['Escape', 'Leaves a partner as it was']],
  }),
};
export default meta;

const partner = 'The Garden Magazine';
const refusal = { status: 403, body: { message: 'Your account may not change partners.' } };
const failure = { status: 500, body: '<h1>' };
const revoked = (api: MockApi) => void Object.assign(api.state.partners[0] ?? {}, { state: 'revoked' });
const add = async ({ type, press }: ActTools, owner = '') => {
  await type('partners.name', 'Blog');
  await type('partners.owner', owner);
  await type('partners.origins', 'https://blog.example');
  await press('partners.add');
};
const edit = ({ press, t }: ActTools) => press(t('partners.editLabel', { name: partner }));
const save = async ({ press, canvas, t, userEvent }: ActTools) => {
  await press(t('partners.editLabel', { name: partner }));
  // The form of a new partner has the same labels.
  const [name] = await canvas.findAllByLabelText(t('partners.name'));
  if (name) await userEvent.type(name, ', weekly');
  await press('partners.save');
};
const ask = ({ press, t }: ActTools) => press(t('partners.revokeLabel', { name: partner }));
const revoke = async (tools: ActTools) => {
  await ask(tools);
  await tools.press('partners.revoke');
};
const restore = ({ press, t }: ActTools) => press(t('partners.restoreLabel', { name: partner }));

export const Ready = state<typeof meta>({ as: 'admin', shows: { text: partner } });
export const Revoked = state<typeof meta>({ as: 'admin', prepare: revoked, shows: 'partners.revokedState' });
export const Editing = state<typeof meta>({ as: 'admin', act: edit, shows: { role: 'button', name: 'partners.save' } });
export const AskingToRevoke = state<typeof meta>({ as: 'admin', act: ask, shows: 'partners.revokeTitle' });
export const Phone = state<typeof meta>({ as: 'admin', viewport: 'phone', shows: { text: partner } });

export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'admin',
  call: 'partners.list',
  outcome: 'pending',
  shows: 'partners.loading',
});
export const Empty = state<typeof meta>({
  kind: 'empty',
  as: 'admin',
  prepare: (api) => void api.state.partners.splice(0),
  shows: 'partners.empty',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'admin',
  call: 'partners.list',
  outcome: failure,
  shows: 'partners.loadFailed',
});
export const OtherRole = state<typeof meta>({ kind: 'role', as: 'instructor', shows: 'partners.adminOnly' });
export const Visitor = state<typeof meta>({ kind: 'role', as: 'visitor', shows: 'access.signIn' });

export const Invalid = state<typeof meta>({
  kind: 'invalid',
  as: 'admin',
  async act({ type, press }) {
    await type('partners.origins', 'http://garden.example/shop');
    await press('partners.add');
  },
  shows: ['rule.partnerName', 'rule.partnerOrigin'],
});
export const Adding = state<typeof meta>({
  kind: 'busy',
  as: 'admin',
  call: 'partners.create',
  outcome: 'pending',
  act: (tools) => add(tools),
  shows: 'partners.adding',
});
export const Added = state<typeof meta>({
  kind: 'done',
  as: 'admin',
  act: (tools) => add(tools),
  shows: ['partners.added', { name: 'Blog' }],
});
export const UnknownOwner = state<typeof meta>({
  kind: 'refused',
  as: 'admin',
  act: (tools) => add(tools, 'nobody@blog.example'),
  shows: 'rule.partnerOwner',
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  as: 'admin',
  call: 'partners.create',
  outcome: refusal,
  act: (tools) => add(tools),
  shows: { text: 'Your account may not change partners.' },
});
export const AddingFailed = state<typeof meta>({
  kind: 'failed',
  as: 'admin',
  call: 'partners.create',
  outcome: failure,
  act: (tools) => add(tools),
  shows: 'partners.createFailed',
});
export const Saving = state<typeof meta>({
  kind: 'busy',
  as: 'admin',
  call: 'partners.update',
  outcome: 'pending',
  act: save,
  shows: 'partners.saving',
});
export const Saved = state<typeof meta>({
  kind: 'done',
  as: 'admin',
  act: save,
  shows: ['partners.saved', { name: `${partner}, weekly` }],
});
export const SaveRefused = state<typeof meta>({
  kind: 'refused',
  as: 'admin',
  call: 'partners.update',
  outcome: refusal,
  act: save,
  shows: { text: 'Your account may not change partners.' },
});
export const Revoking = state<typeof meta>({
  kind: 'busy',
  as: 'admin',
  call: 'partners.update',
  outcome: 'pending',
  act: revoke,
  shows: 'partners.revoking',
});
export const KeyRevoked = state<typeof meta>({
  kind: 'done',
  as: 'admin',
  act: revoke,
  shows: ['partners.revoked', { name: partner }],
});
export const RevokeFailed = state<typeof meta>({
  kind: 'failed',
  as: 'admin',
  call: 'partners.update',
  outcome: failure,
  act: revoke,
  shows: ['partners.failedTitle', 'partners.updateFailed'],
});
export const Restoring = state<typeof meta>({
  kind: 'busy',
  as: 'admin',
  prepare: revoked,
  call: 'partners.update',
  outcome: 'pending',
  act: restore,
  shows: 'partners.restoring',
});
export const Restored = state<typeof meta>({
  kind: 'done',
  as: 'admin',
  prepare: revoked,
  act: restore,
  shows: ['partners.restored', { name: partner }],
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'admin',
  prepare: (api) =>
    void Object.assign(api.state.partners[0] ?? {}, {
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      origins: [`https://${'long'.repeat(15)}.example`, 'https://b.example', 'http://localhost:5173'],
      ownerEmail: `${'owner'.repeat(12)}@garden.example`,
    }),
  shows: { text: /^Donaudampf/ },
});
export const Many = state<typeof meta>({
  kind: 'many',
  as: 'admin',
  prepare({ state: { partners } }) {
    const [first] = partners;
    if (!first) return;
    for (let number = 2; number <= 30; number += 1) {
      partners.push({
        ...first,
        _id: mockId(7, number),
        name: `Partner ${number}`,
        key: `pk_partner${String(number).padStart(17, '0')}`,
      });
    }
  },
  shows: { text: 'Partner 2' },
});
