import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { readSettings } from '../../packages/react/src/testing/settings.ts';
import { Matrix } from './Matrix.tsx';

interface Args {
  component: string;
}

const meta: Meta<Args> = {
  title: 'Workshop',
  // Docs pages show it in a frame.
  tags: ['!dev', '!autodocs'],
  // Without its type, Storybook would drop it from an address.
  argTypes: { component: { type: { name: 'string', required: true } } },
  render: ({ component }, { globals }) => (
    <Matrix key={component} component={component} settings={readSettings(globals)} />
  ),
};
export default meta;

/** Needs `args=component:CourseCard` in its address. */
const matrix: StoryObj<Args> = {
  tags: ['!test'],
  async play() {
    await waitFor(() => expect(document.body).toHaveAttribute('data-matrix-settled'));
  },
};

export { matrix as Matrix };

/** Cells with other answers to the same call stand on one page, and each shows its own. */
export const TwoWorlds: StoryObj<Args> = {
  args: { component: 'CourseCard' },
  async play(context) {
    await matrix.play?.(context);
    const cell = (name: string) => {
      const found = context.canvasElement.querySelector<HTMLElement>(`[data-cell="catalogue-coursecard--${name}"]`);
      if (!found) throw new Error(`No cell ${name}`);
      return within(found);
    };
    await expect(cell('failed').getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(cell('failed').queryByRole('article', { name: 'Reading Weather Maps' })).toBeNull();
    await expect(cell('paid').getByRole('article', { name: 'Reading Weather Maps' })).toBeVisible();
    await expect(cell('long-words').getByRole('article', { name: /Donaudampfschifffahrt/ })).toBeVisible();
    await expect(cell('loading').queryByRole('article', { name: /./ })).toBeNull();
  },
};
