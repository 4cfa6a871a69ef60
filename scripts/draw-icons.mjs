// npm run icons: draws the site's icons and the picture for previews of links from their SVGs, in Chromium. What it
// writes is kept in git; run it again when a drawing changes.
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { chromiumLaunch } from './chromium.mjs';
import { requireNode } from './steps.mjs';

requireNode();
const site = 'packages/demo-site';
const base64 = (path) => readFileSync(path).toString('base64');
const font = base64('node_modules/@fontsource-variable/montserrat/files/montserrat-latin-wght-normal.woff2');
const icon = readFileSync(`${site}/public/favicon.svg`, 'utf8');
/** Systems cut their own corners: the ground goes to the edge, and the drawing keeps clear of it. */
const square = icon
  .replace(/ rx="7"/, '')
  .replace('<path', '<g transform="translate(3.2 3.2) scale(.8)"><path')
  .replace('</svg>', '</g></svg>');
const social = readFileSync(`${site}/drawings/social.svg`, 'utf8');

const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage();
  const draw = async (name, svg, width, height, isClear) => {
    await page.setViewportSize({ width, height });
    await page.setContent(`<style>
      @font-face { font-family: Montserrat; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
      body { margin: 0 } svg { display: block; width: ${width}px; height: ${height}px }
    </style>${svg}`);
    await page.evaluate(() => document.fonts.ready);
    writeFileSync(`${site}/public/${name}`, await page.screenshot({ omitBackground: isClear }));
    console.log(`${site}/public/${name}`);
  };
  await draw('icon-32.png', icon, 32, 32, true);
  await draw('apple-touch-icon.png', square, 180, 180, false);
  await draw('icon-192.png', square, 192, 192, false);
  await draw('icon-512.png', square, 512, 512, false);
  await draw('social.png', social, 1200, 630, false);
} finally {
  await browser.close();
}
