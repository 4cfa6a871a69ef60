import type { Meta } from '@storybook/react-vite';
import { has, page, says, statesOf } from '../testing/states.tsx';
import { EmptyNote } from './EmptyNote.tsx';
import { heart } from './icons.ts';

const meta: Meta<typeof EmptyNote> = {
  title: 'Pieces/EmptyNote',
  component: EmptyNote,

  args: { message: 'Your wishlist is empty.', icon: heart },
  parameters: page({
    frame: 'column',
    words: ['empty state', 'blank slate', 'no results', 'nothing'],
    do: ['Offer a way on: a link or a button as its child.', 'Say what is missing, not that something went wrong.'],
    dont: ['Use it for a failure: that is an ErrorNote.'],
    accessibility: ['The order is icon, heading, sentence, way on. The icon is hidden from screen readers.'],
  }),
};
export default meta;
const { ready, long } = statesOf(meta);

const wayOn = (
  <a className="lectern-button" data-variant="primary" href="#courses">
    Browse Courses
  </a>
);

export const WithWayOn = ready([{ text: 'Your wishlist is empty.' }, { role: 'link', name: 'Browse Courses' }], {
  args: { children: wayOn },
});
export const WithHeading = ready(has('heading', 'Nothing saved yet'), {
  args: { heading: 'Nothing saved yet', message: 'Press the heart of a course to keep it here.', children: wayOn },
});
export const MessageOnly = ready({ text: 'Your wishlist is empty.' });
export const OwnPicture = ready(has('link', 'Browse Courses'), {
  args: {
    picture: <img src="/media/design.webp" alt="" width={192} height={108} />,
    children: wayOn,
  },
});
export const LongWords = long(says(/fewer filters/), {
  viewport: 'phone',
  args: {
    heading: 'Nothing matches Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    message:
      'No courses match your search. Try fewer filters, other words, or look through the categories, which is where most people begin.',
    children: wayOn,
  },
});
