import { expect, type Locator, type Page } from '@playwright/test';

/** A keyboard user: everything is reached by Tab and pressed, and every stop shows where the focus is. */
export function createKeyboard(page: Page) {
  /** More stops than any authoring page has: beyond it, something traps the focus or can't be reached. */
  const MAX_STOPS = 120;

  // Intercepts file choosers from now on: if it starts at the press, a busy browser may open its own.
  page.on('filechooser', () => {});

  async function to(target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab') {
    await target.waitFor({ state: 'attached', timeout: 10_000 });
    const passed: string[] = [];
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      const { isThere, ring, name } = await target.evaluate(whereFocusIs);
      passed.push(name);
      if (stop > 0) expect(ring, `nothing shows that ${name} has the focus`).toBe(true);
      if (isThere) return;
      await page.keyboard.press(key);
    }
    throw new Error(`${target} is not reached by ${key}: ${passed.slice(-20).join(' > ')}`);
  }
  return {
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
    /** The notice has focused its button already. */
    async answer(title: string | RegExp, button: string) {
      const notice = page.getByRole('dialog', { name: title });
      const own = notice.getByRole('button', { name: button });
      await to(own);
      await page.keyboard.press('Enter');
      await expect(notice).toBeHidden();
    },
  };
}

/** Runs in the page: whether the element has the focus, and whether the focused element or its frame has a ring. */
function whereFocusIs(element: Element) {
  const now = document.activeElement ?? document.body;
  const name = now.getAttribute('aria-label') ?? (now.textContent?.trim().slice(0, 40) || `${now.tagName} ${now.id}`);
  const marked = [now, now.parentElement, now.parentElement?.parentElement, now.closest('[role=group]')];
  const ring = marked.some((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one ?? document.body);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  });
  // At the end of the page, the browser's own UI has the focus.
  return { isThere: now === element, ring: ring || now === document.body, name };
}
