import type { HostPage } from '../hostPage.ts';

/** What Bootstrap 3 says about plain elements. */
const bootstrap3 = `
html { font-family: sans-serif; font-size: 10px; -webkit-text-size-adjust: 100%; -webkit-tap-highlight-color: rgba(0,0,0,0); }
body { margin: 0; font-family: "Helvetica Neue", Helvetica, Arial, sans-serif; font-size: 14px; line-height: 1.42857143; color: #333; background-color: #fff; }
article, aside, details, figcaption, figure, footer, header, main, menu, nav, section, summary { display: block; }
*, *:before, *:after { box-sizing: border-box; }
a { color: #337ab7; text-decoration: none; background-color: transparent; }
a:hover, a:focus { color: #23527c; text-decoration: underline; }
h1, h2, h3, h4, .h3 { font-family: inherit; font-weight: 500; line-height: 1.1; color: inherit; margin-top: 20px; margin-bottom: 10px; }
h1 { font-size: 36px; } h2 { font-size: 30px; } h3 { font-size: 24px; }
p { margin: 0 0 10px; } img { vertical-align: middle; border: 0; } svg:not(:root) { overflow: hidden; }
button, input, select, textarea { font: inherit; font-family: inherit; line-height: inherit; color: inherit; margin: 0; }
button, html input[type="button"] { -webkit-appearance: button; cursor: pointer; overflow: visible; text-transform: none; }
fieldset { min-width: 0; padding: 0; margin: 0; border: 0; } label { display: inline-block; max-width: 100%; margin-bottom: 5px; font-weight: bold; }
input[type="search"] { -webkit-appearance: textfield; box-sizing: content-box; } ul, ol { margin-top: 0; margin-bottom: 10px; }
iframe { border: 9px solid #ccc; } dialog { display: block; } [role="dialog"] { opacity: .5; }`;

/** What Tailwind's preflight says about plain elements. */
const preflight = `
*, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb; }
html { line-height: 1.5; tab-size: 4; font-family: ui-sans-serif, system-ui, sans-serif; }
body { margin: 0; line-height: inherit; } hr { height: 0; color: inherit; border-top-width: 1px; }
h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; } a { color: inherit; text-decoration: inherit; }
button, input, optgroup, select, textarea { font-family: inherit; font-size: 100%; font-weight: inherit; line-height: inherit; color: inherit; margin: 0; padding: 0; }
button, [type="button"], [type="reset"], [type="submit"] { -webkit-appearance: button; background-color: transparent; background-image: none; }
blockquote, dl, dd, h1, h2, h3, h4, h5, h6, hr, figure, p, pre { margin: 0; } ol, ul, menu { list-style: none; margin: 0; padding: 0; }
dialog { padding: 0; } img, svg, video, canvas, audio, iframe, embed, object { display: block; vertical-align: middle; }
img, video { max-width: 100%; height: auto; } [hidden] { display: none; }`;

/** What careless rules of a page inherit into everything. */
const inherited = `
body { font: italic 700 13px/3 Georgia; letter-spacing: 3px; word-spacing: 9px; text-transform: uppercase; text-indent: 40px; text-align: center;
  color: #d00; text-shadow: 1px 1px #0f0; cursor: crosshair; white-space: pre; margin: 8px; visibility: visible; list-style: square; }`;

/** Pages whose styles would change the widgets. */
export const styled: HostPage[] = [
  {
    title: "`* { all: revert !important }`, Bootstrap 3 and Tailwind's preflight",
    head: `<style>${bootstrap3}</style><style>${preflight}</style>
      <style>* { all: revert !important; box-sizing: content-box !important }</style>`,
    // It undoes the page's own rules too, those for the places of elements included.
    isStill: false,
    isSizeKept: false,
  },
  {
    title: "Bootstrap 3, Tailwind's preflight, and a body that inherits odd text styles",
    head: `<style>${bootstrap3}</style><style>${preflight}</style><style>${inherited}</style>`,
  },
  {
    title: '`html { font-size: 62.5% }`, a transformed body and a header above everything',
    head: `<style>html { font-size: 62.5% } body { transform: translateZ(0); overflow-x: hidden; position: relative }
      header { position: fixed; inset: 0 0 auto; height: 40px; background: #fff; z-index: 2147483647 } body { padding-top: 40px }</style>`,
    foot: '<header>Evening classes</header>',
  },
  { title: 'Quirks mode', doctype: '' },
  {
    title: 'Right-to-left',
    root: 'lang="ar" dir="rtl"',
    isLookKept: false,
  },
  {
    title: 'Forced colors',
    context: { forcedColors: 'active' },
    isLookKept: false,
  },
  {
    title: 'Text at 200 %',
    preferences: { webkit: { webprefs: { default_font_size: 32, default_fixed_font_size: 26 } } },
    isLookKept: false,
  },
];
