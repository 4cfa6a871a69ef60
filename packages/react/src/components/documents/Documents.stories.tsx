import type { Meta } from '@storybook/react-vite';
import { page, says, statesOf } from '../../testing/states.tsx';
import { Documents } from './index.ts';
import { withDocuments } from './seed.ts';

const meta: Meta<typeof Documents> = {
  title: 'Admin/Documents',
  component: Documents,
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'restricted'],
    words: ['receipt', 'invoice', 'credit note', 'accountant', 'bookkeeping', 'csv', 'tax'],
    accessibility: ['The tables scroll by keyboard.', 'Another page keeps the old one in place, marked as busy.'],
  }),
};
export default meta;
const { ready, loading, empty, failed, long, many, role } = statesOf(meta, { as: 'admin' });

export const Ready = ready('documents.table', { prepare: withDocuments() });
export const ManyPages = many('documents.table', { prepare: withDocuments(120) });
export const Loading = loading('documents.list', 'documents.loading');
export const Empty = empty(says(/^No receipt was issued in /));
export const Failed = failed('documents.list', 'documents.loadFailed');
export const Long = long('documents.table', {
  prepare(api) {
    withDocuments()(api);
    for (const document of api.state.documents) {
      document.buyer = { name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft' };
      document.total *= 100_000;
    }
  },
});
export const OtherRole = role('documents.adminOnly', { as: 'learner' });
export const Visitor = role('access.signIn', { as: 'visitor' });
