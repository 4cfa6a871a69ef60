import type { Meta } from '@storybook/react-vite';
import { page, says, statesOf } from '../testing/states.tsx';
import { JsonLd } from './JsonLd.tsx';

const meta: Meta<typeof JsonLd> = {
  title: 'Pieces/JsonLd',
  component: JsonLd,

  args: { data: { '@context': 'https://schema.org', '@type': 'Course', name: 'Bicycle Repair at Home' } },
  parameters: page({
    frame: 'column',
    notApplicable: { long: 'Nothing of it can be seen.' },
    words: ['structured data', 'schema.org', 'search engines', 'seo'],
    do: ['Put one into a page that search engines should understand, such as a course page.'],
    dont: ['Describe what people cannot see on the page.'],
    accessibility: ['It is data for search engines: nothing of it can be seen or heard.'],
  }),
};
export default meta;
const { ready } = statesOf(meta);

/** A designer sees only this sentence. */
export const InAPage = ready(says('This page describes a course to search engines.'), {
  render: (args) => (
    <p>
      This page describes a course to search engines.
      <JsonLd {...args} />
    </p>
  ),
});
