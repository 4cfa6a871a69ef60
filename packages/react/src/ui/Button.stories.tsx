import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { page, state } from '../testing/states.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { heart } from './icons.ts';

const meta: Meta<typeof Button> = {
  title: 'Pieces/Button',
  component: Button,

  args: { children: 'Save Changes' },
  parameters: page({
    frame: 'column',
    words: ['action', 'call to action', 'submit', 'spinner', 'loading button'],
    do: [
      'Use one primary button in a view: it is the action that people came for.',
      'Say what happens: "Delete", not "Yes".',
      'Give each action its own busy text.',
      'Give a quiet button the class lectern-button-flush where it stands in running content.',
    ],
    dont: [
      'Use a button for going to another page: that is a link with the class lectern-button.',
      'Use destructive outside a question that is asked before.',
    ],
    accessibility: [
      'While busy it keeps the focus and its width, has aria-busy, and ignores presses.',
      'With focusableWhenDisabled it stays in the tab order, so that the focus is not lost when it disables itself.',
      'It is 44 px high, small 36 px.',
    ],
    keyboard: [
      ['Enter', 'Presses the button'],
      ['Space', 'Presses the button'],
    ],
  }),
};
export default meta;

const variants = ['primary', 'secondary', 'quiet', 'danger', 'destructive'] as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' } as const;

export const Primary = state<typeof meta>({
  args: { variant: 'primary' },
  shows: { role: 'button', name: 'Save Changes' },
});
export const Variants = state<typeof meta>({
  render: (args) => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant}>
          {variant}
        </Button>
      ))}
    </div>
  ),
  shows: variants.map((name) => ({ role: 'button', name })),
});
export const Sizes = state<typeof meta>({
  render: (args) => (
    <div style={row}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} {...args} variant="primary" size={size}>
          {size}
        </Button>
      ))}
    </div>
  ),
  shows: { role: 'button', name: 'large' },
});
export const Disabled = state<typeof meta>({
  render: (args) => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </div>
  ),
  shows: { role: 'button', name: 'primary' },
});
export const Busy = state<typeof meta>({
  kind: 'busy',
  render: (args) => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} isBusy busyLabel="Saving..." />
      ))}
    </div>
  ),
  shows: { role: 'button', name: 'Saving...' },
});
/** The same button before and while it saves: nothing moves. */
export const KeepsItsWidth = state<typeof meta>({
  kind: 'busy',
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: '0.75rem' }}>
      {['Save', 'Create your account'].flatMap((label) =>
        [false, true].map((isBusy) => (
          <Button key={`${label}${isBusy}`} {...args} variant="primary" isBusy={isBusy} busyLabel="Saving...">
            {label}
          </Button>
        )),
      )}
    </div>
  ),
  act: async ({ canvas }) => {
    const widths = canvas.getAllByRole('button').map((button: HTMLElement) => button.getBoundingClientRect().width);
    expect(widths[1]).toBeCloseTo(widths[0] ?? 0, 1);
    expect(widths[3]).toBeCloseTo(widths[2] ?? 0, 1);
  },
  shows: { role: 'button', name: 'Save' },
});
export const BusyWithoutText = state<typeof meta>({
  kind: 'busy',
  args: { isBusy: true, children: 'Send' },
  shows: { role: 'button', name: 'Send' },
});
export const WithIcon = state<typeof meta>({
  args: {
    children: (
      <>
        <Icon shape={heart} />
        Add to Wishlist
      </>
    ),
  },
  shows: { role: 'button', name: 'Add to Wishlist' },
});
/** A quiet button in running content begins where the text begins. */
export const InRunningContent = state<typeof meta>({
  args: { variant: 'quiet', className: 'lectern-button-flush', children: 'Open the assignment' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <p>Submitted on 3 March. Not graded yet.</p>
      <Button {...args} />
    </div>
  ),
  shows: { role: 'button', name: 'Open the assignment' },
});
/** A button is never narrower than its longest word; a longer one breaks at its soft hyphens. */
export const LongWords = state<typeof meta>({
  kind: 'long',
  args: {
    variant: 'primary',
    children:
      'Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesell\u00adschafts\u00adkapitäns\u00admütze aufbewahren und fortfahren',
  },
  viewport: 'phone',
  shows: { text: /aufbewahren/ },
});
