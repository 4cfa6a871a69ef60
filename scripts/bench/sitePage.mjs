// One cold load in a throttled browser, measured.

/** Chrome DevTools' preset "Fast 4G" (front_end/core/sdk/NetworkManager.ts): 9 and 1.5 Mbit/s less a tenth, 60 ms × 2.75. */
const fast4G = {
  offline: false,
  downloadThroughput: ((9 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((1.5 * 1000 * 1000) / 8) * 0.9,
  latency: 60 * 2.75,
};
/** The font comes long after the first paint. */
const lateFont = { offline: false, downloadThroughput: 200_000, uploadThroughput: 200_000, latency: 150 };
const CPU_SLOWDOWN = 4;
/** A phone size that Lighthouse uses too. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const isScript = (path) => path.endsWith('.js');

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { lcp: 0, element: '', cls: 0, longTasks: 0, blocking: 0, interactive: 0 };
  window.seen = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.element = element ? `${element.localName}.${String(element.className).split(' ')[0]}` : '';
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  watch('longtask', ({ duration }) => {
    seen.longTasks += 1;
    seen.blocking += duration - 50;
  });
  new MutationObserver(() => {
    if (document.documentElement?.hasAttribute('data-hydrated')) seen.interactive ||= performance.now();
  }).observe(document, { attributes: true, attributeFilter: ['data-hydrated'], subtree: true });
}

/** Calls `run` with a page of a new phone with an empty cache. */
async function withPhone(browser, run) {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    return await run(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

async function throttle(client) {
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: false });
  await client.send('Network.emulateNetworkConditions', fast4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/**
 * Opens a URL with an empty cache and waits until the network is idle and `ready` is visible.
 *
 * @returns `interactive` is when the app set `data-hydrated` on the root element, and `scripts` names the scripts
 *   that had arrived by then: what it needs to be interactive, and whatever takes the line from it.
 */
export const measure = (browser, url, ready) =>
  withPhone(browser, async (page, client) => {
    let bytes = 0;
    let requests = 0;
    await throttle(client);
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await page.addInitScript(observe);
    await page.goto(url);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    const { resources, ...seen } = await page.evaluate(() => ({
      ...window.seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      resources: performance.getEntriesByType('resource').map(({ name, responseEnd }) => ({
        path: new URL(name).pathname,
        responseEnd,
      })),
    }));
    const scripts = resources.filter(({ path }) => isScript(path));
    // A page that never says that it is interactive is charged with everything.
    const interactive = scripts.length === 0 ? 0 : seen.interactive || Number.POSITIVE_INFINITY;
    const pathsOf = (list) => [...new Set(list.map(({ path }) => path))];
    return {
      ...seen,
      bytes,
      requests,
      scripts: pathsOf(scripts.filter(({ responseEnd }) => responseEnd <= interactive)),
      allScripts: pathsOf(scripts),
    };
  });

/** The layout shift (CLS) of a page opened with an empty cache where the font comes late, at a width in pixels. */
export async function measureShift(browser, url, width) {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', lateFont);
    await page.addInitScript(observe);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => window.seen.cls);
  } finally {
    await context.close();
  }
}

/**
 * How long the scripts alone block the page: they are held back until everything else is there and drawn, so that every
 * long task from then until the page is interactive is theirs.
 */
export const measureHydration = (browser, url, ready) =>
  withPhone(browser, async (page, client) => {
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observe);
    let release;
    const isReleased = new Promise((resolve) => {
      release = resolve;
    });
    await page.route('**/*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator(ready).first().waitFor();
    const before = await page.evaluate(async () => {
      await document.fonts.ready;
      const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
      await Promise.allSettled(pictures.map((picture) => picture.decode()));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return window.seen.blocking;
    });
    release();
    await page.locator('html[data-hydrated]').waitFor();
    return (await page.evaluate(() => window.seen.blocking)) - before;
  });

/**
 * The same page without scripts: what the server sent if it has rendered the page, else what the scripts have built.
 *
 * @returns The document, and whether the server has rendered it.
 */
export async function snapshot(browser, url, ready) {
  const sent = await (await fetch(url)).text();
  return await withPhone(browser, async (page) => {
    await page.goto(url);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    return await page.evaluate((sentHtml) => {
      const rendered = new DOMParser().parseFromString(sentHtml, 'text/html');
      const isRendered = rendered.getElementById('state') !== null;
      const kept = isRendered ? rendered.documentElement : document.documentElement.cloneNode(true);
      for (const element of kept.querySelectorAll('script, noscript, link[rel=modulepreload]')) element.remove();
      return { html: `<!doctype html>${kept.outerHTML}`, isRendered };
    }, sent);
  });
}
