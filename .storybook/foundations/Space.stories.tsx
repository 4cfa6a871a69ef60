import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inRoot, Measured, Section, Table } from './Foundation.tsx';
import { resolve, tokensOf } from './tokens.ts';

/** Wider than a row, so not to scale. */
const isWidth = (token: string) => token.startsWith('--lectern-width-');

const meta: Meta = { title: 'Foundations/Space', tags: ['!autodocs'], decorators: [inRoot] };
export default meta;

function Lengths({ label, tokens }: { label: string; tokens: readonly string[] }) {
  return (
    <Measured measure={(place) => tokens.map((token) => resolve(place, 'width', token))}>
      {(pixels) => (
        <Table label={label} heads={['Token', 'Now', ...(tokens.some(isWidth) ? [] : ['To scale'])]}>
          {tokens.map((token, place) => (
            <tr key={token}>
              <th scope="row">
                <code>{token}</code>
              </th>
              <td>{pixels[place]}</td>
              {!isWidth(token) && (
                <td>
                  <span className="foundation-bar" style={{ inlineSize: `var(${token})` }} />
                </td>
              )}
            </tr>
          ))}
        </Table>
      )}
    </Measured>
  );
}

export const Space: StoryObj = {
  render: () => (
    <>
      <header>
        <h1>Space</h1>
        <p>
          The number of a step counts quarters of the unit. Spaces and targets follow <code>--lectern-density</code>:
          try the density and the text size of the toolbar. Every padding, margin and gap is one of these: a test
          refuses any other value.
        </p>
      </header>
      <Section heading="Steps">
        <Lengths label="Steps" tokens={tokensOf('space-').filter((token) => /\d$/.test(token))} />
      </Section>
      <Section heading="Targets">
        <p>The least height of what can be pressed. On touch screens, a compact density leaves them as they are.</p>
        <Lengths label="Targets" tokens={tokensOf('target').filter((token) => !token.endsWith('unit'))} />
      </Section>
      <Section heading="Widths">
        <Lengths label="Widths" tokens={tokensOf('width-')} />
      </Section>
    </>
  ),
};

/** The spaces of the toolbar's compact density. */
export const Compact: StoryObj = {
  ...Space,
  tags: ['!dev'],
  globals: { density: 'compact' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    expect(await page.findByRole('row', { name: /--lectern-space-4 12px/ })).toBeVisible();
    expect(page.getByRole('row', { name: /--lectern-target-small 27px/ })).toBeVisible();
  },
};

/** Text of 200 % doubles every size. */
export const DoubleText: StoryObj = {
  ...Space,
  tags: ['!dev'],
  globals: { text: 'double' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    expect(await page.findByRole('row', { name: /--lectern-space-4 32px/ })).toBeVisible();
    expect(page.getByRole('row', { name: /--lectern-target-small 72px/ })).toBeVisible();
  },
};
