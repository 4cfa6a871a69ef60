import { afterEach, expect, it, vi } from 'vitest';
import { latePage } from './latePage.tsx';

const Page = () => null;

afterEach(() => {
  document.head.replaceChildren();
});

it('loads the code once for all who ask before it has come', async () => {
  const importCode = vi.fn(async () => ({ default: Page }));
  const { load } = latePage(importCode);
  await Promise.all([load(), load()]);
  expect(importCode).toHaveBeenCalledTimes(1);
});

it('asks again for a style sheet that did not come, also for two who ask at once, and leaves its link', async () => {
  const importCode = vi.fn(async () => ({ default: Page }));
  importCode.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { load } = latePage(importCode);
  const lost = document.createElement('link');
  lost.rel = 'stylesheet';
  lost.href = '/assets/page.css';
  document.head.append(lost);
  await expect(load()).rejects.toThrow();

  const attempts = [load(), load()];
  const links = document.querySelectorAll('link');
  expect([...links]).toHaveLength(2);
  expect(lost.isConnected).toBe(true);
  for (const link of links) link.dispatchEvent(new Event('load'));
  await expect(Promise.all(attempts)).resolves.toHaveLength(2);
  expect(importCode).toHaveBeenCalledTimes(2);
});
