import type { Surroundings } from './settings.ts';

const css = `:host{display:block}
:host(:is(lectern-checkout,lectern-cart-button,lectern-sign-in,lectern-account)){display:inline-block}
:host(lectern-course-card){max-inline-size:400px}
:host([hidden]){display:none}
:host(lectern-course-card) :is(.lectern-root,article){box-sizing:border-box;min-block-size:inherit}`;
// In quirks mode a height in percent can be the window's.
const stretched = ':host(lectern-course-card) :is(.lectern-root,article){block-size:100%}';
let own: CSSStyleSheet | undefined;

/** What every element has beside the fragments' style sheet. A card fills the place that the page keeps for it. */
export function ownSheet(): CSSStyleSheet {
  if (!own) {
    own = new CSSStyleSheet();
    own.replaceSync(document.compatMode === 'BackCompat' ? css : css + stretched);
  }
  return own;
}

/** Applies theme and direction to a fragment. Without a theme it follows the system. */
export function applyLook(root: ShadowRoot, { theme, dir }: Pick<Surroundings, 'theme' | 'dir'>): void {
  const top = root.querySelector<HTMLElement>('.lectern-root');
  if (!top) return;
  if (theme === 'light' || theme === 'dark') top.dataset.lecternTheme = theme;
  else delete top.dataset.lecternTheme;
  if (dir) top.dir = dir;
  else top.removeAttribute('dir');
}
