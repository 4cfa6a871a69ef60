import type { Meta } from '@storybook/react-vite';
import { longTitle } from '../../testing/seedChanges.ts';
import { has, page, says, statesOf } from '../../testing/states.tsx';
import { asset } from '../../testing/world.ts';
import { CourseSearchBox } from '../course-search/index.ts';
import { HeroSlider } from './index.ts';

const slides = [
  {
    title: 'Learn from those who do it',
    subtitle: 'Short, honest courses.',
    image: asset('media/design.webp'),
    action: 'Browse',
  },
  {
    title: 'Make something by the weekend, and something else by the weekend after that',
    subtitle: "Most courses end with something you've made: a page, a print, a song, a plan.",
    image: asset('media/photography.webp'),
    action: 'Find a Course',
  },
  {
    title: 'Go at your own pace',
    subtitle: 'We keep your place.',
    image: asset('media/music.webp'),
    action: 'Start Learning',
  },
];
/** A day: a slide that changes by itself is never the same twice. */
const NEVER = 86_400_000;

const meta: Meta<typeof HeroSlider> = {
  title: 'Page/HeroSlider',
  component: HeroSlider,
  args: { label: 'Why learn here', slides, interval: NEVER },
  parameters: page({
    frame: 'bar',
    words: ['carousel', 'banner', 'slideshow', 'home page'],
    do: ['Put a search between the slides and their controls: it stays while they change.'],
    dont: ['Put anything there that people must not miss: most of them see the first slide only.'],
    accessibility: [
      'A carousel with a name; only the current slide can be read and focused.',
      'It pauses while the pointer or the focus is in it, by its own button, and for people who want less motion.',
      'A chosen slide is announced; a slide that comes by itself is not.',
    ],
    keyboard: [
      ['Tab', 'The link of the slide, the search, then the controls'],
      ['Enter', 'Chooses a slide, or pauses'],
    ],
  }),
};
export default meta;
const { ready, long } = statesOf(meta);

export const First = ready({ text: 'Learn from those who do it' });
export const WithSearch = ready('search.placeholder', { args: { search: <CourseSearchBox /> } });
export const Chosen = ready(has('heading', /^Make something/), { act: ({ press }) => press('slider.next') });
/** Where motion is reduced, it begins paused. */
export const Paused = ready('slider.play', {
  act: async ({ press }) => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) await press('slider.pause');
  },
});
export const LongWords = long(says(longTitle), {
  args: {
    slides: slides.map((slide, place) => ({
      ...slide,
      title: `${longTitle} ${place + 1}`,
      subtitle: `${longTitle}. `.repeat(3),
    })),
  },
});
