import { expect, type Locator, type Page } from '@playwright/test';

/** Somebody without a mouse: everything is reached by Tab and pressed, and every stop shows where one is. */
export function createKeyboard(page: Page) {
  /** More stops than any page of an author has: past them something holds the focus or cannot be reached. */
  const FARTHEST = 120;

  // The browser is asked to hand file choosers over now: asked in the moment of the press, a busy one may open its own.
  page.on('filechooser', () => {});

  async function to(target: Locator, key: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab') {
    await target.waitFor({ state: 'attached', timeout: 10_000 });
    const passed: string[] = [];
    for (let stop = 0; stop < FARTHEST; stop += 1) {
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
    /** Writes in place of what is there. */
    async write(target: Locator, text: string) {
      await to(target);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    /** By its first letters, as in every list of the system. */
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
    /** The focus is on the notice's answer already. */
    async answer(title: string | RegExp, button: string) {
      const notice = page.getByRole('dialog', { name: title });
      const own = notice.getByRole('button', { name: button });
      await to(own);
      await page.keyboard.press('Enter');
      await expect(notice).toBeHidden();
    },
  };
}

/** Runs in the page: whether this has the focus, and whether what has it is marked, itself or by what frames it. */
function whereFocusIs(element: Element) {
  const now = document.activeElement ?? document.body;
  const name = now.getAttribute('aria-label') ?? (now.textContent?.trim().slice(0, 40) || `${now.tagName} ${now.id}`);
  const marked = [now, now.parentElement, now.parentElement?.parentElement, now.closest('[role=group]')];
  const ring = marked.some((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one ?? document.body);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
  });
  // At the end of the page the browser's own bar has it.
  return { isThere: now === element, ring: ring || now === document.body, name };
}
