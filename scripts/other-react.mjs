// For `node --import`: resolves React from the folder in LECTERN_REACT instead.
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const own = `${pathToFileURL(process.env.LECTERN_REACT).href}/`;
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const [, file] = /\/node_modules\/((?:react|react-dom|scheduler)\/[^?]*)/.exec(found.url) ?? [];
    return file && !found.url.startsWith(own) ? { ...found, url: own + file } : found;
  },
});
