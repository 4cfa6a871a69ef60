import { type MockApi, mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
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
const { state, ready, loading, empty, failed, refused, busy, invalid, done, long, many, role } = statesOf(meta, {
  as: 'admin',
});

const partner = 'The Garden Magazine';
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

export const Ready = ready({ text: partner });
export const Revoked = ready('partners.revokedState', { prepare: revoked });
export const Editing = ready(has('button', 'partners.save'), { act: edit });
export const AskingToRevoke = ready('partners.revokeTitle', { act: ask });

export const Loading = loading('partners.list', 'partners.loading');
export const Empty = empty('partners.empty', { prepare: (api) => void api.state.partners.splice(0) });
export const Failed = failed('partners.list', 'partners.loadFailed');
export const OtherRole = role('partners.adminOnly', { as: 'instructor' });
export const Visitor = role('access.signIn', { as: 'visitor' });

export const Invalid = invalid(['rule.partnerName', 'rule.partnerOrigin'], {
  async act({ type, press }) {
    await type('partners.origins', 'http://garden.example/shop');
    await press('partners.add');
  },
});
export const Adding = busy('partners.create', 'partners.adding', { act: (tools) => add(tools) });
export const Added = done(['partners.added', { name: 'Blog' }], { act: (tools) => add(tools) });
export const UnknownOwner = state({
  kind: 'refused',
  act: (tools) => add(tools, 'nobody@blog.example'),
  shows: 'rule.partnerOwner',
});
export const Refused = refused('partners.create', 403, 'Your account may not change partners.', {
  act: (tools) => add(tools),
});
export const AddingFailed = failed('partners.create', 'partners.createFailed', { act: (tools) => add(tools) });
export const Saving = busy('partners.update', 'partners.saving', { act: save });
export const Saved = done(['partners.saved', { name: `${partner}, weekly` }], { act: save });
export const SaveRefused = refused('partners.update', 403, 'Your account may not change partners.', { act: save });
export const Revoking = busy('partners.update', 'partners.revoking', { act: revoke });
export const KeyRevoked = done(['partners.revoked', { name: partner }], { act: revoke });
export const RevokeFailed = failed('partners.update', ['partners.failedTitle', 'partners.updateFailed'], {
  act: revoke,
});
export const Restoring = busy('partners.update', 'partners.restoring', { prepare: revoked, act: restore });
export const Restored = done(['partners.restored', { name: partner }], { prepare: revoked, act: restore });
export const Long = long(says(/^Donaudampf/), {
  prepare: (api) =>
    void Object.assign(api.state.partners[0] ?? {}, {
      name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      origins: [`https://${'long'.repeat(15)}.example`, 'https://b.example', 'http://localhost:5173'],
      ownerEmail: `${'owner'.repeat(12)}@garden.example`,
    }),
});
export const Many = many(says('Partner 2'), {
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
});
