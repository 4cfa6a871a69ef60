import { expect, type Locator, type Page } from '@playwright/test';

type Key = 'Tab' | 'Shift+Tab' | 'ArrowRight' | 'ArrowDown';

/** More stops than any page has: beyond it, something traps the focus or can't be reached. */
const MAX_STOPS = 120;

/** Answers a notice: Enter at once after the one that opened it would be its second half. Another key lies between. */
export async function pressAnswer(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.keyboard.press('Enter');
}

/** A keyboard user: everything is reached by Tab and pressed, and every stop is on the screen and shows the focus. */
export function createKeyboard(page: Page) {
  // Intercepts file choosers from now on: if it starts at the press, a busy browser may open its own.
  page.on('filechooser', () => {});

  async function to(target: Locator, key: Key = 'Tab') {
    await expect(target).toBeAttached();
    const passed: string[] = [];
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      const { isThere, problem, name } = await target.evaluate(whereFocusIs);
      passed.push(name);
      if (stop > 0) expect(problem, name).toBeUndefined();
      if (isThere) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${target} is not reached by ${key}: ${passed.slice(-20).join(' > ')}`);
  }
  const keys = {
    to,
    async press(target: Locator, key = 'Enter') {
      await to(target);
      await page.keyboard.press(key);
    },
    /** Replaces the field's text. */
    async write(target: Locator, text: string) {
      await to(target);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    /** Chooses by typing, as in every native list. */
    async choose(target: Locator, label: string) {
      await to(target);
      await page.keyboard.type(label);
      await expect(target.locator('option:checked')).toHaveText(label);
    },
    async file(target: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
      await to(target);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
      await chooser.setFiles(file);
    },
    /** Presses a button of the notice with this title. */
    async acknowledge(title: string | RegExp, button = 'OK') {
      const notice = page.getByRole('dialog', { name: title });
      await to(notice.getByRole('button', { name: button }));
      await pressAnswer(page);
      await expect(notice).toBeHidden();
    },
  };
  return keys;
}

/** Runs in the page: whether the element has the focus, and what keeps a person from seeing where it is. */
function whereFocusIs(element: Element) {
  const now = document.activeElement ?? document.body;
  const name = now.getAttribute('aria-label') ?? (now.textContent?.trim().slice(0, 40) || `${now.tagName} ${now.id}`);
  const marked = [now, now.parentElement, now.parentElement?.parentElement, now.closest('[role=group]')];
  const hasRing = marked.some((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one ?? document.body);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  });
  const { top, bottom } = now.getBoundingClientRect();
  const isOnScreen = bottom > 0 && top < innerHeight;
  // At the end of the page, the browser's own UI has the focus.
  const isOutside = now === document.body;
  const problem = isOutside ? undefined : hasRing ? (isOnScreen ? undefined : 'is off the screen') : 'has no ring';
  return { isThere: now === element, problem, name };
}
