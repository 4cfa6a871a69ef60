// Part of `npm run version`, which changes the published packages alone: the server says its version, WordPress offers a
// plugin with a newer one, and the examples, which partners copy, install what they are shown with.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('packages/react/package.json', 'utf8'));
for (const file of globSync('{packages,examples}/*/package.json')) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/("version": "|"@lectern\/\w+": ")\d[^"]*/g, `$1${version}`));
}
