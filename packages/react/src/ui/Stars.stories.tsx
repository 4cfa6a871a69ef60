import type { Meta } from '@storybook/react-vite';
import { has, page, statesOf } from '../testing/states.tsx';
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
const { ready } = statesOf(meta);

export const Rating = ready({ role: 'img', name: '4.3 out of 5 stars' });
export const None = ready(has('img', 'No ratings yet'), { args: { value: 0, label: 'No ratings yet' } });
export const All = ready(has('img', '5 out of 5 stars'), { args: { value: 5, label: '5 out of 5 stars' } });
/** Each tenth. */
export const Tenths = ready(has('img', '3.7 out of 5 stars'), {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 8rem)', gap: '0.25rem' }}>
      {Array.from({ length: 11 }, (_, tenth) => 3 + tenth / 10).map((value) => (
        <Stars key={value} value={value} label={`${value.toFixed(1)} out of 5 stars`} />
      ))}
    </div>
  ),
});
export const RightToLeft = ready(has('img', '4.3 out of 5 stars'), { direction: 'rtl' });
