import type { Page } from '@playwright/test';
import { sampled } from '../runs.ts';
import { registerPartner, signIn } from './api.ts';
import { expect, test } from './fixtures.ts';
import { type PartnerSite, startPartnerSite } from './partnerSite.ts';
import { type RunningServer, startServer } from './server.ts';

/** Pages of other sites that use the marketplace. */

const partner = 'https://partner.example';
let shop: RunningServer;
let site: PartnerSite;
test.beforeAll(async () => {
  site = await startPartnerSite();
  shop = await startServer('embedded');
  await registerPartner(shop.url, partner, site.url);
});
test.afterAll(async () => {
  site.stop();
  await shop.stop();
});
const api = () => `${shop.url}/api`;

const refusal = "We can't take you to that site";

for (const path of sampled(['/login', '/signup'])) {
  test(`${path} refuses to sign in for another site, and links back to a registered one`, async ({ page }) => {
    const from = `${partner}/training/150ac3?x=2`;
    await page.route(`${partner}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Training</h1>' }),
    );
    await page.goto(`${shop.url}${path}?next=${encodeURIComponent(from)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("You can't sign in to partner.example from here");
    await expect(page.getByLabel('Password')).toHaveCount(0);
    await page.getByRole('link', { name: 'Back to partner.example' }).click();
    await expect(page).toHaveURL(from);
  });

  test(`${path} never leads to an unregistered site`, { tag: '@deep' }, async ({ page }) => {
    for (const next of [
      'https://evil.example/',
      `${partner}.evil.example/`,
      `${partner}@evil.example/`,
      'https:\\\\evil.example',
    ]) {
      await page.goto(`${shop.url}${path}?next=${encodeURIComponent(next)}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusal);
      await expect(page.locator('a[href*="evil"]')).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Sign in to this marketplace' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    for (const next of ['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'mailto:a@b.example']) {
      await page.goto(`${shop.url}${path}?next=${encodeURIComponent(next)}`);
      await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
      await expect(page.locator('a[href*="://evil"], a[href^="javascript"]')).toHaveCount(0);
    }
  });
}

test("a user signed in at the marketplace isn't redirected to another site either", { tag: '@deep' }, async ({
  page,
  shopper,
}) => {
  await page.goto(`${shop.url}/login`);
  await shopper.signIn('learner@lectern.example', 'lectern-demo');
  await shopper.acknowledge('Login Successful!');
  await page.goto(`${shop.url}/login?next=${encodeURIComponent('https://evil.example/')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(refusal);
  await page.getByRole('link', { name: 'Sign in to this marketplace' }).click();
  await expect(page).toHaveURL(`${shop.url}/dashboard`);
});

test('inside a shadow root a dialog focuses its first control and traps Tab', async ({ page }) => {
  // A partner's page can't sign in with a password: the server refuses to be asked.
  await page.route('**/api/auth/signin', (route) =>
    route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      json: { code: 'invalid_credentials', message: 'Invalid email or password.' },
    }),
  );
  await site.open(page);
  await site.show(page, api(), { widget: 'signIn', isInShadow: true });
  await page.getByLabel('Email', { exact: true }).fill('learner@lectern.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Login Failed' });
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
});

test('inside a shadow root the player detects full screen and returns the focus to its menu buttons', {
  tag: '@deep',
}, async ({ page }) => {
  const learner = await signIn(shop.url, 'learner');
  const { courses } = await learner.get<{ courses: { _id: string; title: string }[] }>('/enrollment/purchased-courses');
  const id = courses.find(({ title }) => title === 'Git Without Fear')?._id ?? '';
  await page.addInitScript((token) => localStorage.setItem('lectern_token', token ?? ''), learner.token);
  await site.open(page);
  await site.show(page, api(), { widget: 'player', id, isInShadow: true });
  await page.getByRole('button', { name: /Read it like a stranger/ }).click();
  const video = page.locator('video');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0);
  const speed = page.getByRole('button', { name: /^Speed and captions/ });
  await speed.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.lectern-course-player-video-menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(speed).toBeFocused();
  await page.getByRole('button', { name: 'Full screen', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
  await page.getByRole('button', { name: 'Exit full screen' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test('paying on a partner page stays there and continues to the player there', async ({ page }) => {
  const learner = await signIn(shop.url, 'learner');
  const { courses } = await learner.get<{ courses: { _id: string; title: string; price: number }[] }>(
    '/search/courses?limit=50',
  );
  const owned = await learner.get<{ courses: { _id: string }[] }>('/enrollment/purchased-courses');
  const wanted = courses.find(({ _id, price }) => price > 0 && !owned.courses.some((one) => one._id === _id));
  if (!wanted) throw new Error('The demo has no course left to buy.');
  await page.addInitScript((token) => localStorage.setItem('lectern_token', token ?? ''), learner.token);
  await site.open(page);
  await site.show(page, api(), { widget: 'checkout', id: wanted._id });
  await page.getByLabel('Name on card').fill('Leela Learner');
  await page.getByLabel('Card number').fill('4242 4242 4242 4242');
  await page.getByLabel('Expiry (MM/YY)').fill('12/39');
  await page.getByLabel('Security code').fill('123');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible();
  // The page says it, and no notice over it.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View receipt' })).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/`);
  await page.getByRole('link', { name: `Start learning: ${wanted.title}` }).click();
  await expect(page).toHaveURL(`${site.url}/study/${wanted._id}`);
});

test("a bar on a partner's page leads back to it from signing in, also after its router changed the page", {
  tag: '@deep',
}, async ({ page }) => {
  await site.open(page);
  await site.show(page, api(), { widget: 'navbar' });
  const link = page.getByRole('link', { name: 'Sign in', exact: true });
  await expect(link).toHaveAttribute('href', `/sign-in?from=${encodeURIComponent('/')}`);
  await page.evaluate(() => history.pushState(null, '', '/training/7?week=2'));
  await expect(link).toHaveAttribute('href', `/sign-in?from=${encodeURIComponent('/training/7?week=2')}`);
});

test('a partner pins the theme, and development warns of colors with too little contrast', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const css = '.training { --lectern-color-background: #fff7fb; --lectern-color-surface: #ffffff; }';
  await site.open(page, { css });
  await site.show(page, api(), { widget: 'signIn', provider: { className: 'training' } });
  await expect(page.locator('.lectern-root')).toHaveAttribute('data-lectern-theme', 'dark');
  await expect.poll(() => complaints.length).toBe(1);
  expect(complaints.splice(0)[0]).toMatch(
    /^Lectern: these colors are hard to read in the dark theme\..*\n {2}--lectern-color-text on --lectern-color-background: 1\.\d, needs 4\.5\n/,
  );
  await site.open(page, { css });
  await site.show(page, api(), { widget: 'signIn', provider: { className: 'training', theme: 'light' } });
  await expect(page.locator('.lectern-root')).toHaveAttribute('data-lectern-theme', 'light');
  await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
});

test('a page on an unregistered origin gets instructions for its operator in the console', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  const stranger = await startPartnerSite();
  try {
    await stranger.open(page);
    await stranger.show(page, api(), { widget: 'signIn' });
    await page.getByLabel('Email', { exact: true }).fill('learner@lectern.example');
    await page.getByLabel('Password', { exact: true }).fill('lectern-demo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Login Failed' })).toContainText(
      'No response from server. Please check your network.',
    );
    await expect.poll(() => complaints.filter((text) => text.startsWith('Lectern: '))).toHaveLength(1);
    expect(complaints.splice(0).find((text) => text.startsWith('Lectern: '))).toContain(
      `POST /auth/signin was not answered: ${shop.url} can be reached. Register ${stranger.url} as a partner there`,
    );
  } finally {
    stranger.stop();
  }
});

/** What themes of WordPress and unlayered style sheets do to plain elements. */
const hostile = `
  * { box-sizing: content-box; }
  button, input[type="submit"] { background: #c00; color: #fff; padding: 20px 40px; border: 0; text-transform: uppercase; min-width: 120px; float: left; }
  input { border: 3px dotted green; width: 80px; margin: 9px; }
  img { max-width: none; height: auto; border: 5px solid red; margin: 10px; }
  label { float: left; width: 30%; font-weight: 300; }
  h1, h2, h3 { font: italic 40px Georgia; margin: 2em 0; color: purple; border-bottom: 1px solid; }
  p, li { line-height: 3; margin: 0 0 2em; text-indent: 2em; }
  ul, ol { list-style: square; padding-left: 4em; }
  a { color: rgb(13, 110, 253); text-decoration: underline wavy; }
  svg { width: 90px; }
  #content a, .entry-content button { letter-spacing: 4px; }
`;

/** Each element of the widgets, with the properties that a host's rules would change. */
const looksOf = (page: Page) =>
  page.locator('.lectern-root').evaluate((root) =>
    [...root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const names = ['background-color', 'color', 'float', 'margin', 'padding', 'border-top', 'font', 'letter-spacing'];
      const rest = [...names, 'text-transform', 'text-indent', 'text-decoration', 'list-style', 'box-sizing'];
      return `${element.tagName}.${element.className} ${Math.round(width)}x${Math.round(height)} ${rest.map((name) => style.getPropertyValue(name)).join(' | ')}`;
    }),
  );

for (const widget of sampled(['signIn', 'list'] as const)) {
  test(`the hardened sheet keeps ${widget} as it is under a host's rules without a layer`, { tag: '@deep' }, async ({
    page,
  }) => {
    const look = async (css: string, sheet: string) => {
      await site.open(page, { lateCss: css, sheets: [sheet] });
      await site.show(page, api(), { widget, provider: { theme: 'light' } });
      // A card's skeleton isn't an article.
      await expect(page.locator('.lectern-root :is(form, article)').first()).toBeVisible();
      await expect(page.locator('.lectern-skeleton')).toHaveCount(0);
      return looksOf(page);
    };
    // The sheet itself changes nothing if the host has no such rules.
    const plain = await look('', 'styles.css');
    expect(await look('', 'styles-hardened.css')).toEqual(plain);
    expect(await look(hostile, 'styles.css')).not.toEqual(plain);
    expect(await look(hostile, 'styles-hardened.css')).toEqual(plain);
    // Tokens still belong to the host.
    const token = '.training { --lectern-color-primary: rgb(1, 2, 3); }';
    await site.open(page, { lateCss: hostile + token, sheets: ['styles-hardened.css'] });
    await site.show(page, api(), { widget: 'signIn', provider: { theme: 'light', className: 'training' } });
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toHaveCSS(
      'background-color',
      'rgb(1, 2, 3)',
    );
  });
}

const unitOfHost = '.training { --lectern-unit: 16px; }';

test('under a root of 10 px everything keeps its size with --lectern-unit', { tag: '@deep' }, async ({ page }) => {
  const look = async (lateCss: string) => {
    await site.open(page, { lateCss });
    await site.show(page, api(), { widget: 'list', provider: { theme: 'light', className: 'training' } });
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('.lectern-skeleton')).toHaveCount(0);
    return looksOf(page);
  };
  const plain = await look('');
  expect(await look('html { font-size: 62.5%; }')).not.toEqual(plain);
  expect(await look(`html { font-size: 62.5%; } ${unitOfHost}`)).toEqual(plain);
});

test("a card needs no other component's sheet than its own", { tag: '@deep' }, async ({ page }) => {
  const { courses } = (await (await fetch(`${api()}/search/courses?limit=1`)).json()) as { courses: { _id: string }[] };
  const [course] = courses;
  if (!course) throw new Error('There is no course to show.');
  const look = async (...sheets: string[]) => {
    await site.open(page, { sheets });
    await site.show(page, api(), { widget: 'card', id: course._id, provider: { theme: 'light' } });
    await expect(page.getByRole('article')).toBeVisible();
    return looksOf(page);
  };
  const whole = await look('styles.css');
  const separate = ['tokens', 'base', 'ui', 'course-card'].map((name) => `styles/${name}.css`);
  expect(await look(...separate)).toEqual(whole);
  expect(await look(...separate.slice(0, -1))).not.toEqual(whole);
});
