/** Light or dark. */
export type ThemeMode = 'light' | 'dark';

/** The colours of each mode (§9 gives the primaries), as CSS values. `npm run regenerate` copies them from tokens.css. */
export const themePalettes: Readonly<Record<ThemeMode, Readonly<Record<string, string>>>> = {
  light: { primary: '#1B3C53', background: '#FBFAF7', surface: '#FFFFFF', text: '#14212B', muted: '#51606C' },
  dark: { primary: '#3B82F6', background: '#0E151B', surface: '#19242E', text: '#E8EDF1', muted: '#A3B1BD' },
};

/** The font and the spacing of both modes (§9). */
export const themeScale = {
  font: 'Montserrat',
  spacing: { sm: '0.5rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
} as const;

/** The parts of a page that a theme changes, such as `document`. Written out, so that the types need no DOM. */
export interface ThemedPage {
  readonly body: {
    readonly classList: {
      /** Adds a class or removes it. */
      toggle(name: string, isOn: boolean): unknown;
    };
  };
  readonly documentElement: {
    readonly style: {
      /** Sets a CSS variable. */
      setProperty(name: string, value: string): void;
    };
  };
}

/**
 * Applies a theme to a whole page (§3): the class `dark` on the body, and the palette as CSS variables
 * (`--lectern-page-primary` …). For your own site; widgets on a partner's page apply the theme to their own root.
 */
export function applyTheme(mode: ThemeMode, page: ThemedPage = document): void {
  page.body.classList.toggle('dark', mode === 'dark');
  const variables = [
    ...Object.entries(themePalettes[mode]),
    ['font', themeScale.font] as const,
    ...Object.entries(themeScale.spacing).map(([name, value]) => [`space-${name}`, value] as const),
  ];
  for (const [name, value] of variables) page.documentElement.style.setProperty(`--lectern-page-${name}`, value);
}
