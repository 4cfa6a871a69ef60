// What a page loads in Chromium to show some widgets of the real server, besides React and react-query.
import { bundleByVite, kilobytes } from './bundle.mjs';

const PATH = '/bench/';
const isShared = (id) => /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/.test(id);
/** Video engines and the sanitizer of lectures' HTML, which have sizes of their own. */
const isEngine = (id) => /node_modules[\\/](hls\.js|dompurify)[\\/]/.test(id);

/**
 * The scripts that a page requests until `ready` is visible and it is idle.
 *
 * @param program the page's own module; `root` is the element to render into
 * @param view the page's fragment, by which one program can show several views
 * @returns kilobytes by file name
 */
export async function scriptsOf(browser, url, { program, view = '', token, ready }) {
  const chunks = await bundleByVite(program, undefined, {
    groups: [{ name: 'react', test: isShared }],
    signatures: false,
  });
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const context = await browser.newContext();
  const page = await context.newPage();
  const loaded = new Map();
  const failures = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await page.route(`**${PATH}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(PATH.length);
    const chunk = files.get(name);
    if (!chunk)
      return route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><script type="module" src="entry.js"></script><div id="root"></div>`,
      });
    const isCounted =
      !chunk.moduleIds.every((id) => isShared(id) || id.startsWith('\0')) && !chunk.moduleIds.some(isEngine);
    if (isCounted) loaded.set(name, kilobytes(chunk.code));
    return route.fulfill({ contentType: 'text/javascript', body: chunk.code });
  });
  if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`${url}${PATH}#${view}`);
  for (const selector of ready)
    await page
      .locator(selector)
      .first()
      .waitFor()
      .catch((error) => {
        throw new Error(`${selector}: ${failures.join('\n')}`, { cause: error });
      });
  await page.waitForLoadState('networkidle');
  await context.close();
  return loaded;
}

/** The kilobytes of several pages, each script once. */
export const sumOf = (pages) =>
  [...new Map(pages.flatMap((page) => [...page])).values()].reduce((sum, one) => sum + one, 0);
