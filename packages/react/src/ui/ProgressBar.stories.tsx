import type { Meta } from '@storybook/react-vite';
import { page, state } from '../testing/states.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta: Meta<typeof ProgressBar> = {
  title: 'Pieces/ProgressBar',
  component: ProgressBar,

  args: { percent: 40, label: 'Course progress', text: '40% complete' },
  parameters: page({
    frame: 'column',
    notApplicable: { long: 'Its words are only for screen readers.' },
    words: ['percent', 'meter', 'completion'],
    do: ['Put the percentage beside it as text.'],
    dont: ['Use it for waiting of unknown length: that is a skeleton or a busy button.'],
    accessibility: ['It is a progressbar with a name and the value as text. A full bar also differs by its color.'],
  }),
};
export default meta;

export const Begun = state<typeof meta>({ shows: { role: 'progressbar', name: 'Course progress' } });
export const Nothing = state<typeof meta>({
  args: { percent: 0, text: '0% complete' },
  shows: { role: 'progressbar', name: 'Course progress' },
});
export const Complete = state<typeof meta>({
  args: { percent: 100, text: '100% complete' },
  shows: { role: 'progressbar', name: 'Course progress' },
});
export const RightToLeft = state<typeof meta>({
  direction: 'rtl',
  shows: { role: 'progressbar', name: 'Course progress' },
});
