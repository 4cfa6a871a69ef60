import { lectureHtml } from '@lectern/sdk/rules';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import { isDeep } from '../runs.ts';
import { expect, test } from './fixtures.ts';

/**
 * The second of the two parsers that sanitise a text lecture, in the browser showing it. The same payloads unsanitised
 * are the control: they prove that this page would notice if one ran.
 */

/** Each payload tries to call `ran()`. */
const vectors = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '<img src="x" onerror="ran()" />',
  '<svg onload=ran()>',
  '<svg><script>ran()</script></svg>',
  '<svg><animate onbegin=ran() attributeName=x dur=1s>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=ran()>#x"></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=ran()>',
  '<math><mi//xlink:href="data:x,<script>ran()</script>">',
  '<iframe srcdoc="<script>parent.ran()</script>"></iframe>',
  '<iframe src="javascript:parent.ran()"></iframe>',
  '<object data="javascript:ran()"></object>',
  '<embed src="javascript:ran()">',
  '<video><source onerror=ran()></video>',
  '<video src=x onerror=ran()></video>',
  '<audio src=x onerror=ran()></audio>',
  '<body onload=ran()>',
  '<details open ontoggle=ran()>',
  '<input autofocus onfocus=ran()>',
  '<select autofocus onfocus=ran()>',
  '<textarea autofocus onfocus=ran()>',
  '<marquee onstart=ran()>',
  '<style>@import "javascript:ran()";</style>',
  '<link rel=stylesheet href="javascript:ran()">',
  '<meta http-equiv=refresh content="0;url=javascript:ran()">',
  '<base href="javascript:ran()//">',
  '<form action="javascript:ran()"><button>go</button></form>',
  '<a href="javascript:ran()">go</a>',
  '<a href="java\tscript:ran()">go</a>',
  '<a href="&#106;avascript:ran()">go</a>',
  '<a href="data:text/html,<script>opener.ran()</script>">go</a>',
  '<a href="vbscript:ran()">go</a>',
  '<p style="background:url(javascript:ran())">text</p>',
  '<div onclick=ran() id=location>text</div>',
  '<template><img src=x onerror=ran()></template>',
  '<noscript><p title="</noscript><img src=x onerror=ran()>">',
  '<xmp><p title="</xmp><img src=x onerror=ran()>"></xmp>',
  '<listing>&lt;img src=x onerror=ran()&gt;</listing>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=ran()>',
  '<img srcset="x 1x" onerror=ran()>',
  '<picture><source srcset=x><img src=x onerror=ran()></picture>',
  '<p title=`<img src=x onerror=ran()>`>text</p>',
];
const wraps: ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `<p>before ${inner} after</p>`,
  (inner) => `<table><tr><td>${inner}</td></tr></table>`,
  (inner) => `<pre><code>${inner}</code></pre>`,
  (inner) => `<ul><li>${inner}`,
  (inner) => `<!-- ${inner} --><p>x</p>${inner}`,
  (inner) => `<svg><desc>${inner}</desc></svg>`,
  (inner) => `<svg><foreignObject>${inner}</foreignObject></svg>`,
  (inner) => `<math><annotation-xml encoding="text/html">${inner}</annotation-xml></math>`,
  (inner) => `<title>${inner}</title>${inner}`,
  (inner) => `<a href="https://example.org">${inner}</a>`,
  (inner) => inner.replace(/<(\w)/g, (_, letter: string) => `<${letter.toUpperCase()}`),
];
const payloads = vectors.flatMap((vector) => {
  const single = wraps.map((wrap) => wrap(vector));
  if (!isDeep) return single;
  const twice = single.flatMap((inner) => wraps.slice(1).map((wrap) => wrap(inner)));
  const doubled = vectors.map((other) => `${other}${vector}`);
  return [...single, ...twice, ...doubled];
});

test(`none of ${payloads.length} payloads runs in a text lecture, and many of them run without the cleaning`, {
  tag: '@deep',
}, async ({ page: cleanPage, context, browser, server }) => {
  const { outputFiles } = await build({
    bundle: true,
    format: 'iife',
    globalName: 'cleaning',
    write: false,
    stdin: {
      contents: "export { sanitizeLecture } from './packages/react/src/components/text-lecture/sanitizeLecture.ts';",
      resolveDir: process.cwd(),
    },
  });
  const html = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Cleaning</title>
<div id="stage"></div><script>var count = 0; function ran() { count += 1; }</script>`;
  const prepare = async (where: BrowserContext) => {
    await where.route(`${server.url}/cleaning`, (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await where.route('**/x', (route) => route.fulfill({ status: 404, body: '' }));
  };

  const run = async (how: 'raw' | 'cleaned', page: Page) => {
    await page.goto(`${server.url}/cleaning`);
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    return page.evaluate(
      async ([list, way]) => {
        const window_ = window as unknown as {
          cleaning: { sanitizeLecture(html: string): DocumentFragment };
          ended?: () => void;
          count: number;
        };
        const stage = document.getElementById('stage') as HTMLElement;
        for (const payload of list) {
          const place = document.createElement('div');
          stage.append(place);
          if (way === 'raw') place.innerHTML = payload;
          else place.append(window_.cleaning.sanitizeLecture(payload));
        }
        const elements = [...stage.querySelectorAll('#stage > div *')].map((element) => ({
          tag: element.localName,
          attributes: element.getAttributeNames(),
          href: element.getAttribute('href'),
          src: element.getAttribute('src'),
        }));
        // Anything the payloads load or fail to load does so before this one, which comes last.
        await new Promise<void>((resolve) => {
          window_.ended = resolve;
          const last = document.createElement('div');
          last.innerHTML = '<img src="x" onerror="ended()">';
          stage.append(last);
        });
        // Lazy images off screen would never load; load them now.
        const pending = [...document.images].filter((image) => {
          image.loading = 'eager';
          return way === 'cleaned' && !image.complete;
        });
        await Promise.all(pending.map((image) => new Promise((done) => image.addEventListener('error', done))));
        return { elements, count: window_.count };
      },
      // Unsanitised, these two would navigate away from the page.
      [how === 'raw' ? payloads.filter((payload) => !/<(base|meta)/i.test(payload)) : payloads, how] as const,
    );
  };

  // The browser logs errors for them; those don't count against the marketplace.
  const apart = await browser.newContext();
  await prepare(apart);
  const raw = await run('raw', await apart.newPage());
  await apart.close();
  expect(raw.count).toBeGreaterThan(vectors.length);
  await prepare(context);
  const cleaned = await run('cleaned', cleanPage);
  expect(cleaned.count).toBe(0);
  const ours = ['rel', 'tabindex', 'loading'];
  const allowed = new Set([...Object.values(lectureHtml.attributes).flat(), ...ours]);
  for (const element of cleaned.elements) {
    expect(lectureHtml.tags).toContain(element.tag);
    for (const name of element.attributes) expect([...allowed]).toContain(name);
    if (element.href !== null) expect(new URL(element.href).protocol).toMatch(/^(https?|mailto):$/);
    if (element.src !== null) expect(new URL(element.src, server.url).protocol).toMatch(/^https?:$/);
  }
});
