import type { Meta } from '@storybook/react-vite';
import { page, state } from '../testing/states.tsx';
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

const wayOn = (
  <a className="lectern-button" data-variant="primary" href="#courses">
    Browse Courses
  </a>
);

export const WithWayOn = state<typeof meta>({
  args: { children: wayOn },
  shows: [{ text: 'Your wishlist is empty.' }, { role: 'link', name: 'Browse Courses' }],
});
export const WithHeading = state<typeof meta>({
  args: { heading: 'Nothing saved yet', message: 'Press the heart of a course to keep it here.', children: wayOn },
  shows: { role: 'heading', name: 'Nothing saved yet' },
});
export const MessageOnly = state<typeof meta>({ shows: { text: 'Your wishlist is empty.' } });
export const OwnPicture = state<typeof meta>({
  args: {
    picture: <img src="/media/design.webp" alt="" width={192} height={108} />,
    children: wayOn,
  },
  shows: { role: 'link', name: 'Browse Courses' },
});
export const LongWords = state<typeof meta>({
  kind: 'long',
  viewport: 'phone',
  args: {
    heading: 'Nothing matches Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    message:
      'No courses match your search. Try fewer filters, other words, or look through the categories, which is where most people begin.',
    children: wayOn,
  },
  shows: { text: /fewer filters/ },
});
