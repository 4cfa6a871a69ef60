import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot, Section } from './Foundation.tsx';
import { tokensOf } from './tokens.ts';

const meta: Meta = { title: 'Foundations/Radius and elevation', tags: ['!autodocs'], decorators: [inRoot] };
export default meta;

export const Shape: StoryObj = {
  name: 'Radius and elevation',
  render: () => (
    <>
      <header>
        <h1>Radius and elevation</h1>
        <p>
          What is inside has a smaller corner than what is around it. Height is shown by the surface and a hairline; the
          one shadow is for what floats over the page.
        </p>
      </header>
      <Section heading="Radius">
        <ul className="foundation-tiles">
          {tokensOf('radius-').map((token) => (
            <li key={token}>
              <span className="foundation-corner" style={{ borderRadius: `var(${token})` }} />
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section heading="Elevation">
        <ul className="foundation-tiles">
          <li style={{ background: 'var(--lectern-color-sunken)', border: 0 }}>
            Sunken: a group inside a page or card
            <code>--lectern-color-sunken</code>
          </li>
          <li>
            Surface with a hairline: a card
            <code>--lectern-color-surface</code>
          </li>
          {tokensOf('shadow').map((token) => (
            <li key={token} style={{ boxShadow: `var(${token})` }}>
              Floating: a dialog, a menu
              <code>{token}</code>
            </li>
          ))}
        </ul>
      </Section>
    </>
  ),
};
