import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { has, page, says, statesOf } from '../testing/states.tsx';
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
const { state, ready, long } = statesOf(meta);

const variants = ['primary', 'secondary', 'quiet', 'danger', 'destructive'] as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem' } as const;

export const Primary = ready(has('button', 'Save Changes'), { args: { variant: 'primary' } });
export const Variants = ready(
  variants.map((name) => ({ role: 'button', name })),
  {
    render: (args) => (
      <div style={row}>
        {variants.map((variant) => (
          <Button key={variant} {...args} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
    ),
  },
);
export const Sizes = ready(has('button', 'large'), {
  render: (args) => (
    <div style={row}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Button key={size} {...args} variant="primary" size={size}>
          {size}
        </Button>
      ))}
    </div>
  ),
});
export const Disabled = ready(has('button', 'primary'), {
  render: (args) => (
    <div style={row}>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} disabled>
          {variant}
        </Button>
      ))}
    </div>
  ),
});
export const Busy = state({
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
export const KeepsItsWidth = state({
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
export const BusyWithoutText = state({
  kind: 'busy',
  args: { isBusy: true, children: 'Send' },
  shows: { role: 'button', name: 'Send' },
});
export const WithIcon = ready(has('button', 'Add to Wishlist'), {
  args: {
    children: (
      <>
        <Icon shape={heart} />
        Add to Wishlist
      </>
    ),
  },
});
/** A quiet button in running content begins where the text begins. */
export const InRunningContent = ready(has('button', 'Open the assignment'), {
  args: { variant: 'quiet', className: 'lectern-button-flush', children: 'Open the assignment' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <p>Submitted on 3 March. Not graded yet.</p>
      <Button {...args} />
    </div>
  ),
});
/** A button is never narrower than its longest word; a longer one breaks at its soft hyphens. */
export const LongWords = long(says(/aufbewahren/), {
  args: {
    variant: 'primary',
    children:
      'Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesell\u00adschafts\u00adkapitäns\u00admütze aufbewahren und fortfahren',
  },
  viewport: 'phone',
});
