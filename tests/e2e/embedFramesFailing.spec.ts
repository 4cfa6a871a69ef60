import { sampled } from '../runs.ts';
import { enroll, frames, inFrame, messages, say } from './embedFrame.ts';
import { course } from './embedMarketplace.ts';
import { cardOf, expect, test } from './embedTest.ts';

/** Frames that are refused, down, lost or given up: what the visitor sees, and that a link or the next press goes on. */

test('a failure of a button that opens nothing is shown', { tag: '@deep' }, async ({ page, visit }) => {
  await visit(cardOf(1));
  await page.getByRole('button', { name: 'Wish' }).click();
  await expect.poll(() => messages(page)).toEqual([{ type: 'cart', act: 'wish', courseId: course(1) }]);
  await say(page, { type: 'event', name: 'error', detail: { code: 'network', message: 'No response from server.' } });
  await expect(page.getByRole('dialog').getByText('No response from server.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Wish' })).toBeFocused();
});

for (const [code, said] of sampled([
  ['unknown_key', 'The marketplace doesn\'t know the key "pk_test". Compare it with the one that you were given.'],
  ['revoked_key', 'The key "pk_test" was revoked. Ask the marketplace for a new one.'],
  ['unregistered_origin', /^The origin http:\/\/localhost:\d+ isn't registered for the key "pk_test"\./],
] as const)) {
  test(`${code}: the console says what to do, and the link is followed`, async ({
    page,
    market,
    visit,
    complaints,
  }) => {
    market.answers.set('/embed/partner', (_, response) =>
      response.writeHead(403).end(JSON.stringify({ code, message: 'Refused.' })),
    );
    await visit(cardOf(1));
    await page.route('https://market.test/**', (route) => route.fulfill({ body: 'The marketplace' }));
    await enroll(page).click();
    await expect(page).toHaveURL(`https://market.test/checkout?course=${course(1)}`);
    const [explained = ''] = complaints.filter((complaint) => complaint.startsWith('Lectern: '));
    expect(explained.replace('Lectern: ', '')).toMatch(said);
    expect(complaints).toHaveLength(2);
    complaints.length = 0;
    expect(frames(market)).toEqual([]);
  });
}

test('a marketplace that is down says so, and a retry opens the view', async ({ page, market, visit, complaints }) => {
  const good = market.answers.get('/embed/partner');
  market.answers.set('/embed/partner', (_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>'));
  await visit(cardOf(1));
  await enroll(page).click();
  const host = new URL(market.url).host;
  await expect(page.getByText(`${host} can't be reached.`)).toBeVisible();
  await expect(page.getByRole('link', { name: `Open ${host}` })).toHaveAttribute(
    'href',
    /^https:\/\/market\.test\/checkout/,
  );
  complaints.length = 0;
  if (good) market.answers.set('/embed/partner', good);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
});

test('a press is a link where the script for frames cannot be loaded', async ({ page, visit, complaints }) => {
  await visit(cardOf(1));
  await page.route('https://market.test/**', (route) => route.fulfill({ body: 'The marketplace' }));
  await page.route('**/chunks/frames-*', (route) => route.abort());
  await enroll(page).click();
  await expect(page).toHaveURL(`https://market.test/checkout?course=${course(1)}`);
  // The browser's own message about the file, and no uncaught error.
  expect(complaints.filter((complaint) => !complaint.startsWith('Failed to load resource'))).toEqual([]);
  complaints.length = 0;
});

test('a frame that never comes is given up after ten seconds', { tag: '@deep' }, async ({ page, market, visit }) => {
  market.answers.set('/embed/frame/app', () => {});
  await visit(cardOf(1));
  await page.clock.install();
  await enroll(page).click();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect.poll(() => frames(market)).toHaveLength(1);
  await page.clock.runFor(10_001);
  await expect(page.getByText(`${new URL(market.url).host} can't be reached.`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** A frame whose document connects, but whose app is lost on the way. */
const lost = `<!doctype html><title>Frame</title><script>parent.postMessage({ lectern: 1, type: 'ready' }, '*')</script>`;

for (const way of sampled(['closed', 'given up'])) {
  test(`a frame whose app was lost is loaded again by the next press, once it was ${way}`, { tag: '@deep' }, async ({
    page,
    market,
    visit,
  }) => {
    market.answers.set('/embed/frame/app', (_, response) => response.setHeader('content-type', 'text/html').end(lost));
    await visit(cardOf(1));
    await page.clock.install();
    await enroll(page).click();
    await expect.poll(() => inFrame(page)?.title()).toBe('Frame');
    if (way === 'given up') {
      await page.clock.runFor(10_001);
      await expect(page.getByText(`${new URL(market.url).host} can't be reached.`)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // Nobody waits for it any more.
    await page.clock.runFor(10_001);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    market.answers.delete('/embed/frame/app');
    await enroll(page).click();
    await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
    expect(frames(market)).toHaveLength(2);
    expect(await messages(page)).toContainEqual({ type: 'open', view: 'checkout', params: { courseIds: [course(1)] } });
  });
}

test('a press is done by the retry after the app was lost, and forgotten after Cancel', { tag: '@deep' }, async ({
  page,
  market,
  visit,
}) => {
  const failing = `<!doctype html><title>Frame</title><script>
    onmessage = ({ ports: [port] }) => port.postMessage({ type: 'failed' });
    parent.postMessage({ lectern: 1, type: 'ready' }, '*')</script>`;
  const fail = () =>
    market.answers.set('/embed/frame/app', (_, response) =>
      response.setHeader('content-type', 'text/html').end(failing),
    );
  const add = page.getByRole('button', { name: 'Add to Cart' });
  const act = { type: 'cart', act: 'add', courseId: course(1) };
  for (const then of ['Try again', 'Cancel']) {
    fail();
    await visit(cardOf(1));
    await add.click();
    await expect(page.getByText(`${new URL(market.url).host} can't be reached.`)).toBeVisible();
    market.answers.delete('/embed/frame/app');
    await page.getByRole('button', { name: then }).click();
    if (then === 'Cancel') await enroll(page).click();
    await expect(page.getByRole('dialog', { name: /^View of/ })).toBeVisible();
    const sent = await messages(page);
    if (then === 'Cancel') expect(sent).not.toContainEqual(act);
    else expect(sent).toContainEqual(act);
  }
});

test('a frame that the browser refuses is given up at once, with a link and the reason in the console', {
  tag: '@deep',
}, async ({ page, market, visit, complaints }) => {
  market.answers.set('/embed/frame/app', (_, response) =>
    response.setHeader('content-security-policy', "frame-ancestors 'none'").end('Refused'),
  );
  await visit(cardOf(1));
  await enroll(page).click();
  const host = new URL(market.url).host;
  // Long before the ten seconds after which a silent marketplace is given up.
  await expect(page.getByText(`${host} can't be shown in this page.`)).toBeVisible({ timeout: 8_000 });
  await expect(page.getByRole('link', { name: `Open ${host}` })).toHaveAttribute(
    'href',
    /^https:\/\/market\.test\/checkout/,
  );
  expect(complaints.filter((one) => one.startsWith('Lectern: '))).toEqual([
    expect.stringContaining('See "Isolated pages" in docs/embedding.md.'),
  ]);
  complaints.length = 0;
  market.answers.delete('/embed/frame/app');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
});

test('a key that was revoked after its check leads to the marketplace', { tag: '@deep' }, async ({
  page,
  market,
  visit,
  complaints,
}) => {
  await visit(`${cardOf(1)}<lectern-course-player course-id="${course(1)}"></lectern-course-player>`);
  await page.route('https://market.test/**', (route) => route.fulfill({ body: 'The marketplace' }));
  await enroll(page).click();
  await expect(page.getByRole('dialog', { name: 'View of checkout' })).toBeVisible();
  await say(page, { type: 'close' });
  market.answers.set('/embed/partner', (_, response) =>
    response.writeHead(403).end(JSON.stringify({ code: 'revoked_key', message: 'Refused.' })),
  );
  market.answers.set('/embed/frame/player', (_, response) =>
    response.setHeader('content-security-policy', "frame-ancestors 'none'").end('Refused'),
  );
  await page.getByRole('link', { name: 'player' }).click();
  await expect(page).toHaveURL('https://market.test/', { timeout: 8_000 });
  expect(complaints.filter((one) => one.startsWith('Lectern: '))).toHaveLength(1);
  complaints.length = 0;
});
