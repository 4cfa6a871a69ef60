import { rootOf } from './rootOf.ts';

/** A focused element, and where the focus goes when it is removed. */
export interface FocusPlace {
  element: HTMLElement;
  /** Best first; read after the element has left the page. */
  successors(): HTMLElement[];
  /** Whether better successors are still loading: the focus goes on to them when they are there, unless it was moved. */
  isLoading?(): boolean;
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';
/** The focus never moves past these: a page, a dialog and the root set their own focus. */
const BOUNDARY = '.lectern-root, .lectern-dialog, main, body';

const activeIn = (element: Element) => {
  const active = rootOf(element).activeElement;
  return active === element.ownerDocument.body ? null : active;
};

/** The rows of every list that the element is in, innermost list first, nearest rows first: those after it, then those before. */
function nearestRows(element: Element): Element[] {
  const rows: Element[] = [];
  for (let row = element.closest('li'); row; row = row.parentElement?.closest('li') ?? null) {
    const all = [...(row.parentElement?.children ?? [])];
    const index = all.indexOf(row);
    rows.push(...all.slice(index + 1), ...all.slice(0, index).reverse());
  }
  return rows;
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return !parent || parent.matches(BOUNDARY) ? [] : [parent, ...ancestorsOf(parent)];
}

const HEADING = 'h1, h2, h3, h4';
const NOTE = '.lectern-error-note';
const RETRY = `${NOTE} > button`;
const LOADING = '[data-state="loading"], .lectern-skeleton';

const first = (selector: string, elements: Element[]) =>
  elements.map((one) => (one.matches(selector) ? one : one.querySelector(selector))).find((found) => found !== null);

/** Reads what has taken the place of an element, and what comes after it, when it was replaced, alone or with what is around it. */
function replacementOf(element: Element): () => { around: Element | null; content: Element[] } {
  const around = element.parentElement;
  if (!around) return () => ({ around, content: [] });
  const index = [...around.children].indexOf(element);
  const isOuter = around.matches(BOUNDARY);
  const replacementOfAround = isOuter ? undefined : replacementOf(around);
  return () => {
    if (!around.isConnected && replacementOfAround) return replacementOfAround();
    const content = [...around.children].slice(index);
    return isOuter ? { around: null, content: content.slice(0, 1) } : { around, content };
  };
}

/**
 * The place of "Try again". While that loads, the focus waits around the note; then it goes back to the button where it has
 * failed again, else to the first heading of what was loaded.
 */
function placeOfRetry(element: HTMLElement): FocusPlace {
  const replacement = replacementOf(element.closest(NOTE) ?? element);
  const isLoading = () => {
    const { around, content } = replacement();
    const [start] = content;
    if (around?.matches(LOADING) || start?.matches(`${LOADING}, [role="status"]`)) return true;
    // A widget that says its state may have parts that still load.
    return start !== undefined && !start.matches('[data-state]') && start.querySelector(LOADING) !== null;
  };
  const successors = () => {
    const { around, content } = replacement();
    const [start] = content;
    if (isLoading()) return [start?.matches('[data-state]') ? start : (around ?? start)];
    return [first(RETRY, content), first(HEADING, content), start, around];
  };
  return {
    element,
    isLoading,
    successors: () => successors().filter((candidate) => candidate instanceof HTMLElement),
  };
}

/**
 * Remembers where an element is while it is there. After it is gone, the focus goes to the same button (`data-action`) of
 * the next row, else of the previous one; else to what the element names in `data-focus-fallback`; else to anything in those rows;
 * else to the nearest empty note or heading of what is left around it.
 */
export function placeOf(element: HTMLElement): FocusPlace {
  if (element.matches(RETRY)) return placeOfRetry(element);
  const { action, focusFallback } = element.dataset;
  const root = rootOf(element);
  const rows = nearestRows(element);
  const ancestors = ancestorsOf(element);
  return {
    element,
    successors() {
      const left = rows.filter((row) => row.isConnected);
      const around = ancestors.filter((ancestor) => ancestor.isConnected);
      return [
        ...(action ? left.map((row) => row.querySelector(`[data-action="${action}"]`)) : []),
        focusFallback ? root.getElementById(focusFallback) : null,
        ...left.map((row) => row.querySelector(FOCUSABLE)),
        ...around.flatMap((ancestor) => [
          ancestor.querySelector('.lectern-empty-note'),
          ancestor.querySelector(HEADING),
        ]),
      ].filter((candidate) => candidate instanceof HTMLElement);
    },
  };
}

/** Whether there is something of a place left to focus. */
export const isReachable = ({ element, successors }: FocusPlace) => element.isConnected || successors().length > 0;

/** Focuses the element again, without scrolling, or else its first successor that takes the focus. */
export function returnFocus({ element, successors }: FocusPlace): boolean {
  return take(element, { preventScroll: true }) || successors().some((successor) => take(successor));
}

function take(element: HTMLElement, options?: FocusOptions): boolean {
  if (!element.isConnected) return false;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus(options);
  return activeIn(element) === element;
}

const places = new WeakMap<Element, FocusPlace>();

/** What had the focus last in the widgets' root, also where it has left the page since; undefined after it was left on purpose. */
export const lastPlaceIn = (root: Element | null | undefined): FocusPlace | undefined =>
  root ? places.get(root) : undefined;

/** Until the signal, focus whose element leaves the root's tree goes to the nearest successor instead of the document's body. */
export function watchFocus(root: HTMLElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = (target: EventTarget | null) => {
    if (!(target instanceof HTMLElement)) return;
    const place = places.get(root);
    const isWaiting = place?.isLoading?.() && !target.matches(RETRY) && place.successors().includes(target);
    places.set(root, place && isWaiting ? { ...place, element: target } : placeOf(target));
  };
  const onFocusIn = ({ target }: FocusEvent) => remember(target);
  // Safari does not focus a button that is clicked.
  const onClick = ({ target, detail }: MouseEvent) => {
    // Enter in a field clicks the form's button, and the focus stays in the field.
    if (detail === 0 && activeIn(root)) return;
    const pressed = target instanceof Element && target.closest<HTMLElement>('button, a[href]');
    if (pressed && places.get(root)?.element !== pressed) remember(pressed);
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) return;
    // An element that is being removed is still connected when it loses the focus.
    queueMicrotask(() => {
      const isLeftOnPurpose = target instanceof Element && target.isConnected && activeIn(target) === null;
      if (isLeftOnPurpose && places.get(root)?.element === target) places.delete(root);
    });
  };
  /** Whether the focus was in a place that is gone, or is waiting in one, and nobody has moved it since. */
  const isLost = ({ element, isLoading }: FocusPlace) => {
    const active = activeIn(root);
    return element.isConnected ? active === element && isLoading !== undefined && !element.matches(RETRY) : !active;
  };
  const changes = new MutationObserver(() => {
    const lost = places.get(root);
    if (!lost || !isLost(lost)) return;
    clearTimeout(timer);
    // What replaces the element may focus something itself.
    timer = setTimeout(() => {
      if (places.get(root) !== lost || !isLost(lost)) return;
      const isWaiting = lost.isLoading?.() ?? false;
      lost.successors().some((successor) => take(successor, { preventScroll: isWaiting }));
      // Also where it has stayed: the wait is over.
      if (lost.isLoading && activeIn(root) === lost.element) remember(lost.element);
    });
  });
  // What has had the focus for longer.
  if (root.contains(activeIn(root))) remember(activeIn(root));
  root.addEventListener('focusin', onFocusIn, { signal });
  root.addEventListener('focusout', onFocusOut, { signal });
  root.addEventListener('click', onClick, { capture: true, signal });
  // A widget's state may follow its content by an effect: until it does, the wait seems to go on.
  changes.observe(root, { childList: true, subtree: true, attributeFilter: ['data-state'] });
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    changes.disconnect();
  });
}
