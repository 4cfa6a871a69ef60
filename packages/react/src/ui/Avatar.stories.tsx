import type { Meta } from '@storybook/react-vite';
import { page, statesOf } from '../testing/states.tsx';
import { Avatar } from './Avatar.tsx';

const meta: Meta<typeof Avatar> = {
  title: 'Pieces/Avatar',
  component: Avatar,

  args: { firstName: 'Asha', lastName: 'Verma' },
  parameters: page({
    frame: 'column',
    words: ['profile picture', 'initials', 'face', 'photo'],
    do: ["Put it beside the person's name."],
    dont: ['Use it alone: it says nothing to a screen reader.'],
    accessibility: ['It is hidden from screen readers: the name beside it says who it is.'],
  }),
};
export default meta;
const { state } = statesOf(meta);

export const Initials = state();
export const Picture = state({ args: { picture: '/media/photography.webp' } });
/** A picture that can't be loaded leaves the initials. */
export const BrokenPicture = state({ args: { picture: 'data:image/png;base64,' } });
export const Large = state({ args: { size: 'large' } });
export const OneName = state({ args: { lastName: '' } });
export const LongWords = state({
  kind: 'long',
  args: { firstName: 'Wolfeschlegelsteinhausenbergerdorff', lastName: 'Ñuñez-Featherstonehaugh', size: 'large' },
});
