import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { sampled } from '../runs.ts';
import { expect, test } from './fixtures.ts';

/** Every component, rendered on a server and hydrated by a browser that knows more: the user and the theme. */

const folder = resolve('.reports/hydration');

let hydrationServer: typeof import('../hydration/server.tsx');

test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  const shared = { bundle: true, format: 'esm', target: 'es2022', jsx: 'automatic' } as const;
  const define = { 'process.env.NODE_ENV': '"development"' };
  await build({
    ...shared,
    define,
    entryPoints: ['tests/hydration/client.tsx'],
    outfile: `${folder}/browser.js`,
    platform: 'browser',
  });
  await build({
    ...shared,
    entryPoints: ['tests/hydration/server.tsx'],
    outfile: `${folder}/server.mjs`,
    platform: 'node',
    packages: 'external',
  });
  hydrationServer = await import(pathToFileURL(`${folder}/server.mjs`).href);
});

for (const who of sampled(['a signed-in learner in the dark', 'a visitor'])) {
  test(`the server's markup hydrates for ${who} without errors or warnings`, { tag: '@deep' }, async ({
    page,
    server,
    shopper,
  }) => {
    const html = await hydrationServer.write(`${server.url}/api`);
    expect(html).toContain('<h1>');
    expect(html).toContain('Courses Found');
    // On the API's address: a page of the marketplace that was rendered on a server.
    await page.route(`${server.url}/hydration`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': "style-src 'self'" },
        body: html,
      }),
    );
    for (const [name, file, contentType] of [
      ['browser.js', `${folder}/browser.js`, 'text/javascript'],
      ['styles.css', 'packages/react/dist/styles.css', 'text/css'],
    ] as const) {
      await page.route(`${server.url}/${name}`, async (route) =>
        route.fulfill({ contentType, body: await readFile(file, 'utf8') }),
      );
    }
    if (who !== 'a visitor') {
      const answer = await fetch(`${server.url}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'learner@lectern.example', password: 'lectern-demo' }),
      });
      const { token } = (await answer.json()) as { token: string };
      await page.addInitScript((kept) => {
        localStorage.setItem('token', kept);
        localStorage.setItem('theme', JSON.stringify({ mode: 'dark' }));
        localStorage.setItem('preferences', JSON.stringify({ playbackRate: 2, captions: 'de' }));
      }, token);
    }
    await page.goto('/hydration');
    const header = page.locator('[data-component="Navbar"]');
    if (who === 'a visitor') await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
    else {
      await expect(page.locator('.lectern-root').first()).toHaveAttribute('data-lectern-theme', 'dark');
      // The player reports that the learner isn't enrolled.
      await shopper.acknowledge('Error');
      await expect(page.locator('[data-component="AccountMenu"]').getByRole('button')).toBeVisible();
    }
    // It is interactive: a press works.
    await page.locator('[data-component="PasswordField"]').getByRole('button').click();
    await expect(page.locator('[data-component="PasswordField"] input')).toHaveAttribute('type', 'text');
    expect(await page.evaluate(() => (window as unknown as { mended: string[] }).mended)).toEqual([]);
  });
}
