/** What a person did on a rendered page before its code was there; recorded by `firstScript.ts`. */
export interface EarlyActs {
  /** In order; each field once, with what it contained last. */
  acts: EarlyAct[];
  /** Ends the recording. */
  stop: () => void;
  /** Back and Forward load the document again until then. */
  leaveToRouter: () => void;
}
export type EarlyAct =
  | { kind: 'press'; element: HTMLElement }
  | { kind: 'submit'; element: HTMLFormElement; submitter: HTMLElement | null }
  | { kind: 'fill'; element: Field; value: string; checked: boolean };
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    earlyActs?: EarlyActs;
  }
}

/** Does again, for the page's code, what a person did before it was there. */
export function repeatEarlyActs(): void {
  const { acts, stop } = window.earlyActs ?? {};
  stop?.();
  delete window.earlyActs;
  for (const act of acts ?? []) {
    if (!act.element.isConnected) continue;
    if (act.kind === 'press') act.element.click();
    else if (act.kind === 'submit') act.element.requestSubmit(act.submitter?.isConnected ? act.submitter : null);
    else fill(act.element, act.value, act.checked);
  }
}

/** React ignores events of a field whose value it knows already, so it has to see another value before. */
function fill(field: Field, value: string, checked: boolean) {
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    // A radio button can't be pressed off: another one of its group has been pressed then.
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    return field.click();
  }
  const isText = !(field instanceof HTMLSelectElement);
  const caret = isText && document.activeElement === field ? ([field.selectionStart, field.selectionEnd] as const) : [];
  if (isText) field.value = value === '' ? '0' : '';
  // Past React's own property of the element, which would notice.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(isText ? 'input' : 'change', { bubbles: true }));
  const [start, end] = caret;
  if (isText && typeof start === 'number' && typeof end === 'number') field.setSelectionRange(start, end);
}
