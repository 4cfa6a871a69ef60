import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';
import type { HostPage } from '../hostPage.ts';
import { installed } from '../installed.ts';

/** Scripts that wrap, replace or extend what every script uses, as analytics, polyfills and old libraries do. */
const patches = `
  var realFetch = window.fetch;
  window.fetch = function (input, init) {
    init = Object.assign({}, init);
    init.headers = Object.assign({ 'X-Requested-With': 'XMLHttpRequest' }, init.headers);
    var answer = realFetch.call(window, input, init);
    return { then: answer.then.bind(answer), 'catch': answer['catch'].bind(answer) };
  };
  var realParse = JSON.parse;
  JSON.parse = function (text, revive) {
    var value = realParse(text, revive);
    if (value && typeof value === 'object') value.parsedBy = 'analytics';
    return value;
  };
  JSON.stringify = function () { throw new Error('JSON.stringify is ours'); };
  Array.prototype.last = function () { return this[this.length - 1]; };
  Array.prototype.flat = undefined;
  Array.prototype.at = function () { return 'patched'; };
  Array.prototype.includes = function (one) { return this.indexOf(one); };
  Object.prototype.isOurs = true;
  String.prototype.trim = function () { return this.replace(/^ +| +$/g, ''); };
  var realDefine = customElements.define;
  customElements.define = function (name, type, options) {
    if (customElements.get(name)) throw new Error(name + ' is defined twice');
    var Wrapped = class extends type {};
    return realDefine.call(customElements, name, Wrapped, options);
  };
  window.addEventListener('message', function (event) { if (typeof event.data === 'string') realParse(event.data); });
`;

/** The globals of Prototype 1.6, and of a library that names its own things like ours. */
const prototypeJs = `
  window.$ = function (id) { return document.getElementById(id); };
  window.lectern = { open: 'a reading desk' };
  window.name = 'lectern-app';
  Object.extend = Object.assign;
  Object.keys = function (object) { var keys = []; for (var key in object) keys.push(key); return keys; };
  Object.toJSON = function () { return '"prototype"'; };
  Array.prototype.toJSON = function () { return Object.toJSON(this); };
  Array.prototype.each = function (take) { for (var i = 0; i < this.length; i++) take(this[i], i); };
  Array.prototype.find = function (take) { for (var i = 0; i < this.length; i++) if (take(this[i], i)) return this[i]; };
  Array.prototype.entries = function () { return this.slice(); };
  Array.from = function (list) { var all = []; for (var i = 0; i < list.length; i++) all.push(list[i]); return all; };
  String.prototype.startsWith = function (start) { return this.indexOf(start) === 0; };
  Function.prototype.bind = function (self) { var run = this, more = [].slice.call(arguments, 1);
    return function () { return run.apply(self, more.concat([].slice.call(arguments))); }; };
  Element.prototype.show = function () { this.style.display = ''; };
  Element.prototype.hide = function () { this.style.display = 'none'; };
  Element.prototype.remove = function () { this.parentNode.removeChild(this); return this; };
  document.getElementsByClassName = function (name) { return Array.from(document.querySelectorAll('.' + name)); };
  window.Event = { observe: function () {}, stop: function () {} };
  window.Template = function () {};
  window.Hash = function () {};
`;

/** What a page builder's ad blocker removes: by class, and by a word in the address of a request. */
const adBlocker = `
  var words = /(^|[-_ ])(promo|banner|sponsor|advert|ads?)([-_ ]|$)/i;
  new MutationObserver(function () {
    document.querySelectorAll('[class], [id]').forEach(function (element) {
      if (words.test(element.id) || words.test(element.getAttribute('class') || '')) element.remove();
    });
  }).observe(document, { childList: true, subtree: true, attributes: true });
`;

/** React 17 from its own package, and this React 19 bundled once more, each with a part of the page. */
async function twoReacts(): Promise<Record<string, string>> {
  const folder = await installed('react-17', ['react@17.0.2', 'react-dom@17.0.2']);
  const [react, reactDom] = await Promise.all(
    ['react/umd/react.production.min.js', 'react-dom/umd/react-dom.production.min.js'].map((path) =>
      readFile(`${folder}/${path}`, 'utf8'),
    ),
  );
  const { outputFiles } = await build({
    stdin: {
      contents: `import { createElement, StrictMode } from 'react'; import { createRoot } from 'react-dom/client';
        createRoot(document.getElementById('nineteen')).render(createElement(StrictMode, null, createElement('p', null, 'React 19')));`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return {
    '/react-17.js': `${react};${reactDom};ReactDOM.render(React.createElement('p', null, 'React 17'), document.getElementById('seventeen'));`,
    '/react-19.js': outputFiles[0]?.text ?? '',
  };
}

/** Pages whose scripts are in the way. */
export const scripted: HostPage[] = [
  {
    title: 'Patched `fetch`, `JSON`, `Array.prototype` and `customElements.define`',
    head: `<script>${patches}</script>`,
  },
  { title: "Prototype's globals, and a global `lectern`", head: `<script>${prototypeJs}</script>` },
  {
    title: 'React 17 and another React 19',
    foot: '<div id="seventeen"></div><div id="nineteen"></div><script src="/react-17.js"></script><script src="/react-19.js"></script>',
    files: twoReacts,
  },
  {
    title: 'An ad blocker that removes "promo" classes and addresses',
    head: `<script>${adBlocker}</script>`,
    async prepare(page) {
      await page.route(
        /[/_.-](promo|banner|sponsor|advert|ads?|track|tracking|analytics|beacon|pixel)[/_.-]/,
        (route) => route.abort('blockedbyclient'),
      );
    },
  },
];
