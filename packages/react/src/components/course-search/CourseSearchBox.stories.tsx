import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { page, state } from '../../testing/states.tsx';
import { CourseSearchBox } from './index.ts';

const meta: Meta<typeof CourseSearchBox> = {
  title: 'Catalogue/CourseSearchBox',
  component: CourseSearchBox,
  parameters: page({
    frame: 'column',
    traits: ['loads'],
    words: ['autocomplete', 'combobox', 'typeahead', 'suggestions', 'find'],
    do: ['Give the field the query of the page (defaultValue), so that it says what is listed.'],
    dont: ['Show an error below it: without suggestions it is a plain search that works.'],
    accessibility: [
      'A combobox: the focus stays in the field while the arrow keys move through the suggestions.',
      'The number of suggestions is announced.',
      'The matching words are bold, never only coloured.',
    ],
    keyboard: [
      ['↓ ↑', 'Move through the suggestions'],
      ['Enter', 'Opens the suggestion, or shows all results'],
      ['Escape', 'Closes the suggestions, then empties the field'],
    ],
  }),
};
export default meta;

export const Empty = state<typeof meta>({ shows: 'search.placeholder' });
export const WithQuery = state<typeof meta>({ args: { defaultValue: 'weather' }, shows: { text: 'weather' } });
export const Suggesting = state<typeof meta>({
  isAlone: true,
  act: async ({ type, sees, userEvent }) => {
    await type('search.label', 'weather');
    await sees({ role: 'option', name: /Weather Maps/ });
    await userEvent.keyboard('{ArrowDown}');
  },
  shows: ['search.seeAll', { q: 'weather' }],
});
export const NothingFound = state<typeof meta>({
  act: ({ type }) => type('search.label', 'nothing like it'),
  shows: { text: 'nothing like it' },
});
export const WithoutSuggestions = state<typeof meta>({
  args: { hasSuggestions: false, defaultValue: 'weather' },
  shows: 'search.submit',
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  isAlone: true,
  prepare: withLongWords,
  act: ({ type }) => type('search.label', 'Donau'),
  shows: { text: longTitle.slice(5) },
});
export const OnPhone = state<typeof meta>({ viewport: 'phone', shows: 'search.placeholder' });
export const Loading = state<typeof meta>({
  kind: 'loading',
  call: 'courses.search',
  outcome: 'pending',
  act: ({ type }) => type('search.label', 'weather'),
  shows: 'search.submit',
});
export const Failed = state<typeof meta>({
  kind: 'failed',
  call: 'courses.search',
  outcome: { status: 500, body: '<h1>' },
  act: ({ type }) => type('search.label', 'weather'),
  shows: 'search.submit',
});
