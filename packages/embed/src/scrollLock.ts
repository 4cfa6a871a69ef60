let locks = 0;
let unlock = () => {};

/** Keeps the page from scrolling behind a dialog until the returned function is called. */
export function lockScroll(): () => void {
  locks += 1;
  if (locks === 1) unlock = lock();
  return () => {
    locks -= 1;
    if (locks === 0) unlock();
  };
}

function lock(): () => void {
  const { documentElement: html, body } = document;
  const { overflow, scrollbarGutter } = getComputedStyle(html);
  // The viewport takes its overflow from the body, unless the root element has its own.
  const scroller = overflow === 'visible' ? body : html;
  const scrollbar = innerWidth - html.clientWidth;
  const undo = [setStyle(scroller, 'overflow-x', 'hidden'), setStyle(scroller, 'overflow-y', 'hidden')];
  // Nothing moves into the place of the scrollbar. Safari before 18.2 doesn't know the gutter.
  if (scrollbar > 0 && !scrollbarGutter) undo.push(setStyle(html, 'padding-inline-end', `${scrollbar}px`));
  if (scrollbar > 0 && scrollbarGutter === 'auto') undo.push(setStyle(html, 'scrollbar-gutter', 'stable'));
  return () => {
    for (const restore of undo) restore();
  };
}

function setStyle({ style }: HTMLElement, name: string, value: string): () => void {
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const;
  style.setProperty(name, value, 'important');
  return () => style.setProperty(name, ...before);
}
