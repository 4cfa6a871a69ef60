import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Button } from '../../packages/react/src/ui/Button.tsx';
import { inRoot, Section } from './Foundation.tsx';

const meta: Meta = { title: 'Foundations/Motion', tags: ['!autodocs'], decorators: [inRoot] };
export default meta;

function Speeds() {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <>
      <p>
        <Button onClick={() => setIsMoved(!isMoved)}>Move</Button>
      </p>
      <ul className="foundation-tiles">
        {['quick', 'enter'].map((name) => (
          <li key={name}>
            <span
              className="foundation-mover"
              data-moved={isMoved || undefined}
              style={{ '--duration': `var(--lectern-${name})` } as object}
            />
            <code>--lectern-{name}</code>
            {name === 'quick' ? 'A change of state, such as hover' : 'Something that enters, such as a dialog'}
          </li>
        ))}
      </ul>
    </>
  );
}

export const Motion: StoryObj = {
  render: () => (
    <>
      <header>
        <h1>Motion</h1>
        <p>
          Nothing moves without a cause, and only position, scale and opacity change. People who ask their system for
          less motion get the end state at once; the toolbar has the same setting.
        </p>
      </header>
      <Section heading="Speeds">
        <Speeds />
      </Section>
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }));
    expect(canvasElement.querySelectorAll('[data-moved]')).toHaveLength(2);
  },
};

/** What code and sheets read when the toolbar asks for less motion. */
export const Reduced: StoryObj = {
  ...Motion,
  tags: ['!dev'],
  globals: { motion: 'reduced' },
  play: ({ canvasElement }) => {
    expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    const button = canvasElement.querySelector('button');
    expect(button && getComputedStyle(button).transitionDuration).toBe('0s, 0s, 0s');
  },
};
