import type { Meta } from '@storybook/react-vite';
import { useCourses } from '../../hooks/catalogue/useCourses.ts';
import { withLongWords, withManyCourses } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { CourseFilters, type CourseFiltersProps } from './index.ts';

/** As on a page: the counts come with the answer to its search. */
function Counted(props: CourseFiltersProps) {
  const search = { ...props.value, facets: true };
  return <CourseFilters {...props} search={search} facets={useCourses(search).data?.facets} />;
}

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
      ['Arrow keys', 'Choose among the chips of a group'],
      ['Space', 'Clears the chosen chip'],
      ['Enter', 'Applies the filters'],
    ],
  }),
};
export default meta;

export const Ready = state<typeof meta>({ shows: { text: 'Kitchen' } });
export const NothingChosen = state<typeof meta>({ args: { value: {} }, shows: 'filters.anyRating' });
export const FreeCourses = state<typeof meta>({
  args: { value: { maxPrice: 0 } },
  shows: { role: 'radio', name: 'Free' },
});
/** An address may filter by values that the panel doesn't offer. */
export const OtherValues = state<typeof meta>({
  args: { value: { category: 'baking', level: 'Expert', rating: 4.2 } },
  shows: [
    { role: 'radio', name: 'Expert' },
    { role: 'radio', name: '4.2 and up' },
  ],
});
export const Collapsed = state<typeof meta>({
  act: async ({ canvas, t, userEvent }) => userEvent.click(await canvas.findByText(t('filters.categories'))),
  shows: 'filters.price',
});
export const WithCount = state<typeof meta>({ args: { hasCount: true }, shows: { text: '3 courses' } });
export const WithFacets = state<typeof meta>({
  render: (args) => <Counted {...args} />,
  shows: [
    { role: 'radio', name: 'Kitchen, 3 courses' },
    { role: 'radio', name: 'Beginner, 0 courses' },
    ['filters.option', { name: '4.0 and up', courses: '2 courses' }],
  ],
});
export const FacetsAtTheLimit = state<typeof meta>({
  kind: 'many',
  args: { value: {} },
  prepare: (api) => withManyCourses(api, 3_000),
  render: (args) => <Counted {...args} />,
  shows: ['filters.atLeast', { count: '1,000' }],
});
export const FacetsWithLongWords = state<typeof meta>({
  kind: 'long',
  prepare: withLongWords,
  render: (args) => <Counted {...args} />,
  shows: { text: 'Landwirtschaftsmaschineninstandhaltung' },
});
export const FacetsLoading = state<typeof meta>({
  kind: 'loading',
  call: 'courses.search',
  outcome: 'pending',
  render: (args) => <Counted {...args} />,
  shows: { role: 'radio', name: 'Kitchen' },
});
export const PriceBelowZero = state<typeof meta>({
  kind: 'invalid',
  act: async ({ type, press }) => {
    await type('filters.minPrice', '-5');
    await press('filters.apply');
  },
  shows: 'rule.price',
});
export const PricesSwapped = state<typeof meta>({
  kind: 'invalid',
  act: async ({ type, press }) => {
    await type('filters.minPrice', '950');
    await press('filters.apply');
  },
  shows: 'rule.priceOrder',
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  prepare: withLongWords,
  shows: { text: 'Landwirtschaftsmaschineninstandhaltung' },
});
export const Loading = state<typeof meta>({ kind: 'loading', call: 'categories.list', outcome: 'pending' });
export const Failed = state<typeof meta>({
  kind: 'failed',
  call: 'categories.list',
  outcome: { status: 500, body: '<h1>' },
  shows: 'categories.listFailed',
});
export const WithoutCategories = state<typeof meta>({
  kind: 'refused',
  call: 'categories.list',
  outcome: { status: 403, body: { code: 'forbidden', message: "You don't have permission to do this." } },
  shows: 'filters.noCategories',
});
