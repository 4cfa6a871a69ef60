import { expect, type Locator, type Page } from '@playwright/test';

/** Keys alone: no pointer, no field filled from outside. */
export interface Keys {
  /** Goes on by Tab until this has the focus; every stop on the way can be seen. */
  to(target: Locator): Promise<void>;
  /** The same, backwards. */
  back(target: Locator): Promise<void>;
  press(...keys: string[]): Promise<void>;
  /** Goes to a field and writes into it. */
  type(field: Locator, text: string): Promise<void>;
  /** Goes to a button or a link and presses Enter. */
  enter(target: Locator): Promise<void>;
  /** Answers a notice that has taken the focus. */
  acknowledge(title: string, button?: string): Promise<void>;
}

/** Stops after which a way is too long for anybody. */
const LONGEST = 120;

interface Stop {
  element: Element;
  look: string;
}

/**
 * What cannot be seen of the way: a stop that is off the screen, or that looks as it did without the focus, itself and
 * the boxes around it that may stand for it.
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
    // One that has left the page, as with a notice that was answered, cannot be compared.
    if (lastStop?.element.isConnected && lastStop.element !== element && lookOf(lastStop.element) === lastStop.look) {
      return `no ring: ${lastStop.element.outerHTML.slice(0, 200)}`;
    }
    // Past the last stop the browser's own bar has the focus, and then the page again.
    if (!element || element === document.body) return undefined;
    memory.lastStop = { element, look: lookOf(element) };
    const { bottom, top } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight ? undefined : `off the screen: ${element.outerHTML.slice(0, 200)}`;
  });

export function createKeys(page: Page): Keys {
  const walk = async (key: 'Tab' | 'Shift+Tab', target: Locator) => {
    await expect(target).toBeVisible();
    const goal = await target.elementHandle();
    for (let stop = 0; stop < LONGEST; stop++) {
      if (await page.evaluate((element) => document.activeElement === element, goal)) return;
      await page.keyboard.press(key);
      expect(await hiddenStop(page)).toBeUndefined();
    }
    throw new Error(`${LONGEST} stops did not lead to ${target}.`);
  };
  const keys: Keys = {
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
