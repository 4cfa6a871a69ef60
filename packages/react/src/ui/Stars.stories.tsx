import type { Meta } from '@storybook/react-vite';
import { page, state } from '../testing/states.tsx';
import { Stars } from './Stars.tsx';

const meta: Meta<typeof Stars> = {
  title: 'Pieces/Stars',
  component: Stars,

  args: { value: 4.3, label: '4.3 out of 5 stars' },
  parameters: page({
    frame: 'column',
    notApplicable: { long: 'It draws no words.' },
    words: ['rating', 'review', 'score'],
    do: ['Put the number beside it where there is room.'],
    dont: ['Use it as a control: the review form has radio buttons for that.'],
    accessibility: [
      'It is an image with the rating as its name. Filled and empty stars differ in more than color: by an outline.',
    ],
  }),
};
export default meta;

export const Rating = state<typeof meta>({ shows: { role: 'img', name: '4.3 out of 5 stars' } });
export const None = state<typeof meta>({
  args: { value: 0, label: 'No ratings yet' },
  shows: { role: 'img', name: 'No ratings yet' },
});
export const All = state<typeof meta>({
  args: { value: 5, label: '5 out of 5 stars' },
  shows: { role: 'img', name: '5 out of 5 stars' },
});
/** Each tenth. */
export const Tenths = state<typeof meta>({
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 8rem)', gap: '0.25rem' }}>
      {Array.from({ length: 11 }, (_, tenth) => 3 + tenth / 10).map((value) => (
        <Stars key={value} value={value} label={`${value.toFixed(1)} out of 5 stars`} />
      ))}
    </div>
  ),
  shows: { role: 'img', name: '3.7 out of 5 stars' },
});
export const RightToLeft = state<typeof meta>({
  direction: 'rtl',
  shows: { role: 'img', name: '4.3 out of 5 stars' },
});
