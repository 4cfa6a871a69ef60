import type { KeyboardEvent } from 'react';
import { rootOf } from './rootOf.ts';

/**
 * What Radix does for a dialog by asking the document what has the focus. Inside a shadow root the answer is the root's
 * host, and the dialog would let Tab out and begin with its last control: there the two functions below do it.
 */
const isInShadow = (element: Element) => rootOf(element) instanceof ShadowRoot;

const STOPS =
  'a[href], button, input, select, textarea, summary, iframe, video[controls], [contenteditable="true"], [tabindex]';

const stopsIn = (box: HTMLElement) =>
  [...box.querySelectorAll<HTMLElement>(STOPS)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  );

/** The control with `data-first-focus` gets the focus, else the first one, or the dialog itself. Radix passes over links. */
export function focusFirstInside(event: Event): void {
  const box = event.target;
  if (!(box instanceof HTMLElement)) return;
  const first = box.querySelector<HTMLElement>(STOPS);
  const wanted = box.querySelector<HTMLElement>('[data-first-focus]') ?? (first?.matches('a') ? first : undefined);
  if (!wanted && !isInShadow(box)) return;
  event.preventDefault();
  (wanted ?? stopsIn(box)[0] ?? box).focus({ preventScroll: true });
}

/** Tab after the last control goes on at the first, and the other way round. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const box = event.currentTarget;
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !isInShadow(box)) return;
  const stops = stopsIn(box);
  const [first, last] = [stops[0] ?? box, stops.at(-1) ?? box];
  const now = rootOf(box).activeElement;
  const leaves = event.shiftKey ? now === first || now === box : now === last;
  if (!leaves) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
