import type { EmbedContext } from './settings.ts';

let own: CSSStyleSheet | undefined;

/** The styles of an element until the fragments' style sheet, which contains them too, has loaded. */
export function ownSheet(): CSSStyleSheet {
  if (!own) {
    own = new CSSStyleSheet();
    own.replaceSync(`:host{display:block;writing-mode:initial}
:host(:is(lectern-checkout,lectern-cart-button,lectern-sign-in,lectern-account)){display:inline-block}
:host(lectern-course-card){max-inline-size:400px}
:host([hidden]){display:none}`);
  }
  return own;
}

/** Sets the mode, theme and direction of a fragment. Without a theme it follows the system. */
export function applyLook(root: ShadowRoot, { theme, dir }: Pick<EmbedContext, 'theme' | 'dir'>): void {
  const top = root.querySelector<HTMLElement>('.lectern-root');
  if (!top) return;
  top.dataset.lecternMode = document.compatMode;
  if (theme === 'light' || theme === 'dark') top.dataset.lecternTheme = theme;
  else delete top.dataset.lecternTheme;
  if (dir) top.dir = dir;
  else top.removeAttribute('dir');
}
