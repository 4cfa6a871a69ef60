import { type MockApi, mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { page, state } from '../../testing/states.tsx';
import { CategoryManager, CategoryManagerRow } from './index.ts';

const meta: Meta<typeof CategoryManager> = {
  title: 'Admin/CategoryManager',
  component: CategoryManager,
  subcomponents: { CategoryManagerRow },
  parameters: page({
    frame: 'page',
    traits: ['loads', 'lists', 'submits', 'validates', 'restricted'],
    words: ['rename', 'taxonomy', 'topics'],
    do: ['Say beforehand who may use it: it is for admins only.'],
    accessibility: [
      'Each change is announced, and renaming returns the focus to its button.',
      'The buttons of a row name their category.',
    ],
    keyboard: [
      ['Enter', 'Adds the category, or saves its name'],
      ['Escape', 'Leaves a name as it was'],
    ],
  }),
};
export default meta;

const add = async ({ type, press }: ActTools, name = 'Gardens') => {
  await type('categoryManager.newName', name);
  await press('categoryManager.add');
};
const rename = async ({ press, type, t }: ActTools, name = 'Kitchens') => {
  await press(t('categoryManager.renameLabel', { name: 'Kitchen' }));
  await type('categoryManager.name', name);
  await press('categoryManager.save');
};
const remove = async ({ press, t }: ActTools) => {
  await press(t('categoryManager.deleteLabel', { name: 'Gardens' }));
  await press('categoryManager.delete');
};
/** A category without courses, which can be deleted. */
const withUnused = ({ state: { categories } }: MockApi) =>
  void categories.push({ _id: mockId(1, 40), name: 'Gardens', slug: 'gardens' });

export const Ready = state<typeof meta>({ as: 'admin', prepare: withUnused, shows: { text: 'Sky and Sea' } });
export const WithDrafts = state<typeof meta>({
  as: 'admin',
  prepare: (api) => void Object.assign(api.state.courses[1] ?? {}, { status: 'draft' }),
  shows: ['categoryManager.courses', { count: 4, published: 3 }],
});
export const Renaming = state<typeof meta>({
  as: 'admin',
  act: ({ press, t }) => press(t('categoryManager.renameLabel', { name: 'Kitchen' })),
  shows: 'categoryManager.renameHint',
});
export const AskingToDelete = state<typeof meta>({
  as: 'admin',
  prepare: withUnused,
  act: ({ press, t }) => press(t('categoryManager.deleteLabel', { name: 'Gardens' })),
  shows: 'categoryManager.deleteTitle',
});

export const Loading = state<typeof meta>({
  kind: 'loading',
  as: 'admin',
  call: 'categories.list',
  outcome: 'pending',
  shows: 'categoryManager.loading',
});
export const Empty = state<typeof meta>({
  kind: 'empty',
  as: 'admin',
  prepare: (api) => void api.state.categories.splice(0),
  shows: 'categoryManager.empty',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  as: 'admin',
  call: 'categories.list',
  outcome: { status: 500, body: '<h1>' },
  shows: 'categoryManager.loadFailed',
});
export const OtherRole = state<typeof meta>({ kind: 'role', as: 'instructor', shows: 'categoryManager.adminOnly' });
export const Visitor = state<typeof meta>({ kind: 'role', as: 'visitor', shows: 'access.signIn' });

export const Invalid = state<typeof meta>({
  kind: 'invalid',
  as: 'admin',
  act: (tools) => add(tools, 'G'),
  shows: 'rule.categoryName',
});
export const Adding = state<typeof meta>({
  kind: 'busy',
  as: 'admin',
  call: 'categories.create',
  outcome: 'pending',
  act: (tools) => add(tools),
  shows: 'categoryManager.adding',
});
export const Added = state<typeof meta>({
  kind: 'done',
  as: 'admin',
  act: (tools) => add(tools),
  shows: ['categoryManager.added', { name: 'Gardens' }],
});
export const NameTaken = state<typeof meta>({
  kind: 'refused',
  as: 'admin',
  act: (tools) => add(tools, 'Kitchen'),
  shows: { text: 'A category with this name already exists.' },
});
export const Refused = state<typeof meta>({
  kind: 'refused',
  as: 'admin',
  call: 'categories.create',
  outcome: { status: 403, body: { message: 'Your account may not change categories.' } },
  act: (tools) => add(tools),
  shows: { text: 'Your account may not change categories.' },
});
export const AddingFailed = state<typeof meta>({
  kind: 'failed',
  as: 'admin',
  call: 'categories.create',
  outcome: { status: 500, body: '<h1>' },
  act: (tools) => add(tools),
  shows: 'categories.createFailed',
});
export const RenameSaving = state<typeof meta>({
  kind: 'busy',
  as: 'admin',
  call: 'categories.update',
  outcome: 'pending',
  act: (tools) => rename(tools),
  shows: 'categoryManager.saving',
});
export const Renamed = state<typeof meta>({
  kind: 'done',
  as: 'admin',
  act: (tools) => rename(tools),
  shows: ['categoryManager.renamed', { name: 'Kitchens' }],
});
export const RenameRefused = state<typeof meta>({
  kind: 'refused',
  as: 'admin',
  call: 'categories.update',
  outcome: { status: 409, body: { message: 'The category was deleted meanwhile.' } },
  act: (tools) => rename(tools),
  shows: { text: 'The category was deleted meanwhile.' },
});
export const Deleting = state<typeof meta>({
  kind: 'busy',
  as: 'admin',
  prepare: withUnused,
  call: 'categories.remove',
  outcome: 'pending',
  act: remove,
  shows: 'categoryManager.deleting',
});
export const Deleted = state<typeof meta>({
  kind: 'done',
  as: 'admin',
  prepare: withUnused,
  act: remove,
  shows: ['categoryManager.deleted', { name: 'Gardens' }],
});
export const DeletionFailed = state<typeof meta>({
  kind: 'failed',
  as: 'admin',
  prepare: withUnused,
  call: 'categories.remove',
  outcome: { status: 500, body: '<h1>' },
  act: remove,
  shows: ['notice.deletionFailed.title', 'categories.removeFailed'],
});
export const DeletionRefused = state<typeof meta>({
  kind: 'refused',
  as: 'admin',
  prepare: withUnused,
  call: 'categories.remove',
  outcome: { status: 409, body: { message: 'The category has courses again.' } },
  act: remove,
  shows: ['notice.deletionFailed.title', { text: 'The category has courses again.' }],
});
export const Long = state<typeof meta>({
  kind: 'long',
  as: 'admin',
  prepare(api) {
    withUnused(api);
    for (const category of api.state.categories) category.name = 'Landwirtschaftsmaschineninstandhaltung und Pflege';
  },
  shows: { text: 'Landwirtschaftsmaschineninstandhaltung' },
});
export const Many = state<typeof meta>({
  kind: 'many',
  as: 'admin',
  prepare({ state: { categories } }) {
    for (let number = 4; number <= 40; number += 1) {
      categories.push({ _id: mockId(1, number), name: `Category ${number}`, slug: `category-${number}` });
    }
  },
  shows: { text: 'Category 40' },
});
