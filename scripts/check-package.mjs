// A package as partners get it: its manifest, its types, and a project that installs and compiles it.
import { mustRun, requireNode } from './steps.mjs';

requireNode();
const name = process.argv[2];
/** The project that compiles it, where it isn't the widgets' own. */
const consumers = { sdk: ['tests/consumer-sdk'], embed: ['tests/consumer-embed'], react: [] };
const consumer = consumers[name];
if (!consumer) {
  console.error(`There is no package ${name}. There are: ${Object.keys(consumers).join(', ')}.`);
  process.exit(1);
}
await mustRun('npx', ['publint', `packages/${name}`, '--strict']);
await mustRun('npx', ['attw', '--pack', `packages/${name}`, '--profile', 'esm-only']);
await mustRun('node', ['scripts/consumer.mjs', ...consumer]);
