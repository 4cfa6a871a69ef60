import type { Meta } from '@storybook/react-vite';
import { has, page, statesOf } from '../testing/states.tsx';
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
const { ready } = statesOf(meta);

export const Begun = ready({ role: 'progressbar', name: 'Course progress' });
export const Nothing = ready(has('progressbar', 'Course progress'), { args: { percent: 0, text: '0% complete' } });
export const Complete = ready(has('progressbar', 'Course progress'), { args: { percent: 100, text: '100% complete' } });
export const RightToLeft = ready(has('progressbar', 'Course progress'), { direction: 'rtl' });
