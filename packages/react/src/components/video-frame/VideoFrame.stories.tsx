import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { page, statesOf } from '../../testing/states.tsx';
import { asset } from '../../testing/world.ts';
import { VideoFrame } from './index.ts';

const meta: Meta<typeof VideoFrame> = {
  title: 'Learning/VideoFrame',
  component: VideoFrame,
  args: {
    source: { kind: 'youtube', id: 'aqz-KE-bpKQ', embedUrl: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' },
    title: 'What you will make',
    posterUrl: asset('media/photography.webp'),
  },
  parameters: page({
    frame: 'column',
    notApplicable: { long: 'it shows one sentence; the title is hidden' },
    words: ['youtube', 'vimeo', 'embed', 'iframe', 'video', 'poster', 'privacy'],
    do: ['Take the source from videoSource of the SDK: other hosts are refused.'],
    dont: ['Load the frame before the press: the host would learn of the visit.'],
    accessibility: [
      'The button is named after the video; the frame takes the focus when it opens.',
      'The sentence below says whose frame it will be.',
    ],
    keyboard: [['Enter', 'Opens the frame and plays']],
  }),
};
export default meta;
const { ready } = statesOf(meta);

export const YouTube = ready(['video.host', { host: 'YouTube' }]);
export const Vimeo = ready(['video.host', { host: 'Vimeo' }], {
  args: { source: { kind: 'vimeo', id: '76979871', embedUrl: 'https://player.vimeo.com/video/76979871' } },
});
export const WithoutPoster = ready(['video.playTitle', { title: longTitle }], {
  args: { posterUrl: 'data:image/png;base64,broken', title: longTitle },
});
export const RightToLeft = ready(['video.host', { host: 'YouTube' }], { direction: 'rtl' });
