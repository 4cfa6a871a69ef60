// npm run icons: draws the site's icons and link preview pictures from their SVGs, in Chromium. The
// results are in git; run it again when a drawing changes.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.mjs';
import { requireNode } from './steps.mjs';

requireNode();
const site = 'packages/demo-site';
const seed = 'packages/server/seed';
const base64 = (path) => readFileSync(path).toString('base64');
const font = base64('node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2');
const icon = readFileSync(`${site}/public/favicon.svg`, 'utf8');
/** Operating systems round the corners: the background fills the icon, and the drawing keeps a margin. */
const square = icon
  .replace(/ rx="7"/, '')
  .replace('<path', '<g transform="translate(3.2 3.2) scale(.8)"><path')
  .replace('</svg>', '</g></svg>');
/** The home page's first picture, next to the site's name and headline. */
const hero = readFileSync(`${site}/public/hero/1.svg`, 'utf8');
const social = readFileSync(`${site}/drawings/social.svg`, 'utf8').replace('<!-- hero -->', () => hero);

const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage();
  const draw = async (path, svg, width, height, options) => {
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>
      @font-face { font-family: Montserrat; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
      body { margin: 0 } svg { display: block; width: ${width}px; height: ${height}px }
    </style>${svg}`);
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(path, await page.screenshot(options));
    console.log(path);
  };
  const clear = { omitBackground: true };
  await draw(`${site}/public/icon-32.png`, icon, 32, 32, clear);
  await draw(`${site}/public/apple-touch-icon.png`, square, 180, 180);
  await draw(`${site}/public/icon-192.png`, square, 192, 192);
  await draw(`${site}/public/icon-512.png`, square, 512, 512);
  await draw(`${site}/public/social.png`, social, 1200, 630);
  mkdirSync(`${seed}/link-previews`, { recursive: true });
  for (const name of readdirSync(`${seed}/covers`)) {
    const cover = readFileSync(`${seed}/covers/${name}`, 'utf8');
    const path = `${seed}/link-previews/${name.replace('.svg', '.jpg')}`;
    await draw(path, cover, 1200, 675, { type: 'jpeg', quality: 60 });
  }
} finally {
  await browser.close();
}
