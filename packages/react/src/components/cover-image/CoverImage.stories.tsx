import type { Meta } from '@storybook/react-vite';
import { page, statesOf } from '../../testing/states.tsx';
import { asset } from '../../testing/world.ts';
import { CoverImage } from './index.ts';

const meta: Meta<typeof CoverImage> = {
  title: 'Catalogue/CoverImage',
  component: CoverImage,
  parameters: page({
    frame: 'card',
    notApplicable: { long: 'it has no words' },
    words: ['thumbnail', 'picture', 'poster', 'fallback', 'placeholder'],
    do: [
      'Give it the course, so that the browser loads the width that is shown.',
      'Set loading="eager" for what is in view when the page opens, and for nothing else.',
    ],
    dont: ['Describe the picture: it stands beside the title and is decoration.'],
    accessibility: ['Its alternative text is empty: screen readers leave it out.'],
  }),
};
export default meta;
const { state } = statesOf(meta);

export const Whole = state({ render: () => <CoverImage src={asset('media/design.webp')} loading="eager" /> });
/** A picture that can't be loaded is replaced by the placeholder. */
export const Broken = state({ args: { src: 'data:image/png;base64,broken', loading: 'eager' } });
