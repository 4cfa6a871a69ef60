import type { Page } from '@playwright/test';

/**
 * Texts of a page that leave their control, lie on another text or control, or stand letter below letter. What is cut off
 * on purpose (two lines of a title), hidden, or stays in view over the page isn't counted.
 */
export const spilledTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Half-leading and rounding. */
    const TOLERANCE_PX = 3;
    interface Box {
      element: Element;
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const controls = 'button, select, input, .lectern-button, .lectern-badge, [role="tab"]';
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(element).clipPath === 'none' &&
      element.closest('.lectern-visually-hidden, .lectern-compare-area-shortcut') === null;
    const stays = (element: Element | null): boolean =>
      element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || stays(element.parentElement));
    /** What its ancestors let one see of it. */
    const seenOf = (element: Element, box: DOMRect): Box => {
      let { left, top, right, bottom } = box;
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (getComputedStyle(one).overflowY === 'visible' || one === document.documentElement) continue;
        const frame = one.getBoundingClientRect();
        left = Math.max(left, frame.left);
        top = Math.max(top, frame.top);
        right = Math.min(right, frame.right);
        bottom = Math.min(bottom, frame.bottom);
      }
      return { element, left, top, right, bottom };
    };
    const isOn = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE_PX &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE_PX;
    const named = ({ element }: Box) => `"${element.textContent?.trim().slice(0, 40)}" (${element.className})`;

    const problems = new Set<string>();
    const texts: Box[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !/\S/.test(node.textContent ?? '') || !isSeen(element) || stays(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (const line of lines) texts.push(seenOf(element, line));
      const { length } = (node.textContent ?? '').trim();
      if (length > 6 && lines.length > length / 2) problems.add(`letter by letter: "${node.textContent}"`);
    }
    const boxes = [...document.body.querySelectorAll(controls)]
      .filter((element) => isSeen(element) && !stays(element))
      .map((element) => seenOf(element, element.getBoundingClientRect()));
    for (const text of texts) {
      const control = text.element.closest(controls)?.getBoundingClientRect();
      if (control && (text.left < control.left - 1 || text.right > control.right + 1))
        problems.add(`out of its control: ${named(text)}`);
      for (const box of boxes)
        if (!box.element.contains(text.element) && !text.element.contains(box.element) && isOn(text, box))
          problems.add(`${named(text)} on ${named(box)}`);
      for (const other of texts)
        if (other.element !== text.element && isOn(text, other)) problems.add(`${named(text)} on ${named(other)}`);
    }
    return [...problems];
  });
