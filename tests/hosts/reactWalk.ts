import { expect, type Page } from '@playwright/test';
import { courseNamed, signIn } from '../e2e/api.ts';

import type { Host } from './host.ts';
import { bought } from './study.ts';

/** The page as its server sent it has the list, and nothing that still loads. */
export async function expectRendered(host: Host, marketplace: string): Promise<void> {
  const { _id } = await courseNamed(await signIn(marketplace, 'anonymous'), bought.title);
  for (const [path, articles] of [
    ['/', 6],
    [`/course/${_id}`, 1],
  ] as const) {
    const html = await (await fetch(host.url + path)).text();
    expect(html.match(/<article/g)?.length).toBeGreaterThanOrEqual(articles);
    expect(html).toContain(bought.title);
    expect(html).not.toContain('lectern-skeleton');
  }
  expect((await fetch(`${host.url}/course/${'0'.repeat(24)}`)).status).toBe(404);
}

/** List → course → sign in → checkout → player → quiz → progress, without leaving the partner's site. */
export async function walk(page: Page, host: Host, marketplace: string): Promise<void> {
  const { _id } = await courseNamed(await signIn(marketplace, 'anonymous'), bought.title);
  await page.goto(host.url);
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('link', { name: bought.title, exact: true }).click();
  await expect(page).toHaveURL(`${host.url}/course/${_id}`);
  await expect(page.getByRole('heading', { level: 1, name: bought.title })).toBeVisible();
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page).toHaveURL(`${host.url}/sign-in?from=${encodeURIComponent(`/course/${_id}`)}`);
}
