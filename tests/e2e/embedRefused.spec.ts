import { documentOf } from '../hosts/hostPage.ts';
import { startHostSite } from '../hosts/hostSite.ts';
import { registerPartner } from '../hosts/marketplace.ts';
import { frameOf } from '../hosts/visit.ts';
import { signIn } from './api.ts';
import { expect, test } from './embedding.ts';

const button = (course: string, url: string) =>
  `<lectern-checkout course-ids="${course}"><a href="${url}/course/${course}">Buy</a></lectern-checkout>`;

test('an unregistered site gets its visitors to the marketplace, and its developer reads why', async ({
  page,
  marketplace,
  complaints,
}) => {
  const stranger = await startHostSite();
  try {
    const body = () => button(marketplace.course, marketplace.url);
    stranger.serve('/', { body: documentOf({ title: 'Stranger', body }, marketplace) });
    await page.goto(stranger.url);
    await page.getByRole('link', { name: 'Enroll Now' }).click();
    await expect(page).toHaveURL(new RegExp(`^${marketplace.url}/`));
    const messages = complaints.splice(0).filter((text) => text.includes('Lectern'));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(stranger.url);
    expect(messages[0]).toContain('registered');
  } finally {
    stranger.stop();
  }
});

test('a revoked key opens nothing, from the same second', async ({ page, site, marketplace, openHost, complaints }) => {
  const admin = await signIn(marketplace.url, 'admin');
  const { _id, key } = await registerPartner(admin, site.url);
  site.serve('/revoked', {
    body: documentOf(
      { title: 'Revoked', body: () => button(marketplace.course, marketplace.url) },
      { ...marketplace, key },
    ),
  });
  await admin.get(`/admin/partners/${_id}`, { method: 'PUT', body: { state: 'revoked' } });
  await page.goto(`${site.url}/revoked`);
  await page.getByRole('link', { name: 'Enroll Now' }).click();
  await expect(page).toHaveURL(new RegExp(`^${marketplace.url}/`));
  const messages = complaints.splice(0).filter((text) => text.startsWith('Lectern: '));
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(`The key "${key}" was revoked.`);
  const frame = await fetch(`${marketplace.url}/embed/frame/app?key=${key}`);
  expect(frame.status).toBe(403);
  expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  // The partner's other key still works.
  await openHost(button(marketplace.course, marketplace.url));
  await page.getByRole('link', { name: 'Enroll Now' }).click();
  await frameOf(page, 'app');
});

test("a stranger can't frame the marketplace", { tag: '@deep' }, async ({ page, marketplace, complaints }) => {
  const stranger = await startHostSite();
  try {
    for (const view of ['app', 'player']) {
      stranger.serve('/', {
        body: `<!doctype html><title>Stranger</title><link rel="icon" href="data:,"><iframe src="${marketplace.url}/embed/frame/${view}?key=${marketplace.key}"></iframe>`,
      });
      await page.goto(stranger.url);
      await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('chrome-error://chromewebdata/');
      expect(complaints.splice(0).join()).toContain('frame-ancestors');
    }
  } finally {
    stranger.stop();
  }
});

test('messages of other windows reach neither the page nor the frame', { tag: '@deep' }, async ({
  page,
  marketplace,
  openHost,
}) => {
  const stranger = await startHostSite();
  try {
    stranger.serve('/', {
      body: `<!doctype html><title>Advert</title><script>
        window.received = [];
        addEventListener('message', ({ data }) => received.push(data));
        window.attack = () => {
          parent.postMessage({ lectern: 1, type: 'ready' }, '*');
          parent.postMessage({ lectern: 1, type: 'code', code: 'stolen', state: 'x'.repeat(43) }, '*');
          for (let index = 0; index < parent.length; index += 1) {
            if (parent[index] === window) continue;
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = ({ data }) => received.push(data);
            parent[index].postMessage({ lectern: 1, type: 'connect', settings: {} }, '*', [port2]);
          }
        };</script>`,
    });
    await openHost(
      `${button(marketplace.course, marketplace.url)}<iframe title="Advert" src="${stranger.url}"></iframe>`,
    );
    const advert = page.frames().find((frame) => frame.url().startsWith(stranger.url));
    if (!advert) throw new Error('The advert was not loaded.');
    const attack = () => advert.evaluate(() => (window as unknown as { attack(): void }).attack());
    await attack();
    await page.getByRole('link', { name: 'Enroll Now' }).click();
    const frame = await frameOf(page, 'app');
    await attack();
    await expect(frame.getByRole('heading').first()).toBeVisible();
    await attack();
    // A whole exchange between page and frame later, nothing has arrived elsewhere.
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Enroll Now' }).click();
    await expect(frame.getByRole('heading').first()).toBeVisible();
    const received = await advert.evaluate(() => (window as unknown as { received: { lectern?: number }[] }).received);
    expect(received.filter((data) => typeof data === 'object')).toEqual([]);
  } finally {
    stranger.stop();
  }
});
