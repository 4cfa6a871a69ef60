// The files that the marketplace serves under /embed: the loader at a short-lived and at an immutable address, its
// chunks, the loader for pages without modules, and the hashes for `integrity`.
import { createHash } from 'node:crypto';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { precompress } from '../../scripts/precompress.mjs';
import { serveReleases } from '../../scripts/released.mjs';

const folder = 'dist/cdn';
rmSync(folder, { recursive: true, force: true });
const shared = { bundle: true, minify: true, target: 'es2022', sourcemap: 'linked', legalComments: 'none' };
await build({
  ...shared,
  entryPoints: { v1: 'src/cdn.ts' },
  format: 'esm',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  outdir: folder,
});
await build({ ...shared, entryPoints: { 'v1.classic': 'src/classic.ts' }, format: 'iife', outdir: folder });

const digest = (algorithm, file, encoding) => createHash(algorithm).update(readFileSync(file)).digest(encoding);
const hash = digest('sha256', join(folder, 'v1.js'), 'hex').slice(0, 10);
cpSync(join(folder, 'v1.js'), join(folder, `v1-${hash}.js`));
serveReleases('released', folder);
const files = globSync('**/*.js', { cwd: folder }).sort();
const integrity = Object.fromEntries(
  files.map((file) => [file, `sha384-${digest('sha384', join(folder, file), 'base64')}`]),
);
writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`);
await precompress(folder);
