import type { Meta } from '@storybook/react-vite';
import { page, statesOf } from '../testing/states.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = {
  title: 'Pieces/Skeleton',
  component: Skeleton,

  parameters: page({
    frame: 'column',
    notApplicable: { ready: 'It is there only while something loads.', long: 'It draws no words.' },
    words: ['placeholder', 'loading', 'shimmer'],
    do: ['Give it the shape of what comes, so that nothing moves when it is there.'],
    dont: ['Show it without a LoadingStatus, which says the same to screen readers.'],
    accessibility: ['It is hidden from screen readers. It stands still where people asked for less motion.'],
  }),
};
export default meta;
const { state } = statesOf(meta);

const shapes = ['title', 'line', 'short', 'button', 'circle'] as const;

export const Shapes = state({
  kind: 'loading',
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {shapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </div>
  ),
});
/** Fills what it stands in, such as a picture's place. */
export const Box = state({
  kind: 'loading',
  render: () => (
    <div style={{ aspectRatio: '16 / 9', borderRadius: '10px' }}>
      <Skeleton shape="box" />
    </div>
  ),
});
export const Paragraph = state({
  kind: 'loading',
  render: () => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  ),
});
