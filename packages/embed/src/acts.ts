import { dispatch } from './events.ts';
import { isPressed, toViewRequest } from './openings.ts';
import { recipeOf } from './recipes.ts';
import type { Page, Widget } from './widget.ts';

/** Whether a click asks for more than following the link in this tab, such as a new tab. */
const isModified = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button || altKey || ctrlKey || metaKey || shiftKey;

/** Acts on presses and searches in an element. */
export function listenTo(widget: Widget, page: Page): void {
  const { element, root } = widget;
  const onClick = (event: Event) => {
    if (event.defaultPrevented || isModified(event as MouseEvent)) return;
    for (const target of event.composedPath()) {
      if (target === element) return;
      if (target instanceof HTMLElement && handleClick(widget, page, target)) return event.preventDefault();
    }
  };
  // The root sees what is pressed in it also where the page has closed it, the element what is in no slot of it.
  root.addEventListener('click', onClick);
  element.addEventListener('click', onClick);
  root.addEventListener('submit', (event) => {
    if (event.target instanceof HTMLFormElement && search(widget, event.target)) event.preventDefault();
  });
}

/** If the code for frames can't be loaded, the page follows the link, and the browser explains what is wrong. */
const offline =
  ({ element }: Widget, href: string) =>
  (error: unknown) => {
    dispatch(element, 'lectern-error', { code: 'network', message: String(error) });
    location.assign(href);
  };

/** Handles a press on an element; false leaves it to the browser. */
function handleClick(widget: Widget, page: Page, target: HTMLElement): boolean {
  const { element, root, context } = widget;
  const { lecternOpen: view, lecternLecture: lecture, lecternPage, lecternAct } = target.dataset;
  // Not what the page's own elements have around a link inside the element.
  const card = root.contains(target) ? target.closest<HTMLElement>('[data-course]') : null;
  const courses = card?.dataset.course;
  const href = target instanceof HTMLAnchorElement ? target.href : '';
  if (target instanceof HTMLButtonElement && target.closest('[slot="error"]')?.parentElement === element) {
    page.reload(widget);
    return true;
  }
  if (!context) return false;
  if (lecternPage) {
    element.setAttribute('page', lecternPage);
    element.scrollIntoView({ block: 'nearest' });
    return true;
  }
  if (view === 'course') {
    return !dispatch(element, 'lectern-open', { view, params: { courseId: courses ?? '' }, href });
  }
  if (lecternAct === 'cart' || lecternAct === 'wishlist') {
    const courseId = courses ?? '';
    const isWished = card?.hasAttribute('data-lectern-wished');
    const act = lecternAct === 'cart' ? 'add' : isWished ? 'unwish' : 'wish';
    import('./frames.ts').then(
      (frames) => frames.change(page, widget, context, { type: 'cart', act, courseId }, target),
      offline(widget, context.address),
    );
    return true;
  }
  // The link inside an element that has no HTML yet, or never has, opens what the element stands for.
  const inside = target.parentElement === element && href ? recipeOf(element).view : undefined;
  const asked = inside ?? view ?? '';
  if (!isPressed(asked)) return false;
  const own = (name: string) => element.getAttribute(name);
  const opening = toViewRequest(
    asked,
    courses ?? own('course-ids') ?? own('course-id') ?? '',
    lecture ?? own('lecture-id') ?? '',
    own('code'),
  );
  if (dispatch(element, 'lectern-open', { ...opening, href })) {
    import('./frames.ts').then(
      (frames) => frames.show(page, { opening, ...(href && { href }), opener: widget, context }),
      offline(widget, href || context.address),
    );
  }
  return true;
}

/** Filters the list that the search names. Without one the form leads to the marketplace. */
function search({ element }: Widget, form: HTMLFormElement): boolean {
  const list = document.getElementById(element.getAttribute('for') ?? '');
  if (list?.localName !== 'lectern-course-list') return false;
  list.removeAttribute('page');
  list.setAttribute('search', String(new FormData(form).get('q') ?? ''));
  return true;
}
