// The files that the marketplace serves under /embed: the loader at a short-lived and at an immutable address, its
// chunks, the loader for pages without modules, and the hashes for `integrity`.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { writeBrotli } from '../../scripts/brotli.mjs';

/** What a running server may be serving; built beside it. */
const served = 'dist/cdn';
const next = 'dist/cdn.next';
rmSync(next, { recursive: true, force: true });
const shared = { bundle: true, minify: true, target: 'es2022', sourcemap: 'linked', legalComments: 'none' };
await build({
  ...shared,
  entryPoints: { v1: 'src/cdn.ts' },
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  outdir: next,
});
await build({ ...shared, entryPoints: { 'v1.classic': 'src/classic.ts' }, format: 'iife', outdir: next });

const digest = (algorithm, file, encoding) => createHash(algorithm).update(readFileSync(file)).digest(encoding);
const hash = digest('sha256', join(next, 'v1.js'), 'hex').slice(0, 10);
cpSync(join(next, 'v1.js'), join(next, `v1-${hash}.js`));
const files = globSync('**/*.js', { cwd: next }).sort();
const integrity = Object.fromEntries(
  files.map((file) => [file, `sha384-${digest('sha384', join(next, file), 'base64')}`]),
);
writeFileSync(join(next, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
await writeBrotli(next);

// Each file is replaced at once, after its compressed form, and the loaders after what they load. The scripts of the build before stay, since pages that are
// open still load from them; older ones go.
const list = join(served, 'integrity.json');
const before = existsSync(list) ? Object.keys(JSON.parse(readFileSync(list, 'utf8'))) : [];
const rankOf = (file) => (/^v\d/.test(file) ? 2 : 0) + Number(!file.endsWith('.br'));
const made = globSync('**/*.*', { cwd: next }).sort((one, other) => rankOf(one) - rankOf(other));
for (const file of made) {
  mkdirSync(dirname(join(served, file)), { recursive: true });
  renameSync(join(next, file), join(served, file));
}
const kept = new Set([...made, ...before.flatMap((file) => [file, `${file}.map`, `${file}.br`])]);
for (const file of globSync('**/*.*', { cwd: served })) if (!kept.has(file)) rmSync(join(served, file));
rmSync(next, { recursive: true });
