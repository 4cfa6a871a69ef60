import './global.ts';
import { open, start } from './loader.ts';

// Known only while the script runs for the first time.
const script = document.currentScript;

if (script instanceof HTMLScriptElement) {
  start({ address: new URL(script.src).origin, key: script.dataset.key });
  window.lectern ??= { open };
}
