import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { Field } from '../../packages/react/src/ui/Field.tsx';
import { Icon } from '../../packages/react/src/ui/Icon.tsx';
import * as icons from '../../packages/react/src/ui/icons.ts';
import { inRoot, Section } from './Foundation.tsx';

const meta: Meta = { title: 'Foundations/Icons', tags: ['!autodocs'], decorators: [inRoot] };
export default meta;

const words = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function Gallery() {
  const [query, setQuery] = useState('');
  const found = Object.entries(icons).filter(([name]) => `${name} ${words(name)}`.includes(query.trim().toLowerCase()));
  return (
    <>
      <div className="foundation-find">
        <Field label="Find an icon" type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
      </div>
      <p role="status">{found.length === 1 ? '1 icon' : `${found.length} icons`}</p>
      <ul className="foundation-tiles">
        {found.map(([name, shape]) => (
          <li key={name}>
            <Icon shape={shape} />
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

export const Icons: StoryObj = {
  render: () => (
    <>
      <header>
        <h1>Icons</h1>
        <p>
          Outlines in a square of 24 units, as tall as 1.25 lines of the text beside them, in its color. An icon never
          stands for a word alone: there is text beside it, or the control has a name.
        </p>
      </header>
      <Section heading="All icons">
        <Gallery />
      </Section>
    </>
  ),
  play: async ({ canvasElement, userEvent }) => {
    const page = within(canvasElement);
    const field = page.getByRole('searchbox', { name: 'Find an icon' });
    await userEvent.type(field, 'cloud off');
    expect(page.getByRole('status')).toHaveTextContent('1 icon');
    expect(page.getByText('cloudOff')).toBeVisible();
    await userEvent.clear(field);
  },
};
