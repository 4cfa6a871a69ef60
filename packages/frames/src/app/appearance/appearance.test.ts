import { describe, expect, it } from 'vitest';
import { readColor } from './readColor.ts';
import { readRules } from './readRules.ts';
import { fonts, length, shadow } from './readValue.ts';
import { readVariables } from './readVariables.ts';

const light: Record<string, string> = {
  '--lectern-color-background': '#fbfaf7',
  '--lectern-color-surface': '#ffffff',
  '--lectern-color-sunken': '#f3f1eb',
  '--lectern-color-text': '#14212b',
  '--lectern-color-muted': '#51606c',
  '--lectern-color-primary': '#1b3c53',
  '--lectern-color-primary-hover': '#27526f',
  '--lectern-color-on-primary': '#ffffff',
  '--lectern-color-link': '#1f5f8b',
};
const tokenOf = (name: string) => light[name] ?? '';

describe('readColor', () => {
  it.each([
    ['#6b1e4f', [107, 30, 79]],
    [' #FA0 ', [255, 170, 0]],
    ['rgb(107, 30, 79)', [107, 30, 79]],
    ['rgb(100% 0% 50%)', [255, 0, 128]],
    ['hsl(210 50% 40%)', [51, 102, 153]],
    ['hsl(-150deg, 50%, 40%)', [51, 102, 153]],
    ['oklch(62.8% 0.2577 29.23)', [255, 0, 0]],
    ['oklch(1 0 0)', [255, 255, 255]],
  ])('reads %s', (text, expected) => expect(readColor(text)).toEqual(expected));

  it.each([
    '',
    'red',
    'transparent',
    'currentcolor',
    'inherit',
    '#12',
    '#12345',
    '#ffffff00',
    '#fff0',
    'rgba(0, 0, 0, 0)',
    'rgb(0 0 0 / 0)',
    'hsl(0 0% 0% / 1%)',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4)',
    'rgb(1, 2, 3',
    'rgb(1, 2, 3); display: none',
    'rgb(var(--x), 2, 3)',
    'rgb(calc(1), 2, 3)',
    'rgb(1e9, 2, 3)',
    'rgb(--1, 2, 3)',
    'var(--lectern-color-background)',
    'url(https://evil.example/)',
    'color-mix(in srgb, red, blue)',
    'oklch(none none none)',
    `#${'0'.repeat(100)}`,
  ])('refuses "%s"', (text) => expect(readColor(text)).toBeUndefined());
});

describe('values', () => {
  it('writes fonts anew, without those that have no letters', () => {
    expect(fonts(`'Your Sans', "Times New Roman", system-ui, sans-serif`)).toBe(
      '"Your Sans", "Times New Roman", system-ui, sans-serif',
    );
    for (const text of [
      'Wingdings',
      'Webdings, serif',
      'Adobe Blank',
      'Redacted Script',
      'Libre Barcode 39',
      '"a;b"',
      'url(x)',
      '',
      'a'.repeat(60),
    ])
      expect(fonts(text), text).toBeUndefined();
  });

  it('bounds lengths', () => {
    expect(length(0, 32)('0.5rem')).toBe('8px');
    expect(length(0, 32)('0')).toBe('0px');
    for (const text of ['33px', '-1px', '1e3px', '50%', '100vw', 'calc(1px)', ' '.repeat(20)])
      expect(length(0, 32)(text), text).toBeUndefined();
  });

  it('knows shadows by name only', () => {
    expect(shadow('small')).toBe('0 1px 2px rgb(0 0 0 / 0.2)');
    for (const text of ['inset 0 0 0 99px #fff', '0 0 0 100vmax #fff', 'toString', '__proto__'])
      expect(shadow(text)).toBeUndefined();
  });
});

describe("the host's variables", () => {
  it('keep colors, fonts and corners', () => {
    const sent = {
      '--lectern-color-primary': '#6b1e4f',
      '--lectern-font': 'Georgia, serif',
      '--lectern-radius-card': '2px',
      '--lectern-unit': '18px',
      '--lectern-density': ' .75 ',
    };
    expect(readVariables(sent, tokenOf)).toEqual({
      values: {
        '--lectern-color-primary': 'rgb(107, 30, 79)',
        '--lectern-font': '"Georgia", serif',
        '--lectern-radius-card': '2px',
        '--lectern-unit': '18px',
        '--lectern-density': '0.75',
      },
      refused: [],
    });
  });

  it.each([
    [
      'sizes that could hide a text',
      { '--lectern-text-3': '0px', '--lectern-space-4': '900px', '--lectern-target': '0px' },
    ],
    ['layers over the page', { '--lectern-color-scrim': '#ffffff', '--lectern-shadow': '0 0 0 99px #fff' }],
    ['names of its own', { '--other': '#fff', color: '#fff', display: 'none', __proto__: null }],
  ])('drop %s without a word', (_, sent) => {
    expect(readVariables(sent as unknown as Record<string, string>, tokenOf)).toEqual({ values: {}, refused: [] });
  });

  it.each([
    ['a unit of nothing', { '--lectern-unit': '0px' }],
    ['a density that leaves no room', { '--lectern-density': '0.5' }],
    ['a density with a unit', { '--lectern-density': '1px' }],
    ['a transparent text', { '--lectern-color-text': '#14212b00' }],
    ['an address', { '--lectern-color-surface': 'url(https://evil.example/track)' }],
    ['a font of pictures', { '--lectern-font': 'Wingdings' }],
  ])('refuse %s, and say so', (_, sent) => {
    const { values, refused } = readVariables(sent, tokenOf);
    expect(values).toEqual({});
    expect(refused).toEqual([expect.stringMatching(/^--lectern-.* isn't allowed in frames\.$/)]);
  });

  it('refuse a price or a button that nobody could read, in one color of the pair or in both', () => {
    const attempts: Record<string, string>[] = [
      { '--lectern-color-text': '#f9f9f9' },
      { '--lectern-color-surface': '#20303a' },
      { '--lectern-color-on-primary': '#1b3c53' },
      { '--lectern-color-primary': '#fafafa', '--lectern-color-on-primary': '#ffffff' },
      {
        '--lectern-color-text': '#101010',
        '--lectern-color-background': '#121212',
        '--lectern-color-surface': '#141414',
      },
    ];
    for (const sent of attempts) {
      const { values, refused } = readVariables(sent, tokenOf);
      expect(refused.length, JSON.stringify(sent)).toBeGreaterThan(0);
      for (const text of ['text', 'muted', 'link'])
        for (const ground of ['background', 'surface', 'sunken']) {
          const [one, other] = [text, ground].map((name) => `--lectern-color-${name}`);
          expect(
            contrastOf(values[one ?? ''] ?? tokenOf(one ?? ''), values[other ?? ''] ?? tokenOf(other ?? '')),
          ).toBeGreaterThanOrEqual(3);
        }
    }
  });
});

describe("the host's rules", () => {
  it('style a few elements with a few properties', () => {
    const button = { 'background-color': '#6b1e4f', color: '#ffffff', 'border-radius': '24px' };
    expect(readRules({ button }, tokenOf)).toEqual({
      rules: [
        {
          selector: ".lectern-button[data-variant='primary']:not(:disabled, [aria-disabled='true'])",
          values: { 'background-color': 'rgb(107, 30, 79)', color: 'rgb(255, 255, 255)', 'border-radius': '24px' },
        },
      ],
      refused: [],
    });
  });

  it.each([
    ['an unknown element', { price: { color: '#000000' } }],
    ['a selector', { 'body *': { color: '#000000' } }],
    ['hiding', { button: { display: 'none' } }],
    ['making transparent', { button: { opacity: '0' } }],
    ['moving away', { card: { transform: 'translateX(-9999px)' } }],
    ['covering', { card: { position: 'fixed' } }],
    ['a shadow over everything', { card: { 'box-shadow': 'inset 0 0 0 100vmax #ffffff' } }],
    ['a picture', { card: { 'background-color': 'url(https://evil.example/)' } }],
    ['raw CSS', { card: { color: '#000000; } .lectern-price { display: none' } }],
    ['a thin font', { heading: { 'font-weight': '1' } }],
    ['the prototype', { card: { __proto__: { color: '#fff' }, constructor: '#ffffff' } }],
  ])('refuse %s', (_, sent) => {
    const { rules, refused } = readRules(sent as unknown as Record<string, Record<string, string>>, tokenOf);
    expect(rules).toEqual([]);
    expect(refused).toHaveLength(1);
  });

  it.each([
    ['a button in its own color', { button: { color: '#1b3c53' } }],
    ['a button on white', { button: { 'background-color': '#ffffff' } }],
    ['a card as dark as its text', { card: { 'background-color': '#14212b' } }],
    [
      'a dark card, whose muted lines and fields stay dark on white',
      { card: { color: '#ffffff', 'background-color': '#14212b' } },
    ],
    ['a card whose text is lost in its fields', { card: { color: '#cccccc' } }],
    ['a button that is lost under the pointer', { button: { color: '#7096b2' } }],
    ['headings as light as the page', { heading: { color: '#fbfaf7' } }],
    ['fields whose text is gone', { field: { color: '#eeeeee', 'background-color': '#ffffff' } }],
  ])('refuse %s', (_, sent) => {
    expect(readRules(sent as unknown as Record<string, Record<string, string>>, tokenOf)).toEqual({
      rules: [],
      refused: [expect.stringContaining('the contrast of text and background must be at least 3')],
    });
  });

  it('refuse headings that would be lost on the card that the host has colored', () => {
    const sent = { card: { 'background-color': '#c9d2d8' }, heading: { color: '#8a959d' } };
    const { rules, refused } = readRules(sent, tokenOf);
    expect(rules).toHaveLength(1);
    expect(refused).toEqual([expect.stringMatching(/^appearance\.heading/)]);
  });
});

/** Written again, so that the test doesn't trust what it tests. */
function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((text) => {
      const [r = 0, g = 0, b = 0] = (readColor(text) ?? []).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
