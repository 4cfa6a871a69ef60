import type { Meta } from '@storybook/react-vite';
import type { ActTools } from '../../testing/act.ts';
import { longTitle, withLongWords } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { CommandBar } from './index.ts';

const meta: Meta<typeof CommandBar> = {
  title: 'Session/CommandBar',
  component: CommandBar,
  args: { defaultOpen: true },
  parameters: page({
    frame: 'dialog',
    traits: ['loads', 'restricted'],
    words: ['command palette', 'quick open', 'jump', 'spotlight', 'shortcut', 'search'],
    do: ['Put it on a page once, or let AccountMenu bring it (hasCommandBar), which also shows its keys.'],
    dont: ['Make it the only way to a page.'],
    accessibility: [
      'A combobox in a dialog: the focus stays in the field while the arrow keys move through the list.',
      'The number of results is announced.',
      'Its keys stay with editors of text, where they make a link, and with a dialog that is open.',
    ],
    keyboard: [
      ['Ctrl+K, ⌘K', 'Opens and closes it'],
      ['↓ ↑, Home, End', 'Move through the list'],
      ['Enter', 'Goes there, does it, or shows what is in the course'],
      ['Backspace', 'In the empty field: back from a course'],
      ['Escape', 'Closes it'],
    ],
  }),
};
export default meta;
const { ready, loading, failed, long, role } = statesOf(meta, { as: 'learner' });

const enter = async ({ press, sees }: ActTools) => {
  await sees(has('option', 'account.dashboard'));
  await press(/^Reading Weather Maps/);
};

export const Untyped = ready([has('option', 'account.dashboard'), 'commands.courses'], { isAlone: true });
export const Typed = ready(has('option', 'account.wishlist'), {
  isAlone: true,
  act: ({ type }) => type('commands.label', 'wish'),
});
export const InACourse = ready([has('option', 'commands.coursePage'), has('button', 'commands.back')], {
  isAlone: true,
  act: enter,
});
export const Nothing = ready(['commands.nothing', { q: 'nothing like it' }], {
  isAlone: true,
  act: ({ type }) => type('commands.label', 'nothing like it'),
});
export const Phone = ready(has('option', 'account.dashboard'), { viewport: 'phone' });
export const RightToLeft = ready(has('option', 'account.dashboard'), { isAlone: true, direction: 'rtl' });
export const Instructor = role(has('option', 'commands.newCourse'), { as: 'instructor', isAlone: true });
export const Loading = loading('enrollments.list', 'commands.loading', { isAlone: true });
export const Failed = failed('enrollments.list', 'commands.failed', { isAlone: true });
export const LecturesFailed = failed('enrollments.get', 'commands.lecturesFailed', { isAlone: true, act: enter });
export const LongWords = long(says(longTitle), { isAlone: true, prepare: withLongWords });
