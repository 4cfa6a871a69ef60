import breakpoints from 'virtual:lectern/breakpoints';
import { choices, readSettings } from '../packages/react/src/testing/settings.ts';

const icons = {
  theme: 'circlehollow',
  brand: 'paintbrush',
  direction: 'transfer',
  locale: 'globe',
  density: 'component',
  motion: 'play',
  contrast: 'contrast',
  text: 'zoom',
  network: 'lightning',
} as const satisfies Record<keyof typeof choices, string>;

const menu = <Name extends keyof typeof choices>(name: Name) => ({
  description: name,
  toolbar: {
    icon: icons[name],
    // The bar has room for the first words of each choice; the menu says the rest.
    items: Object.entries(choices[name]).map(([value, text]) => {
      const [title = text, right] = text.split(/: |, | \(|\)$/);
      return { value, title, ...(right && { right }) };
    }),
    dynamicTitle: true,
  },
});

/** The toolbar: one menu for each setting of a cell. */
export const globalTypes = Object.fromEntries(
  Object.keys(choices).map((name) => [name, menu(name as keyof typeof choices)]),
);

export const initialGlobals = { ...readSettings({}) };

const sized = (name: string, type: 'mobile' | 'tablet' | 'desktop', width: number, height: number) => ({
  name: `${name} (${width} px)`,
  type,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Three devices, then both sides of each width at which a layout of ours changes. */
export const viewports = {
  phone: sized('Phone', 'mobile', 390, 844),
  narrow: sized('Narrow phone', 'mobile', 320, 640),
  tablet: sized('Tablet', 'tablet', 768, 1024),
  desktop: sized('Desktop', 'desktop', 1280, 800),
  ...Object.fromEntries(
    breakpoints.pages.flatMap(({ pixels }) => [
      [`below${pixels}`, sized(`Below ${pixels} px`, 'tablet', pixels - 1, 900)],
      [`from${pixels}`, sized(`From ${pixels} px`, 'tablet', pixels, 900)],
    ]),
  ),
};
