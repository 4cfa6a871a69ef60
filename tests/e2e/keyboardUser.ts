import { expect, type Locator, type Page } from '@playwright/test';

/** A keyboard user: no pointer, and no field filled in by the test. */
export interface KeyboardUser {
  /** Presses Tab until the target has the focus; every stop on the way must be visible. */
  to(target: Locator): Promise<void>;
  /** The same, backwards. */
  back(target: Locator): Promise<void>;
  press(...keys: string[]): Promise<void>;
  /** Moves to a field and types. */
  type(field: Locator, text: string): Promise<void>;
  /** Moves to a button or link and presses Enter. */
  enter(target: Locator): Promise<void>;
  /** Closes a notice that has taken the focus. */
  acknowledge(title: string, button?: string): Promise<void>;
}

/** More stops than any page should need. */
const MAX_STOPS = 120;

interface Stop {
  element: Element;
  look: string;
}

/**
 * A problem with the current stop: it is off screen, or focusing changed neither its look nor that of the boxes around
 * it, which may show the focus for it.
 */
const hiddenStop = (page: Page) =>
  page.evaluate(() => {
    const lookOf = (element: Element) =>
      [element, element.parentElement, element.parentElement?.parentElement]
        .filter((one) => one instanceof Element)
        .map((one) => {
          const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 ? `ring ${boxShadow}` : boxShadow;
        })
        .join();
    const memory = window as unknown as { lastStop?: Stop | undefined };
    const { lastStop } = memory;
    const element = document.activeElement;
    memory.lastStop = undefined;
    // An element that has left the page, as after closing a notice, can't be compared.
    if (lastStop?.element.isConnected && lastStop.element !== element && lookOf(lastStop.element) === lastStop.look) {
      return `no ring: ${lastStop.element.outerHTML.slice(0, 200)}`;
    }
    // After the last stop the browser's own UI has the focus, then the page again.
    if (!element || element === document.body) return undefined;
    memory.lastStop = { element, look: lookOf(element) };
    const { bottom, top } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight ? undefined : `off the screen: ${element.outerHTML.slice(0, 200)}`;
  });

export function createKeyboardUser(page: Page): KeyboardUser {
  const walk = async (key: 'Tab' | 'Shift+Tab', target: Locator) => {
    await expect(target).toBeVisible();
    const goal = await target.elementHandle();
    for (let stop = 0; stop < MAX_STOPS; stop++) {
      if (await page.evaluate((element) => document.activeElement === element, goal)) return;
      await page.keyboard.press(key);
      expect(await hiddenStop(page)).toBeUndefined();
    }
    throw new Error(`${MAX_STOPS} stops did not lead to ${target}.`);
  };
  const keys: KeyboardUser = {
    to: (target) => walk('Tab', target),
    back: (target) => walk('Shift+Tab', target),
    async press(...list) {
      for (const key of list) await page.keyboard.press(key);
    },
    async type(field, text) {
      await walk('Tab', field);
      await page.keyboard.type(text);
    },
    async enter(target) {
      await walk('Tab', target);
      await page.keyboard.press('Enter');
    },
    async acknowledge(title, button = 'OK') {
      const notice = page.getByRole('dialog', { name: title });
      await expect(notice).toBeVisible();
      await walk('Tab', notice.getByRole('button', { name: button }));
      await page.keyboard.press('Enter');
      await expect(notice).toBeHidden();
    },
  };
  return keys;
}
