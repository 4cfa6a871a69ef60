import type { CellSettings } from '../../packages/react/src/testing/settings.ts';

/** What code asks of the system by `matchMedia`, and which setting of the toolbar says yes. */
const queries: [query: string, answer: (settings: CellSettings) => boolean][] = [
  ['(prefers-reduced-motion: reduce)', ({ motion }) => motion === 'reduced'],
  ['(forced-colors: active)', ({ contrast }) => contrast === 'forced'],
];

const systemMedia = window.matchMedia.bind(window);

/** A media query that the toolbar can answer too. */
function askable(query: string) {
  const list = systemMedia(query);
  let isAsked = false;
  Object.defineProperty(list, 'matches', { get: () => isAsked || systemMedia(query).matches });
  const ask = (value: boolean) => {
    if (value === isAsked) return;
    isAsked = value;
    list.dispatchEvent(new MediaQueryListEvent('change', { media: query, matches: list.matches }));
  };
  return { list, ask };
}

const preferences = new Map(queries.map(([query, answer]) => [query, { answer, ...askable(query) }]));
window.matchMedia = (query) => preferences.get(query)?.list ?? systemMedia(query);

/** Gives the document the settings that its sheets and its code read. The direction and the language are each cell's own. */
export function applyToDocument(settings: CellSettings): void {
  const { brand, density, motion, contrast, text, theme } = settings;
  Object.assign(document.documentElement.dataset, { brand, density, motion, contrast, text });
  // The ground until the cells are there.
  document.documentElement.dataset.lecternTheme = theme === 'dark' ? 'dark' : 'light';
  for (const { answer, ask } of preferences.values()) ask(answer(settings));
}
