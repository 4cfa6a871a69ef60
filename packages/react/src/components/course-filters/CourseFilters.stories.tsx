import { type MockApi, mockId } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { useCourses } from '../../hooks/catalogue/useCourses.ts';
import { withLongWords, withManyCourses } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { CourseFilters, type CourseFiltersProps } from './index.ts';

/** As on a page: the counts come with the answer to its search. */
function Counted(props: CourseFiltersProps) {
  const search = { ...props.value, facets: true };
  return <CourseFilters {...props} search={search} facets={useCourses(search).data?.facets} />;
}

/** Beside the three of the seed. */
const withEightCategories = ({ state: { categories } }: MockApi) => {
  for (const name of ['Garden', 'Health', 'Languages', 'Money', 'Photography'])
    categories.push({ _id: mockId(1, categories.length + 1), name, slug: name.toLowerCase() });
};

const meta: Meta<typeof CourseFilters> = {
  title: 'Catalogue/CourseFilters',
  component: CourseFilters,
  args: { value: { category: 'kitchen', maxPrice: 900 }, onValueChange: () => {} },
  parameters: page({
    frame: 'card',
    traits: ['loads', 'validates'],
    words: ['facets', 'refine', 'sidebar', 'price range', 'chips'],
    do: [
      'Put it beside the list on wide screens, and CourseFiltersDrawer in its place on narrow ones.',
      'Give it the facets of the list beside it, so that people see where there is something to find.',
      'Give it hasCount where the list itself is out of view, so that people see what Apply will find.',
    ],
    dont: ['Apply each change at once: people choose several filters, then press Apply.'],
    accessibility: [
      'Chips are radio buttons with a visible label: a group of them is one stop of the Tab key.',
      'With counts, an option is named "Beginner, 12 courses". One without courses is dimmed and can still be chosen.',
      'A wrong price is described at its field, which takes the focus.',
      'A refused list of categories reads "No categories available.": the other filters still work.',
    ],
    keyboard: [
      ['Enter on "Show all"', 'Brings the categories with fewer courses into sight, or out of it'],
      ['Arrow keys', 'Choose among the chips of a group'],
      ['Space', 'Clears the chosen chip'],
      ['Enter', 'Applies the filters'],
    ],
  }),
};
export default meta;
const { state, ready, loading, failed, invalid, long, many } = statesOf(meta);

export const Ready = ready({ text: 'Kitchen' });
export const NothingChosen = ready('filters.anyRating', { args: { value: {} } });
export const FreeCourses = ready(has('radio', 'Free'), { args: { value: { maxPrice: 0 } } });
/** An address may filter by values that the panel doesn't offer. */
export const OtherValues = ready(
  [
    { role: 'radio', name: 'Expert' },
    { role: 'radio', name: '4.2 and up' },
  ],
  { args: { value: { category: 'baking', level: 'Expert', rating: 4.2 } } },
);
export const Collapsed = ready('filters.price', {
  act: async ({ canvas, t, userEvent }) => userEvent.click(await canvas.findByText(t('filters.categories'))),
});
export const WithCount = ready(says('3 courses'), { args: { hasCount: true } });
export const WithFacets = ready(
  [
    { role: 'radio', name: 'Kitchen, 3 courses' },
    { role: 'radio', name: 'Beginner, 0 courses' },
    ['filters.option', { name: '4.0 and up', courses: '2 courses' }],
  ],
  { render: (args) => <Counted {...args} /> },
);
export const ManyCategories = many(['filters.allCategories', { count: 8 }], {
  prepare: withEightCategories,
  render: (args) => <Counted {...args} />,
});
export const AllCategories = many('filters.fewerCategories', {
  prepare: withEightCategories,
  render: (args) => <Counted {...args} />,
  act: ({ press }) => press(/^Show all 8/),
});
export const FacetsAtTheLimit = many(['filters.atLeast', { count: '1,000' }], {
  args: { value: {} },
  prepare: (api) => withManyCourses(api, 3_000),
  render: (args) => <Counted {...args} />,
});
export const FacetsWithLongWords = long(says('Landwirtschaftsmaschineninstandhaltung'), {
  prepare: withLongWords,
  render: (args) => <Counted {...args} />,
});
export const FacetsLoading = loading('courses.search', has('radio', 'Kitchen'), {
  render: (args) => <Counted {...args} />,
});
export const PriceBelowZero = invalid('rule.price', {
  act: async ({ type, press }) => {
    await type('filters.minPrice', '-5');
    await press('filters.apply');
  },
});
export const PricesSwapped = invalid('rule.priceOrder', {
  act: async ({ type, press }) => {
    await type('filters.minPrice', '950');
    await press('filters.apply');
  },
});
export const LongWords = long(says('Landwirtschaftsmaschineninstandhaltung'), { prepare: withLongWords });
export const Loading = state({ kind: 'loading', call: 'categories.list', outcome: 'pending' });
export const Failed = failed('categories.list', 'categories.listFailed');
export const WithoutCategories = state({
  kind: 'refused',
  call: 'categories.list',
  outcome: { status: 403, body: { code: 'forbidden', message: "You don't have permission to do this." } },
  shows: 'filters.noCategories',
});
