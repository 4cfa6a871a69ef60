import type { HeroSlideContent } from '@lectern/react';

export const slides: readonly HeroSlideContent[] = [
  {
    title: 'Learn it from people who do it every day',
    subtitle: 'Short, honest courses by working professionals, with exercises you can finish tonight.',
    image: '/hero/1.svg',
    action: 'Browse Courses',
    href: '/courses',
  },
  {
    title: 'Make something by the weekend',
    subtitle: "Most courses end with something you've made: a page, a print, a song, a plan.",
    image: '/hero/2.svg',
    action: 'Find a Course',
    href: '/courses',
  },
  {
    title: 'Learn at your own pace',
    subtitle: "Stop anytime. We'll keep your place on every device, for as long as you like.",
    image: '/hero/3.svg',
    action: 'Start Learning',
    href: '/courses',
  },
];
