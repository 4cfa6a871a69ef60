import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords, withNamesInWords } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
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
const { ready, loading, failed, long } = statesOf(meta);

export const Empty = ready('search.placeholder');
export const WithQuery = ready(says('weather'), { args: { defaultValue: 'weather' } });
export const Suggesting = ready(['search.seeAll', { q: 'weather' }], {
  isAlone: true,
  act: async ({ type, sees, userEvent }) => {
    await type('search.label', 'weather');
    await sees({ role: 'option', name: /Weather Maps/ });
    await userEvent.keyboard('{ArrowDown}');
  },
});
export const SuggestingOthers = ready('search.category', {
  isAlone: true,
  prepare: withNamesInWords,
  act: ({ type }) => type('search.label', 'sky'),
});
export const NothingFound = ready(says('nothing like it'), {
  act: ({ type }) => type('search.label', 'nothing like it'),
});
export const WithoutSuggestions = ready('search.submit', { args: { hasSuggestions: false, defaultValue: 'weather' } });
export const LongWords = long(says(longTitle.slice(5)), {
  isAlone: true,
  prepare: withLongWords,
  act: ({ type }) => type('search.label', 'Donau'),
});
export const Loading = loading('courses.search', 'search.submit', {
  act: ({ type }) => type('search.label', 'weather'),
});
export const Failed = failed('courses.search', 'search.submit', { act: ({ type }) => type('search.label', 'weather') });
