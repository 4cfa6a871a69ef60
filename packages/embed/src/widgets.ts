import { listenTo } from './acts.ts';
import type { Drive } from './drive.ts';
import { dispatch } from './events.ts';
import { loadCard, loadFragment } from './fragments.ts';
import { setHtml } from './html.ts';
import type { LecternElement } from './lecternElement.ts';
import { applyLook, ownSheet } from './look.ts';
import { EmbedError } from './problem.ts';
import { paramsOf, recipeOf } from './recipes.ts';
import { getJson } from './request.ts';
import { type Defaults, embedContextOf } from './settings.ts';
import { sheetOf } from './sheets.ts';
import { forget, whenVisible } from './visible.ts';
import type { Page, Widget } from './widget.ts';

const known = new WeakMap<LecternElement, Widget>();
/** Those that are in the page. */
const present = new Set<Widget>();
let defaults: Defaults = {};
const ignore = () => {};
const page: Page = { widgets: present, reload: load };

/** Runs once, before everything else here. */
export function begin(given: Defaults): void {
  defaults = given;
  addEventListener('online', () => {
    for (const widget of present) if (widget.phase === 'error') void load(widget);
  });
  const context = embedContextOf(undefined, defaults);
  if (context && location.hash.includes('lectern_code=')) {
    // Offline: the visitor signs in again.
    import('./frames.ts').then((frames) => frames.takeCode(page, context), ignore);
  }
}

function expect(widget: Widget): void {
  widget.ready = new Promise((resolve, reject) => {
    widget.settle = (error) => (error ? reject(error) : resolve());
  });
  // A page that doesn't wait for it has nothing to catch.
  widget.ready.catch(ignore);
}

function widgetOf(element: LecternElement): Widget {
  const found = known.get(element);
  if (found) return found;
  const declared = element.shadowRoot;
  const root = declared ?? element.attachShadow({ mode: 'open' });
  const widget: Widget = {
    element,
    root,
    phase: 'waiting',
    ready: Promise.resolve(),
    settle() {},
  };
  known.set(element, widget);
  expect(widget);
  root.adoptedStyleSheets = [ownSheet()];
  if (declared?.querySelector('.lectern-root')) {
    widget.context = embedContextOf(element, defaults);
    widget.request = requestOf(widget);
    shown(widget);
  } else showFallback(widget, recipeOf(element).fragment ? 'loading' : '');
  listenTo(widget, page);
  return widget;
}

/** Shows what is inside the element: a child for this slot if there is one, else the fallback. */
function showFallback({ element, root }: Widget, slot: '' | 'loading' | 'error'): void {
  const fallback = document.createElement('slot');
  const { view, label } = recipeOf(element);
  if (view && label) {
    const button = document.createElement('button');
    button.textContent = label;
    button.dataset.lecternOpen = view;
    fallback.append(button);
  }
  const outer = document.createElement('slot');
  outer.name = slot;
  outer.append(fallback);
  root.replaceChildren(outer);
  // Hidden in the page, so that they don't show without the script.
  for (const child of element.querySelectorAll<HTMLElement>(':scope>[slot]')) child.hidden = false;
}

/** What the element asks of which server, and the code that its links carry, as text. */
const requestOf = ({ element, context }: Widget): string =>
  `${context?.address} ${context?.locale} ${element.getAttribute('code')} ${new URLSearchParams(paramsOf(element))}`;

/** With `hadFocus` the first element that takes the focus gets it: what had it before is gone. */
function shown(widget: Widget, hadFocus?: boolean): void {
  const { element, root, context } = widget;
  widget.phase = 'ready';
  for (const one of root.querySelectorAll<HTMLElement>('*')) {
    // It does nothing without this script.
    if (one.dataset.lecternAct) one.hidden = false;
    if (hadFocus && !root.activeElement) one.focus({ preventScroll: true });
  }
  if (context) {
    applyLook(root, context);
    page.mark?.(root, context);
    if (element.getAttribute('code')) import('./codedLinks.ts').then(({ codeLinks }) => codeLinks(widget), ignore);
  }
  const placeholder = element.getAttribute('placeholder');
  if (placeholder) root.querySelector('[name=q]')?.setAttribute('placeholder', placeholder);
  widget.settle();
}

function fail(widget: Widget, error: unknown): void {
  const problem = error instanceof EmbedError ? error : new EmbedError('unavailable', String(error));
  if (problem.code === 'misconfigured' || problem.code === 'not_found') {
    console.error(`Lectern: <${widget.element.localName}>: ${problem.message}`);
  }
  widget.phase = 'error';
  showFallback(widget, 'error');
  widget.settle(problem);
  dispatch(widget.element, 'lectern-error', { code: problem.code, message: problem.message });
}

async function load(widget: Widget): Promise<void> {
  if (widget.frame) return;
  const { element, root, context, request } = widget;
  const { fragment, isOwnMarkup, needs = [] } = recipeOf(element);
  if (widget.phase === 'error') expect(widget);
  widget.phase = 'loading';
  // Not once the element asks for something else, or a frame is open in it.
  const isCurrent = () => widget.request === request && !widget.frame;
  try {
    const absent = needs.find((name) => !element.getAttribute(name));
    if (absent) throw new EmbedError('misconfigured', `The attribute ${absent} is missing.`);
    if (!context) {
      throw new EmbedError('misconfigured', 'Which marketplace? Add <lectern-marketplace address="https://…">.');
    }
    if (!fragment) {
      // Again after a frame has been there.
      root.adoptedStyleSheets = [ownSheet()];
      showFallback(widget, '');
      return shown(widget);
    }
    const params = paramsOf(element);
    if (isOwnMarkup) {
      const { loadCourse } = await import('./ownMarkup.ts');
      const draw = await loadCourse(element, context, params, getJson);
      if (!isCurrent()) return;
      if (!draw) throw new EmbedError('misconfigured', 'Add a <template> with your markup.');
      draw();
      showFallback(widget, '');
      return shown(widget);
    }
    const { html, sheet } =
      fragment === 'cards' && params.course
        ? await loadCard(context, params.course)
        : await loadFragment(context, fragment, params);
    const style = await sheetOf(sheet);
    if (!isCurrent()) return;
    const hadFocus = element.matches(':focus-within');
    setHtml(root, html);
    root.adoptedStyleSheets = [style];
    shown(widget, hadFocus);
  } catch (error) {
    if (isCurrent()) fail(widget, error);
  }
}

function refresh(widget: Widget): void {
  const { element, root } = widget;
  widget.context = embedContextOf(element, defaults);
  const request = requestOf(widget);
  if (widget.request !== request) {
    if (widget.phase !== 'waiting') expect(widget);
    widget.frame?.leave();
    widget.request = request;
    widget.phase = 'waiting';
  } else if (widget.context) applyLook(root, widget.context);
  if (widget.phase === 'waiting') whenVisible(element, () => void load(widget));
}

const isMarketplace = (element: Element) => element.localName === 'lectern-marketplace';

/** An element has entered the page, left it or been moved in it, or an attribute has changed. */
export function update(element: LecternElement): void {
  const { isConnected } = element;
  const widget = known.get(element);
  if (isMarketplace(element)) {
    if (isConnected) for (const one of present) refresh(one);
  } else if (isConnected) {
    const entered = widgetOf(element);
    present.add(entered);
    refresh(entered);
  } else if (widget) {
    present.delete(widget);
    forget(element);
    widget.frame?.leave();
  }
}

/** Loads an element's content again. */
export function reload(element: LecternElement): void {
  if (!isMarketplace(element)) void load(widgetOf(element));
}

/** Resolves when an element shows its content. */
export const ready = (element: LecternElement): Promise<void> =>
  isMarketplace(element) ? Promise.resolve() : widgetOf(element).ready;

/** Drives the video of a player. */
export const drive = (element: LecternElement, command: Drive): Promise<void> => {
  // Asked now: it ends soon after the press.
  const isPressed = navigator.userActivation?.isActive === true;
  return import('./frames.ts').then((frames) => frames.drive(page, widgetOf(element), command, isPressed));
};

/** Opens a view of the page's marketplace, or the checkout that a link of the page names. */
export const open = async (view: string, params: object, link?: HTMLAnchorElement): Promise<void> => {
  const context = embedContextOf(link, defaults);
  if (!context)
    throw new EmbedError('misconfigured', 'Which marketplace? Add <lectern-marketplace address="https://…">.');
  const frames = await import('./frames.ts');
  frames.open(page, { view, params }, context, link);
};
