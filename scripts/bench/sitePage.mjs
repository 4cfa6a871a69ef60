// One cold load in a throttled browser, measured.

/** Chrome DevTools' preset "Fast 4G" (front_end/core/sdk/NetworkManager.ts): 9 and 1.5 Mbit/s less a tenth, 60 ms × 2.75. */
const fast4G = {
  offline: false,
  downloadThroughput: ((9 * 1000 * 1000) / 8) * 0.9,
  uploadThroughput: ((1.5 * 1000 * 1000) / 8) * 0.9,
  latency: 60 * 2.75,
};
const CPU_SLOWDOWN = 4;
/** A phone size that Lighthouse uses too. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Runs in the page before its own scripts. */
function observe() {
  const seen = { lcp: 0, element: '', cls: 0, longTasks: 0, blocking: 0 };
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
}

/** Opens a URL with an empty cache and waits until the network is idle and `ready` is visible. */
export async function measure(browser, url, ready) {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    let bytes = 0;
    let requests = 0;
    await client.send('Network.enable');
    await client.send('Network.setCacheDisabled', { cacheDisabled: false });
    await client.send('Network.emulateNetworkConditions', fast4G);
    await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    client.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await page.addInitScript(observe);
    await page.goto(url);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    const { fcp, ...seen } = await page.evaluate(() => ({
      ...window.seen,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    }));
    return { ...seen, fcp, bytes, requests };
  } finally {
    await context.close();
  }
}

/** The complete page without scripts: what a server could have sent. */
export async function snapshot(browser, url, ready) {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    return await page.evaluate(() => {
      const kept = document.documentElement.cloneNode(true);
      const code = 'script, noscript, link[rel=modulepreload], link[rel=preload], link[rel=prefetch]';
      for (const element of kept.querySelectorAll(code)) element.remove();
      return `<!doctype html>${kept.outerHTML}`;
    });
  } finally {
    await context.close();
  }
}
