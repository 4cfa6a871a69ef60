import { resolve } from 'node:path';
import { expect, settle, test } from './fixtures.ts';
import { startServer } from './server.ts';

const certificate = resolve('packages/server/src/testing/tls/first');

// The certificate is signed by itself.
test.use({ ignoreHTTPSErrors: true });

test('a visitor reads, searches and signs in over HTTP/2', { tag: '@deep' }, async ({ page, shopper }) => {
  const server = await startServer('embedded', { TLS_KEY: `${certificate}.key`, TLS_CERT: `${certificate}.crt` });
  try {
    await page.goto(server.url);
    await settle(page);
    await page.getByRole('link', { name: 'Courses', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: '40 Courses Found' })).toBeVisible();
    await page.goto(`${server.url}/login`);
    await shopper.signIn('learner@lectern.example', 'lectern-demo');
    await shopper.acknowledge('Login Successful!');
    await expect(page).toHaveURL(/\/dashboard$/);
    const protocols = await page.evaluate(() =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
        (entry) => (entry as PerformanceResourceTiming).nextHopProtocol,
      ),
    );
    expect(protocols.length).toBeGreaterThan(5);
    // Chromium names no protocol for what it has in its cache.
    expect([...new Set(protocols)].filter(Boolean)).toEqual(['h2']);
  } finally {
    await page.close();
    await server.stop();
  }
});
