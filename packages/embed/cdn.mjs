// The files that the marketplace serves under /embed: the loader at a short-lived and at an immutable address, its
// chunks, the loader for pages without modules, and the hashes for `integrity`.
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

rmSync('dist/cdn', { recursive: true, force: true });
const shared = { bundle: true, minify: true, target: 'es2022', sourcemap: 'linked', legalComments: 'none' };
await build({
  ...shared,
  entryPoints: { v1: 'src/cdn.ts' },
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  outdir: 'dist/cdn',
});
await build({ ...shared, entryPoints: { 'v1.classic': 'src/classic.ts' }, format: 'iife', outdir: 'dist/cdn' });

const digest = (algorithm, file, encoding) => createHash(algorithm).update(readFileSync(file)).digest(encoding);
const hash = digest('sha256', 'dist/cdn/v1.js', 'hex').slice(0, 10);
cpSync('dist/cdn/v1.js', `dist/cdn/v1-${hash}.js`);
const files = globSync('**/*.js', { cwd: 'dist/cdn' }).sort();
const integrity = Object.fromEntries(
  files.map((file) => [file, `sha384-${digest('sha384', `dist/cdn/${file}`, 'base64')}`]),
);
writeFileSync('dist/cdn/integrity.json', `${JSON.stringify(integrity, null, 2)}\n`);
