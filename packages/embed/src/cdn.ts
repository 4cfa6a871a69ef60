import './global.ts';
import { open, start } from './loader.ts';

const own = import.meta.url;
const script = [...document.querySelectorAll<HTMLScriptElement>('script[data-key]')].find(({ src }) => src === own);

start({ address: new URL(own).origin, key: script?.dataset.key });
window.lectern ??= { open };

export { open };
