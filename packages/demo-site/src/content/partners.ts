import type { CourseSearch } from '@lectern/sdk';

export const partnersTitle = 'Courses on your own page';

export const partnersLead =
  'One snippet puts courses of this marketplace on your page, whether it is WordPress, React or a plain HTML file. Your visitors sign in, buy and learn in a frame, without leaving your site. Every order that starts on your page is counted for you.';

/** The courses to choose from. */
export const snippetSearch: CourseSearch = { limit: 50 };

export const notes = [
  {
    title: 'Get a key',
    text: 'Cards and lists work without one. To sign in and buy on your page, your visitors need you to be registered: send us the addresses of your sites, and we send you a publishable key for them.',
  },
  {
    title: 'Privacy of your visitors',
    text: 'A page with widgets loads them from the marketplace, and nothing from anyone else. Nothing is stored, and no frame is opened, until a visitor presses a button.',
  },
  {
    title: 'If the marketplace is away',
    text: 'The link inside the widget stays, and nothing on your page moves. It is also what visitors without JavaScript see.',
  },
] as const;
