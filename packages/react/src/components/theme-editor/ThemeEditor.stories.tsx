import type { Meta } from '@storybook/react-vite';
import { has, page, statesOf } from '../../testing/states.tsx';
import { ThemeEditor } from './index.ts';

const meta: Meta<typeof ThemeEditor> = {
  title: 'Admin/ThemeEditor',
  component: ThemeEditor,
  parameters: page({
    frame: 'page',
    traits: ['validates'],
    words: ['theming', 'brand', 'color picker', 'contrast', 'AA', 'tokens'],
    do: ['Give it the width of the page: the two previews stand side by side from 36 units on.'],
    dont: ["Don't change the tokens that it writes by hand: the pairs may then fall below AA."],
    accessibility: [
      'Every color is a text field; the picker beside it is optional.',
      'A color that is hard to see is an error of its field, with the contrast in numbers and the nearest color as a button.',
      'Whether a pair holds is said in words, with an icon, never by color alone.',
    ],
    keyboard: [
      ['Tab', 'Goes through fields, choices, Undo and Reset'],
      ['Arrow keys', 'Move and choose within corners, sizes and grays'],
      ['Enter', 'Opens the list of pairs'],
    ],
  }),
};
export default meta;
const { ready, invalid, long } = statesOf(meta);

export const Ready = ready('themeEditor.unchanged');
export const Designed = ready(['themeEditor.step.react', { selector: '.lectern-root' }], {
  args: { defaultValue: { primary: '#1f6f54', neutral: 'tinted', radius: 'round', density: 'compact' } },
});
export const TooLight = invalid([['themeEditor.use', { color: '#a58900' }]], {
  args: { defaultValue: { primary: '#ffd400' } },
});
export const NearestTaken = ready(has('textbox', 'themeEditor.primary'), {
  args: { defaultValue: { primary: '#ffd400' } },
  act: ({ press }) => press('Use #a58900'),
});
export const NotAColor = invalid('themeEditor.colorInvalid', {
  act: ({ type }) => type('themeEditor.primary', 'purple'),
});
export const NotAFont = invalid('themeEditor.fontInvalid', {
  args: { defaultValue: { font: 'Your Sans, serif' } },
  act: ({ type }) => type('themeEditor.fontNames', 'x; color: red'),
});
export const Pairs = ready('themeEditor.fails', {
  args: { defaultValue: { primary: '#ffd400', primaryDark: '#233042' } },
  act: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/^All \d+ pairs/)),
});
export const LongNames = long('themeEditor.fontNames', {
  args: {
    selector: '.the-training-pages-of-the-whole-organization .and-their-widgets',
    defaultValue: { font: 'A Typeface With A Remarkably Long Name Ab, Another Typeface With A Long Name, sans-serif' },
  },
});
export const RightToLeft = ready('themeEditor.neutral.tinted', {
  direction: 'rtl',
  args: { defaultValue: { primary: '#6b1e4f', radius: 'sharp' } },
});
