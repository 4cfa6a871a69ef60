import { type MockApi, mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { state, ready, loading, empty, failed, refused, busy, invalid, done, long, many, role } = statesOf(meta, {
  as: 'admin',
});

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

export const Ready = ready(says('Sky and Sea'), { prepare: withUnused });
export const WithDrafts = ready(['categoryManager.courses', { count: 4, published: 3 }], {
  prepare: (api) => void Object.assign(api.state.courses[1] ?? {}, { status: 'draft' }),
});
export const Renaming = ready('categoryManager.renameHint', {
  act: ({ press, t }) => press(t('categoryManager.renameLabel', { name: 'Kitchen' })),
});
export const AskingToDelete = ready('categoryManager.deleteTitle', {
  prepare: withUnused,
  act: ({ press, t }) => press(t('categoryManager.deleteLabel', { name: 'Gardens' })),
});

export const Loading = loading('categories.list', 'categoryManager.loading');
export const Empty = empty('categoryManager.empty', { prepare: (api) => void api.state.categories.splice(0) });
export const Failed = failed('categories.list', 'categoryManager.loadFailed');
export const OtherRole = role('categoryManager.adminOnly', { as: 'instructor' });
export const Visitor = role('access.signIn', { as: 'visitor' });

export const Invalid = invalid('rule.categoryName', { act: (tools) => add(tools, 'G') });
export const Adding = busy('categories.create', 'categoryManager.adding', { act: (tools) => add(tools) });
export const Added = done(['categoryManager.added', { name: 'Gardens' }], { act: (tools) => add(tools) });
export const NameTaken = state({
  kind: 'refused',
  act: (tools) => add(tools, 'Kitchen'),
  shows: { text: 'A category with this name already exists.' },
});
export const Refused = refused('categories.create', 403, 'Your account may not change categories.', {
  act: (tools) => add(tools),
});
export const AddingFailed = failed('categories.create', 'categories.createFailed', { act: (tools) => add(tools) });
export const RenameSaving = busy('categories.update', 'categoryManager.saving', { act: (tools) => rename(tools) });
export const Renamed = done(['categoryManager.renamed', { name: 'Kitchens' }], { act: (tools) => rename(tools) });
export const RenameRefused = refused('categories.update', 409, 'The category was deleted meanwhile.', {
  act: (tools) => rename(tools),
});
export const Deleting = busy('categories.remove', 'categoryManager.deleting', { prepare: withUnused, act: remove });
export const Deleted = done(['categoryManager.deleted', { name: 'Gardens' }], { prepare: withUnused, act: remove });
export const DeletionFailed = failed('categories.remove', ['notice.deletionFailed.title', 'categories.removeFailed'], {
  prepare: withUnused,
  act: remove,
});
export const DeletionRefused = refused('categories.remove', 409, 'The category has courses again.', {
  prepare: withUnused,
  act: remove,
  shows: ['notice.deletionFailed.title', { text: 'The category has courses again.' }],
});
export const Long = long(says('Landwirtschaftsmaschineninstandhaltung'), {
  prepare(api) {
    withUnused(api);
    for (const category of api.state.categories) category.name = 'Landwirtschaftsmaschineninstandhaltung und Pflege';
  },
});
export const Many = many(says('Category 40'), {
  prepare({ state: { categories } }) {
    for (let number = 4; number <= 40; number += 1) {
      categories.push({ _id: mockId(1, number), name: `Category ${number}`, slug: `category-${number}` });
    }
  },
});
