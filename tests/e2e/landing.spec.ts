import { signIn } from './api.ts';
import { expect, isExpected, test } from './fixtures.ts';
import { startServer } from './server.ts';
import { holdBack } from './sitePages.ts';

/** External sign-in (§2, /auth/success), and what it must not leave behind. */

test('an external sign-in lands on the dashboard, and its token stays out of the URL, the history and every call', {
  tag: '@deep',
}, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return;
    sent.push(`${request.url()} ${request.headers().referer ?? ''}`);
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a demo account' })).toBeVisible();
  const answer = await holdBack(page, '**/api/auth/me');
  await page.getByRole('link', { name: /learner@lectern\.example/ }).click();
  await expect(page.getByRole('heading', { name: 'Signing you in...' })).toBeVisible();
  await expect(page).toHaveURL('/auth/success');
  expect(await page.evaluate(() => document.referrer)).toBe('');
  answer();
  const notice = page.getByRole('dialog', { name: 'Welcome!' });
  await expect(notice).toContainText('Successfully signed in with Google!');
  await expect(page).toHaveURL('/dashboard');
  await notice.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { name: 'Learner Dashboard' })).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('token'));
  expect(token).toMatch(/^\w+\.\w+/);
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((line) => line.includes(token ?? '-') || line.includes('token='))).toEqual([]);
  // Where the token was, the history has the previous page or the page without the token.
  await page.goBack();
  expect(page.url()).not.toContain('token');
});

test('the landing page without a valid token shows an error and leads to login', { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  for (const query of ['', '?token=', '?token=no.token', '?error=unavailable']) {
    await page.goto(`/auth/success${query}`);
    await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Something went wrong. Redirecting to login...');
    expect(page.url()).not.toContain('token');
  }
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
});

test('the server logs no token, whatever its log level', { tag: '@deep' }, async ({ page }) => {
  const server = await startServer('embedded', { LOG_LEVEL: 'trace' });
  try {
    const { token = '' } = await signIn(server.url, 'learner');
    await page.goto(`${server.url}/auth/success?token=${token}`);
    // This tab did not start it.
    await page.getByRole('button', { name: /^Continue as / }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome!' })).toBeVisible();
    await expect(page).toHaveURL(`${server.url}/dashboard`);
    expect(server.output()).toContain('/api/auth/me');
    const [, , signature = '-'] = token.split('.');
    expect(server.output().includes(signature), 'the log holds the token').toBe(false);
    expect(server.output()).toContain('/auth/success?…');
  } finally {
    // The page's remaining requests would find no user.
    await page.close();
    await server.stop();
  }
});

test("what the page's content policy refuses is recorded as a complaint", { tag: '@deep' }, async ({
  page,
  complaints,
}) => {
  await page.goto('/privacy');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
    document.body.setAttribute('style', 'color: red');
    return fetch('https://elsewhere.example/').catch(() => undefined);
  });
  expect(await page.title()).not.toBe('taken over');
  const said = complaints.splice(0).join('\n');
  for (const directive of ['script-src-elem', 'style-src-attr', 'connect-src']) {
    expect(said).toContain(`securitypolicyviolation: ${directive} refuses`);
  }
});
