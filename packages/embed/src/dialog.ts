import { make, pin, sheet } from './dom.ts';
import { lockScroll } from './scrollLock.ts';
import { stageSheet } from './stage.ts';

type DialogSize = 'small' | 'large' | 'page';

export interface Dialog {
  /** The element that frames are added to. */
  host: HTMLElement;
  isOpen(): boolean;
  show(size: DialogSize): void;
  hide(): void;
  setLabel(label: string): void;
  setTheme(theme: string | undefined): void;
  /** The height of the frame's content, in CSS pixels. */
  setHeight(px: number): void;
  /** Adds what covers the frame. */
  cover(element: HTMLElement): void;
  remove(): void;
}

// Its top stays where it is while what it shows gets taller: the buttons there don't move away from the pointer.
// In pixels, so that the page's root font size doesn't matter, and in percent of the window: its units grow with the
// page's zoom, the window doesn't.
const css = `
dialog{box-sizing:border-box;position:fixed;inset:32px 0 auto;margin:auto;padding:0;border:0;overflow:hidden;
width:min(960px,100% - 32px);height:min(var(--height,480px),100% - 64px);
max-width:none;max-height:none;border-radius:var(--lectern-radius-dialog,12px);color-scheme:light dark;
background:var(--lectern-color-surface,Canvas);box-shadow:0 16px 48px rgb(0 0 0/.3)}
dialog::backdrop{background:var(--lectern-color-scrim,rgb(0 0 0/.5))}
dialog[data-size=small]{width:min(480px,100% - 32px);top:12%;max-height:calc(88% - 32px)}
dialog[data-size=page]{top:0;width:100%;height:100%;border-radius:0}
dialog[data-size=page][open]{display:grid;grid-template-rows:auto 1fr}
.bar{display:none}
[data-size=page]>.bar{display:flex;gap:16px;align-items:center;justify-content:space-between;padding:4px 16px;
font:600 16px/1.5 var(--lectern-font,system-ui,sans-serif);color:var(--lectern-color-text,CanvasText)}
.bar span{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.body{position:relative;height:100%;min-height:0}
dialog[data-theme=light]{color-scheme:light}
dialog[data-theme=dark]{color-scheme:dark}
@media (width<640px){dialog,dialog[data-size=small]{top:0;width:100%;height:100%;max-height:none;border-radius:0}}
@media (forced-colors:active){dialog{border:1px solid}}`;

/** A modal dialog beside the page's body, with room for a frame. */
export function createDialog(onClose: () => void): Dialog {
  const host = make('div');
  pin(host, { all: 'initial' });
  const title = make('span');
  const close = make('button', { type: 'button', text: 'Close' });
  const body = make('div', { class: 'body' }, make('slot'));
  const dialog = make('dialog', {}, make('div', { class: 'bar' }, title, close), body);
  let unlock = () => {};
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet(css), sheet(stageSheet)];
  root.append(dialog);
  dialog.addEventListener('close', () => {
    unlock();
    onClose();
  });
  close.addEventListener('click', () => dialog.close());
  // In the document even while it is closed: the frame in it keeps the session.
  document.documentElement.append(host);
  return {
    host,
    isOpen: () => dialog.open,
    show(size) {
      dialog.dataset.size = size;
      if (dialog.open) return;
      unlock = lockScroll();
      dialog.showModal();
    },
    hide: () => dialog.close(),
    setLabel(label) {
      title.textContent = label;
      dialog.setAttribute('aria-label', label);
    },
    setTheme(theme) {
      dialog.dataset.theme = theme ?? '';
    },
    setHeight: (px) => dialog.style.setProperty('--height', `${Math.max(px, 200)}px`),
    cover: (element) => body.append(element),
    remove() {
      dialog.close();
      host.remove();
    },
  };
}
