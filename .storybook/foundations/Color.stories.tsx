import { contrast, contrastPairs } from '@lectern/sdk/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inRoot, Measured, Section, Table } from './Foundation.tsx';
import { resolve, tokensOf } from './tokens.ts';

const meta: Meta = { title: 'Foundations/Color', tags: ['!autodocs'], decorators: [inRoot] };
export default meta;

const themes = ['light', 'dark'] as const;
type Palette = Record<string, string>;
const TOKEN = '--lectern-color-';
const names = tokensOf('color-').map((token) => token.slice(TOKEN.length));

/** The colors of both themes, as the sheets and the brand make them here. */
function readPalettes(place: HTMLElement): Record<(typeof themes)[number], Palette> {
  const read = (theme: string) => {
    const root = place.appendChild(document.createElement('div'));
    root.className = 'lectern-root';
    root.dataset.lecternTheme = theme;
    const palette = Object.fromEntries(names.map((name) => [name, resolve(root, 'color', TOKEN + name)]));
    root.remove();
    return palette;
  };
  return { light: read('light'), dark: read('dark') };
}

const channels = (color = '') => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number) as [number, number, number];
const ratio = (one?: string, other?: string) => contrast(channels(one), channels(other));

/** `rgb(20, 33, 43)` as `#14212b`, the form of the sheets. A color that is partly transparent stays as it is. */
function written(color = ''): string {
  const [red, green, blue, alpha] = color.match(/[\d.]+/g) ?? [];
  if (alpha !== undefined) return color;
  return `#${[red, green, blue].map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** What stands on a color, or what a color stands on, from the list of pairs. */
function useOf(name: string): string {
  const on = contrastPairs.filter(({ foreground }) => foreground === name).map(({ ground }) => ground);
  const under = contrastPairs.filter(({ ground }) => ground === name).map(({ foreground }) => foreground);
  if (on.length > 0) return `on ${on.join(', ')}`;
  return under.length > 0 ? `under ${under.join(', ')}` : 'decoration, or a fixed place';
}

function Pair({ palette, foreground, ground, least }: { palette: Palette } & (typeof contrastPairs)[number]) {
  const found = ratio(palette[foreground], palette[ground]);
  return (
    <span className="foundation-pair" data-contrast-of={found.toFixed(2)}>
      <span style={{ color: palette[foreground], background: palette[ground] }}>
        {least > 3 ? 'Aa' : <span className="foundation-graphic" />}
      </span>
      {found.toFixed(1)}
      {found < least && <strong>too low</strong>}
    </span>
  );
}

export const Color: StoryObj = {
  render: () => (
    <>
      <header>
        <h1>Color</h1>
        <p>
          Tokens name what a color is for, never how it looks. The values and contrasts are computed on this page, in
          the brand of the toolbar, for both themes. The pairs are those that the tests check: text needs 4.5, graphics
          and the borders of controls need 3.
        </p>
      </header>
      <Measured measure={readPalettes}>
        {(palettes) => (
          <>
            <Section heading="Tokens">
              <Table label="Tokens" heads={['Token', 'Light', 'Dark', 'Stands']}>
                {names.map((name) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>{TOKEN + name}</code>
                    </th>
                    {themes.map((theme) => (
                      <td key={theme}>
                        <span className="foundation-color" style={{ '--swatch': palettes[theme][name] } as object}>
                          <code>{written(palettes[theme][name])}</code>
                        </span>
                      </td>
                    ))}
                    <td>{useOf(name)}</td>
                  </tr>
                ))}
              </Table>
            </Section>
            <Section heading="Pairs and their contrast">
              <Table label="Pairs" heads={['Color', 'On', 'Light', 'Dark', 'At least']}>
                {contrastPairs.map((pair) => (
                  <tr key={`${pair.foreground} ${pair.ground}`}>
                    <th scope="row">{pair.foreground}</th>
                    <td>{pair.ground}</td>
                    {themes.map((theme) => (
                      <td key={theme}>
                        <Pair {...pair} palette={palettes[theme]} />
                      </td>
                    ))}
                    <td>{pair.least}</td>
                  </tr>
                ))}
              </Table>
            </Section>
          </>
        )}
      </Measured>
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole('heading', { name: 'Pairs and their contrast' });
    const ratios = [...canvasElement.querySelectorAll<HTMLElement>('[data-contrast-of]')];
    expect(ratios).toHaveLength(contrastPairs.length * themes.length);
    for (const { dataset } of ratios) expect(Number(dataset.contrastOf)).toBeGreaterThanOrEqual(3);
    expect(page.queryByText('too low')).toBeNull();
  },
};

/** In every brand of the toolbar each pair holds, which the play of the page proves. */
export const Forest: StoryObj = { ...Color, tags: ['!dev'], globals: { brand: 'forest' } };

export const Plum: StoryObj = { ...Color, tags: ['!dev'], globals: { brand: 'plum', theme: 'dark' } };

export const ForcedColors: StoryObj = {
  ...Color,
  tags: ['!dev'],
  globals: { contrast: 'forced' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: 'Tokens' });
    expect(matchMedia('(forced-colors: active)').matches).toBe(true);
    const root = canvasElement.querySelector('.lectern-root');
    expect(root && getComputedStyle(root).getPropertyValue('--lectern-color-background')).toBe('Canvas');
  },
};
