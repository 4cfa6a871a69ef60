// What people do on the pages of scripts/video.mjs.
import assert from 'node:assert/strict';
import { expect } from '@playwright/test';

export const PATIENCE_MS = 30_000;

/** What `find` resolves with, once that is something. */
export async function until(what, find, limitMs = PATIENCE_MS) {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
    assert(Date.now() < deadline, `${what}: not within ${limitMs / 1_000} s`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Opens pages of people who are signed in. What goes wrong in them is added to `complaints`. */
export async function pageOf(browser, person, complaints) {
  const context = await browser.newContext({ baseURL: person.address, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`${error} (${page.url()})`));
  await page.goto('/api/health');
  await page.evaluate((token) => localStorage.setItem('token', token), person.token());
  return page;
}

export async function addLecture(page, title, file, fill = async () => {}) {
  await page.getByRole('button', { name: 'Add Lecture to One' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Lecture' });
  await dialog.getByLabel('Lecture title').fill(title);
  await dialog.getByLabel('Choose video').setInputFiles(file);
  await acknowledge(page, 'Video Uploaded');
  await fill(dialog);
  await dialog.getByRole('checkbox', { name: /^Published/ }).check();
  await dialog.getByRole('button', { name: 'Create lecture' }).click();
  await acknowledge(page, 'Lecture Created');
}

export async function acknowledge(page, title) {
  const notice = page.getByRole('dialog', { name: title });
  await expect(notice).toBeVisible({ timeout: PATIENCE_MS });
  await notice.getByRole('button', { name: 'OK' }).click();
}

export const rowOf = (page, title) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `Edit ${title}` }) });
export const videoOf = (page) =>
  page
    .locator('video')
    .evaluate(({ currentSrc, currentTime, videoHeight }) => ({ currentSrc, currentTime, videoHeight }));
/** Plays for some seconds. Resolves with the address. */
export async function play(page) {
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  return until('the film plays', async () => {
    const { currentSrc, currentTime } = await videoOf(page);
    return currentTime > 1.5 && currentSrc;
  });
}
