import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import type { Api } from './api.ts';
import { expect, test } from './fixtures.ts';

/**
 * A film that is sent in parts to a server with a folder. What a bucket does is in `tests/uploads`.
 */

const PART = 8 * 1_048_576;
/** What a player skips. */
const PADDING = Buffer.alloc(3 * PART);

let folder: string;
let film: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lectern-film-'));
  film = join(folder, 'along-the-river.webm');
  await writeFile(film, Buffer.concat([await readFile('packages/server/seed/media/business.webm'), PADDING]));
});
test.afterAll(() => rm(folder, { recursive: true }));

const isPart = (request: Request) => request.method() === 'PUT' && /\/uploads\/\w+\/parts\//.test(request.url());
async function openForm(page: Page, api: Api) {
  const { courses } = await api.get<{ courses: { _id: string }[] }>('/instructor/my-courses');
  await page.goto(`/instructor/course/${courses[0]?._id}/content`);
  await page
    .getByRole('button', { name: /^Add Lecture to/ })
    .first()
    .click();
  return page.getByRole('dialog', { name: 'Add Lecture' });
}

test('a film waits for the connection, and goes on after a reload', { tag: '@deep' }, async ({
  page,
  become,
  shopper,
  complaints,
}) => {
  const api = await become('instructor');
  const dialog = await openForm(page, api);
  let parts = 0;
  /** The others never end. */
  let passing = 2;
  await page.route(/\/parts\/\d+\?/, async (route) => {
    parts += 1;
    if (parts === 2) await page.context().setOffline(true);
    passing -= 1;
    if (passing >= 0) await route.continue();
  });
  await dialog.getByLabel('Choose video').setInputFiles(film);
  await expect(dialog.getByText('Paused: no connection.')).toBeVisible();
  passing = 1;
  await page.context().setOffline(false);
  await expect(dialog.getByText('Paused: no connection.')).toBeHidden();
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // What the browser says about a network that is gone.
  complaints.length = 0;

  const again = await openForm(page, api);
  await expect(again.getByText(/^The upload of along-the-river.webm stopped at \d+%/)).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (isPart(request)) sent.push(request.url());
  });
  const chooser = page.waitForEvent('filechooser');
  await again.getByRole('button', { name: 'Continue the upload of along-the-river.webm' }).click();
  await (await chooser).setFiles(film);
  await shopper.acknowledge('Video Uploaded');
  expect(sent.length).toBeLessThan(4);
  await expect(again.getByText('along-the-river.webm uploaded.')).toBeVisible();
  await expect(again.getByLabel('Duration')).not.toHaveValue('');
});

test('a film that is cancelled leaves nothing to continue', { tag: '@deep' }, async ({ page, become, complaints }) => {
  const api = await become('instructor');
  const dialog = await openForm(page, api);
  // No part ends.
  await page.route(/\/parts\/\d+\?/, () => {});
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await dialog.getByLabel('Choose video').setInputFiles(film);
  await dialog.getByRole('button', { name: 'Cancel upload' }).click();
  expect((await removed).status()).toBe(200);
  await expect(dialog.getByText(/^The upload of/)).toHaveCount(0);
  await expect(dialog.getByLabel('Choose video')).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  complaints.length = 0;
});
