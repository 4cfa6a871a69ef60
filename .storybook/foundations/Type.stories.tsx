import type { Meta, StoryObj } from '@storybook/react-vite';
import { inRoot, Measured, Section, Table } from './Foundation.tsx';
import { resolve, tokensOf } from './tokens.ts';

const meta: Meta = { title: 'Foundations/Type', tags: ['!autodocs'], decorators: [inRoot] };
export default meta;

const sizes = tokensOf('text-');
const fonts = tokensOf('font');

export const Type: StoryObj = {
  render: () => (
    <>
      <header>
        <h1>Type</h1>
        <p>
          Eight sizes. The larger ones grow with the window, so that a heading on a phone is not a wall. Headings weigh
          700, controls 600. Numbers in columns are tabular. No text is smaller than the first size.
        </p>
      </header>
      <Section heading="Sizes">
        <Measured measure={(place) => sizes.map((token) => resolve(place, 'width', token))}>
          {(pixels) => (
            <Table label="Sizes" heads={['Token', 'In this window', 'Sample']}>
              {sizes.map((token, place) => (
                <tr key={token}>
                  <th scope="row">
                    <code>{token}</code>
                  </th>
                  <td>{pixels[place]}</td>
                  <td style={{ fontSize: `var(${token})`, lineHeight: 1.3 }}>Reading weather maps</td>
                </tr>
              ))}
            </Table>
          )}
        </Measured>
      </Section>
      <Section heading="Families">
        <Table label="Families" heads={['Token', 'Sample']}>
          {fonts.map((token) => (
            <tr key={token}>
              <th scope="row">
                <code>{token}</code>
              </th>
              <td style={{ fontFamily: `var(${token})`, fontSize: 'var(--lectern-text-5)' }}>
                Clouds form where moist air rises: 1,012 hPa at 06:30
              </td>
            </tr>
          ))}
        </Table>
      </Section>
    </>
  ),
};
