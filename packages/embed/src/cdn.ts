import './global.ts';
import { isServed, open, start } from './loader.ts';

const own = import.meta.url;

if (isServed(own)) {
  const script = [...document.querySelectorAll<HTMLScriptElement>('script[data-key]')].find(({ src }) => src === own);
  start({ address: new URL(own).origin, key: script?.dataset.key });
  window.lectern ??= { open };
} else console.error("Lectern: <script> can't be inlined.");

export { open };
