import breakpoints from 'virtual:lectern/breakpoints';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inRoot, Section, Table } from './Foundation.tsx';

const meta: Meta = { title: 'Foundations/Breakpoints', tags: ['!autodocs'], decorators: [inRoot] };
export default meta;

const Widths = ({ label, widths }: { label: string; widths: typeof breakpoints.pages }) => (
  <Table label={label} heads={['Width', 'Queries', 'Sheets']}>
    {widths.map(({ pixels, queries, sheets }) => (
      <tr key={pixels}>
        <th scope="row">{pixels} px</th>
        <td>
          <code>{queries.join(', ')}</code>
        </td>
        <td>{sheets.join(', ')}</td>
      </tr>
    ))}
  </Table>
);

export const Breakpoints: StoryObj = {
  render: () => (
    <>
      <header>
        <h1>Breakpoints</h1>
        <p>
          A widget adapts to its place, not to the window: most queries ask the container, in em, so that larger text
          counts as less room. The page's own queries are for what the window alone decides. Both lists are read from
          the style sheets; the toolbar's viewports are the first list.
        </p>
      </header>
      <Section heading="Of the window">
        <Widths label="Of the window" widths={breakpoints.pages} />
      </Section>
      <Section heading="Of containers">
        <Widths label="Of containers" widths={breakpoints.containers} />
      </Section>
    </>
  ),
  play: () => {
    expect(breakpoints.pages.length).toBeGreaterThan(5);
    expect(breakpoints.containers.length).toBeGreaterThan(5);
  },
};
