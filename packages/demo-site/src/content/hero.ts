import type { HeroSlideContent } from '@lectern/react';

export const slides: readonly HeroSlideContent[] = [
  {
    title: 'Learn it from someone who does it',
    subtitle: 'Short, honest courses by working people, with exercises you can finish tonight.',
    image: '/hero/1.svg',
    action: 'Browse Courses',
  },
  {
    title: 'Make something by the weekend',
    subtitle: 'Every course ends with a thing you made: a page, a print, a song, a plan.',
    image: '/hero/2.svg',
    action: 'Find a Project',
  },
  {
    title: 'Go at the pace of your life',
    subtitle: 'Stop anywhere. Your place is kept, on every device, for as long as you like.',
    image: '/hero/3.svg',
    action: 'Start Learning',
  },
];
