import type { Meta } from '@storybook/react-vite';
import { page, state } from '../testing/states.tsx';
import { Button } from './Button.tsx';

const meta: Meta<typeof Button> = {
  title: 'Pieces/Button',
  component: Button,
  args: { children: 'Save changes' },
  parameters: page({
    frame: 'card',
    words: ['action', 'press', 'submit'],
    do: ['Name the action: Save changes.'],
    dont: ['Show two primary buttons in one view.'],
    accessibility: ['A busy button keeps the focus, is announced as busy and ignores clicks.'],
    keyboard: [['Enter, Space', 'Presses the button']],
  }),
};
export default meta;

export const Secondary = state<typeof meta>({ shows: { role: 'button', name: 'Save changes' } });
export const Primary = state<typeof meta>({ args: { variant: 'primary' } });
export const Quiet = state<typeof meta>({ args: { variant: 'quiet' } });
export const Danger = state<typeof meta>({ args: { variant: 'danger' } });
export const Destructive = state<typeof meta>({ args: { variant: 'destructive' } });
export const Small = state<typeof meta>({ args: { size: 'small' } });
export const Large = state<typeof meta>({ args: { size: 'large' } });
export const Disabled = state<typeof meta>({ args: { disabled: true } });
export const Busy = state<typeof meta>({ kind: 'busy', args: { isBusy: true, children: 'Saving...' } });
export const Long = state<typeof meta>({
  kind: 'long',
  args: { children: 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung abschließen' },
});
