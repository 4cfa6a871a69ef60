import type { ThemeMode } from './theme.ts';
import { type ThemeColor, themeColors } from './themeColors.ts';
import { readThemeDesign, type ThemeDesign } from './themeDesign.ts';
import { themeOf } from './themeOf.ts';

type Variables = Readonly<Record<string, string>>;

/** The custom properties of a design by mode, such as `--lectern-color-primary`: only what the design changes. */
export function themeVariables(design: ThemeDesign): Readonly<Record<ThemeMode, Variables>> {
  // A design that comes from an address or a file can't bring CSS of its own.
  const { colors, shared } = themeOf(readThemeDesign({ ...design }));
  const modes = ['light', 'dark'] as const;
  // A color of one mode alone would hold in the other, too.
  const changed = (Object.keys(colors.light) as ThemeColor[]).filter((name) =>
    modes.some((mode) => colors[mode][name] !== themeColors[mode][name]),
  );
  const variablesOf = (mode: ThemeMode): Variables =>
    Object.fromEntries([
      ...Object.entries(shared).map(([name, value]) => [`--lectern-${name}`, value] as const),
      ...changed.map((name) => [`--lectern-color-${name}`, colors[mode][name]] as const),
    ]);
  return { light: variablesOf('light'), dark: variablesOf('dark') };
}

/** How a page chooses between the modes: `auto` follows the system. */
export type PageTheme = ThemeMode | 'auto';

const rule = (selectors: readonly string[], variables: Variables, indent = '') => [
  `${indent}${selectors.join(`,\n${indent}`)} {`,
  ...Object.entries(variables).map(([name, value]) => `${indent}  ${name}: ${value};`),
  `${indent}}`,
];

const onlyColors = (variables: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name]) => name.startsWith('--lectern-color-')));

const hasNone = (variables: Variables) => Object.keys(variables).length === 0;

/**
 * The style sheet of a design for React's widgets; '' for the marketplace's own design.
 *
 * @param selector of the provider's root, such as the class that you give it
 */
export function writeThemeCss(design: ThemeDesign, selector = '.lectern-root'): string {
  const { light, dark } = themeVariables(design);
  if (hasNone(light)) return '';
  const colors = onlyColors(dark);
  const inDark = [
    `${selector}[data-lectern-theme='dark']`,
    `${selector} [data-lectern-theme='dark']`,
    `[data-lectern-theme='dark'] ${selector}:not([data-lectern-theme])`,
  ];
  return [
    ...rule([selector, `${selector} [data-lectern-theme='light']`], light),
    ...(hasNone(colors) ? [] : ['@media not print {', ...rule(inDark, colors, '  '), '}']),
  ].join('\n');
}

/** The style sheet of a design for a page with the elements of `@lectern/embed`; '' for the marketplace's own design. */
export function writeEmbedCss(design: ThemeDesign, theme: PageTheme = 'auto'): string {
  const { light, dark } = themeVariables(design);
  if (hasNone(light)) return '';
  if (theme !== 'auto') return rule([':root'], theme === 'light' ? light : dark).join('\n');
  const colors = onlyColors(dark);
  const inDark = ['@media screen and (prefers-color-scheme: dark) {', ...rule([':root'], colors, '  '), '}'];
  return [...rule([':root'], light), ...(hasNone(colors) ? [] : inDark)].join('\n');
}

/** The `appearance` of a design for frames in one mode: buttons, links, corners and fonts, as far as the design changes them. */
export function themeAppearance(
  design: ThemeDesign,
  mode: ThemeMode,
): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const variables = themeVariables(design)[mode];
  const pick = (properties: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(properties).flatMap(([property, name]) => {
        const value = variables[`--lectern-${name}`];
        return value === undefined ? [] : [[property, value]];
      }),
    );
  const control = { 'border-radius': 'radius-control', 'font-family': 'font' };
  const all = {
    button: pick({ 'background-color': 'color-primary', color: 'color-on-primary', ...control }),
    'secondary-button': pick(control),
    field: pick(control),
    card: pick({ 'border-radius': 'radius-card', 'font-family': 'font' }),
    heading: pick({ 'font-family': 'font' }),
    label: pick({ 'font-family': 'font' }),
    link: pick({ color: 'color-link', 'font-family': 'font' }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, properties]) => !hasNone(properties)));
}

/** {@link themeAppearance} as a script for the page. */
export function writeAppearance(design: ThemeDesign, theme: PageTheme = 'auto'): string {
  const [light, dark] = (['light', 'dark'] as const).map((mode) =>
    JSON.stringify(themeAppearance(design, mode), undefined, 2),
  );
  if (light === '{}') return '';
  const marketplace = "document.querySelector('lectern-marketplace').appearance =";
  if (theme !== 'auto') return `${marketplace} ${theme === 'light' ? light : dark};`;
  if (light === dark) return `${marketplace} ${light};`;
  return `const isDark = matchMedia('(prefers-color-scheme: dark)').matches;\n${marketplace} isDark ? ${dark} : ${light};`;
}
