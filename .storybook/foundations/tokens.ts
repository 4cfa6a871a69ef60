import css from '../../packages/react/src/styles/tokens.css?raw';

const all = [...new Set(css.match(/--lectern-[\w-]+(?=:)/g))];

/** The tokens whose names begin so, as `tokens.css` orders them. */
export const tokensOf = (group: string): string[] => all.filter((name) => name.startsWith(`--lectern-${group}`));

/** What a length or a color is at this place of the page: `20px`, `rgb(20, 33, 43)`. */
export function resolve(place: HTMLElement, property: 'color' | 'width', token: string): string {
  const probe = place.appendChild(document.createElement('span'));
  probe.style.position = 'absolute';
  probe.style.setProperty(property, `var(${token})`);
  const value = getComputedStyle(probe).getPropertyValue(property);
  probe.remove();
  return value;
}
