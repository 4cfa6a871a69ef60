import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { packageRoot } from './packageRoot.ts';

const read = (path: string) => readFileSync(join(packageRoot, path), 'utf8');
const known = new Set(
  ['src/config.ts', 'src/storage/s3Settings.ts'].flatMap((path) =>
    read(path).match(/(?<=^ {2})[A-Z][A-Z0-9_]+(?=:)/gm),
  ),
);
/** What others read: HAProxy, the images of PostgreSQL and of the storage, Node.js, and Compose for them. */
const OTHERS = /^(LECTERN_\w+|POSTGRES_\w+|AWS_\w+|NODE_ENV|S3_SECRET)$/;

// These files can't be run here: a setting that is renamed must not stay in them.
it.each([
  ['Containerfile', /\b([A-Z][A-Z0-9_]+)=/g],
  ['compose.yaml', /\b([A-Z][A-Z0-9_]+): /g],
  ['kubernetes/lectern.yaml', /\bname: ([A-Z][A-Z0-9_]+)\b/g],
  ['systemd/lectern@.service', /\b([A-Z][A-Z0-9_]+)=/g],
])('deploy/%s names settings that exist', (file, pattern) => {
  const named = [...read(`../../deploy/${file}`).matchAll(pattern)].map(([, name]) => name ?? '');
  const ours = named.filter((name) => !OTHERS.test(name) && name !== 'BASE');
  expect(ours).toContain(file === 'kubernetes/lectern.yaml' || file === 'compose.yaml' ? 'DRAIN_SECONDS' : 'HOST');
  expect(ours.filter((name) => !known.has(name))).toEqual([]);
});
