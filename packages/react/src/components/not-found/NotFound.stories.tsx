import type { Meta } from '@storybook/react-vite';
import { has, page, statesOf } from '../../testing/states.tsx';
import { NotFound } from './index.ts';

const meta: Meta<typeof NotFound> = {
  title: 'Page/NotFound',
  component: NotFound,
  parameters: page({
    frame: 'page',
    words: ['404', 'missing page', 'wrong address'],
    do: ['Answer with the status 404 where a server renders the page.'],
    dont: ['Use it for a course that is gone: the course page says that itself.'],
    accessibility: ['Its title is the heading of the page.'],
    keyboard: [['Enter', 'Follows the link that has the focus']],
  }),
};
export default meta;
const { ready, long } = statesOf(meta);

export const Default = ready({ role: 'heading', name: 'notFound.title' });
export const WithPicture = ready(has('link', 'notFound.browse'), {
  args: { picture: <img src="/media/photography.webp" alt="" width={240} height={135} /> },
});
export const LongWords = long(has('link', /^Search the whole/), {
  viewport: 'phone',
  args: {
    children: (
      <a className="lectern-button" data-variant="primary" href="#search">
        Search the whole marketplace for what you were looking for
      </a>
    ),
  },
});
