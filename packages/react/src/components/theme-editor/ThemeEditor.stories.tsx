import type { Meta } from '@storybook/react-vite';
import { page, state } from '../../testing/states.tsx';
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

export const Ready = state<typeof meta>({ shows: 'themeEditor.unchanged' });
export const Designed = state<typeof meta>({
  args: { defaultValue: { primary: '#1f6f54', neutral: 'tinted', radius: 'round', density: 'compact' } },
  shows: ['themeEditor.step.react', { selector: '.lectern-root' }],
});
export const TooLight = state<typeof meta>({
  kind: 'invalid',
  args: { defaultValue: { primary: '#ffd400' } },
  shows: [['themeEditor.use', { color: '#a58900' }]],
});
export const NearestTaken = state<typeof meta>({
  args: { defaultValue: { primary: '#ffd400' } },
  act: ({ press }) => press('Use #a58900'),
  shows: { role: 'textbox', name: 'themeEditor.primary' },
});
export const NotAColor = state<typeof meta>({
  kind: 'invalid',
  act: ({ type }) => type('themeEditor.primary', 'purple'),
  shows: 'themeEditor.colorInvalid',
});
export const NotAFont = state<typeof meta>({
  kind: 'invalid',
  args: { defaultValue: { font: 'Your Sans, serif' } },
  act: ({ type }) => type('themeEditor.fontNames', 'x; color: red'),
  shows: 'themeEditor.fontInvalid',
});
export const Pairs = state<typeof meta>({
  args: { defaultValue: { primary: '#ffd400', primaryDark: '#233042' } },
  act: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText(/^All \d+ pairs/)),
  shows: 'themeEditor.fails',
});
export const LongNames = state<typeof meta>({
  kind: 'long',
  args: {
    selector: '.the-training-pages-of-the-whole-organization .and-their-widgets',
    defaultValue: { font: 'A Typeface With A Remarkably Long Name Ab, Another Typeface With A Long Name, sans-serif' },
  },
  shows: 'themeEditor.fontNames',
});
export const RightToLeft = state<typeof meta>({
  direction: 'rtl',
  args: { defaultValue: { primary: '#6b1e4f', radius: 'sharp' } },
  shows: 'themeEditor.neutral.tinted',
});
export const Phone = state<typeof meta>({
  viewport: 'phone',
  args: { defaultValue: { primary: '#ffd400' } },
  shows: 'themeEditor.preview',
});
