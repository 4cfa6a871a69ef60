import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createTestServer } from '../testing/createTestServer.ts';
import { createSiteFolder } from '../testing/siteFolder.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, 'start'));
for (const name of ['result', 'files']) mkdirSync(join(folder, 'playground', name), { recursive: true });
writeFileSync(join(folder, 'playground/result/index.html'), 'Result');
writeFileSync(join(folder, 'playground/files/mock-ABCDEFGH.js'), '1');
writeFileSync(join(folder, 'index.html'), '<h1>First</h1>');
writeFileSync(join(folder, 'start/index.html'), '<h1>Start</h1>');
writeFileSync(join(folder, 'start/index.html.br'), 'short');
writeFileSync(join(folder, 'assets/docs-ABCDEFGH.css'), 'a {}');
writeFileSync(join(folder, '.built'), 'whole');
afterAll(() => rmSync(folder, { recursive: true }));

it('serves the documentation beside the site, which links to it', async () => {
  const site = await createSiteFolder();
  writeFileSync(join(site.path, 'llms.txt'), '# Site\n');
  const server = await createTestServer({ config: { siteDir: site.path, docsDir: folder } });
  const get = (url: string, headers = {}) => server.inject({ url, headers: { accept: 'text/html', ...headers } });
  expect(await get('/docs')).toMatchObject({ status: 301, headers: { location: '/docs/' } });
  expect(await get('/docs/start')).toMatchObject({ status: 301, headers: { location: '/docs/start/' } });
  const page = await get('/docs/');
  expect(page.text).toBe('<h1>First</h1>');
  expect(page.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"),
  });
  expect((await get('/docs/start/', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  expect((await get('/docs/assets/docs-ABCDEFGH.css')).headers['cache-control']).toContain('immutable');
  const result = await get('/docs/playground/result/');
  expect(result.headers['content-security-policy']).toMatch(/sandbox allow-scripts allow-forms allow-modals$/);
  expect(result.headers['access-control-allow-origin']).toBeUndefined();
  expect((await get('/docs/playground/files/mock-ABCDEFGH.js')).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const url of ['/docs/.built', '/docs/nowhere/', '/docs/../package.json'])
    expect((await get(url)).status, url).toBe(404);
  expect((await get('/llms.txt')).text).toBe('# Site\n\n## Documentation\n\n- [Guides and reference](/docs/)\n');
  await server.close();
  await site.remove();
});
