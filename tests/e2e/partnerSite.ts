import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Shown } from '../partner/page.tsx';

export interface PartnerSite {
  url: string;
  /** Opens its page, with an additional style sheet before (`css`) or after (`lateCss`) the widgets' sheets. */
  open(page: Page, look?: { css?: string; lateCss?: string; sheets?: readonly string[] }): Promise<void>;
  /** Adds a widget to the open page. */
  show(page: Page, api: string, shown: Shown): Promise<void>;
  stop(): void;
}

/** A partner's site: its own origin, a bundle of the built packages, and a page around them. */
export async function startPartnerSite(): Promise<PartnerSite> {
  const { outputFiles } = await build({
    entryPoints: ['tests/partner/page.tsx'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
  });
  let html = '';
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url.slice(1);
    if (name === 'page.js') return response.setHeader('content-type', 'text/javascript').end(outputFiles[0]?.text);
    if (name.endsWith('.css')) {
      return response.setHeader('content-type', 'text/css').end(await readFile(`packages/react/dist/${name}`));
    }
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async open(page, { css = '', lateCss = '', sheets = ['styles.css'] } = {}) {
      html = `<!doctype html><html lang="en"><title>Training</title><link rel="icon" href="data:,">
        <style>${css}</style>${sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}">`).join('')}<style>${lateCss}</style>
        <a href="#before">Before</a><main class="entry-content"></main><a href="#after">After</a>
        <script type="module" src="/page.js"></script></html>`;
      await page.goto(url);
      await page.waitForFunction(() => 'show' in window);
    },
    show: (page, api, shown) =>
      page.evaluate(
        ([baseUrl, what]) =>
          (window as unknown as { show(baseUrl: string, what: Shown): Promise<void> }).show(baseUrl, what),
        [api, shown] as const,
      ),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
