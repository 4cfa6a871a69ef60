import './global.ts';
import { isServed, open, start } from './loader.ts';

// Known only while the script runs for the first time.
const script = document.currentScript;

if (script instanceof HTMLScriptElement) {
  // Inlined or combined with other scripts, it knows no marketplace: <lectern-marketplace> says which.
  start(isServed(script.src) ? { address: new URL(script.src).origin, key: script.dataset.key } : {});
  window.lectern ??= { open };
}
