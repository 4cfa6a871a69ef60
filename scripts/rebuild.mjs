// npx node scripts/rebuild.mjs: a running server loses no visitor while `npm run build` replaces everything, twice. Every answer
// to calls, pages, their files and the loader is 200 and whole, and a file with a hash in its name never changes.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun, requireNode } from './steps.mjs';

requireNode();
await mustRun(process.execPath, ['scripts/build.mjs', '--missing']);
const data = mkdtempSync(join(tmpdir(), 'lectern-rebuild-'));
const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
  env: { ...process.env, DATA_DIR: data, PORT: '0', PARTNER_PORT: '0' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise((resolve) => server.once('exit', resolve));
const url = await new Promise((resolve, reject) => {
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
    const found = /listening at (http:\S+)/.exec(output)?.[1];
    if (found) resolve(found);
  });
  ended.then(() => reject(new Error(`The server ended:\n${output}`)));
});

const HASHED = /^\/assets\/.*-[\w-]{8}\.(js|css)$/;
const LOADER = /sourceMappingURL=\S+\s*$/;
const hashes = new Map();
const failures = new Map();
let answers = 0;
let isBuilding = true;

/** Requests a path, and counts what is wrong with its answer. */
async function check(path, isWhole) {
  const fail = (reason) => failures.set(`${path} ${reason}`, (failures.get(`${path} ${reason}`) ?? 0) + 1);
  try {
    const response = await fetch(url + path, { headers: { accept: '*/*', 'accept-encoding': 'br' } });
    const text = await response.text();
    answers += 1;
    if (response.status !== 200) fail(response.status);
    else if (!isWhole(text)) fail(`is not whole (${text.length} characters)`);
    return text;
  } catch (error) {
    fail(error.cause?.code ?? error.message);
    return '';
  }
}

const isSame = (path) => (text) => {
  const hash = createHash('sha256').update(text).digest('hex');
  if (!hashes.has(path)) hashes.set(path, hash);
  return hashes.get(path) === hash;
};

/** Each visitor sends one request after the other. */
const visitors = [
  async (round) => {
    const text = await check(`/api/search/courses?page=${(round % 4) + 1}`, (json) => json.endsWith('}'));
    const { courses } = JSON.parse(text || '{"courses":[]}');
    for (const { _id } of courses) await check(`/api/search/courses/${_id}`, (json) => json.includes(_id));
  },
  async () => {
    for (const page of ['/', '/courses', '/about']) {
      const html = await check(page, (text) => text.trimEnd().endsWith('</html>'));
      const files = [...html.matchAll(/"(\/assets\/[^"]+)"/g)]
        .map(([, path]) => path)
        .filter((path) => HASHED.test(path));
      for (const file of new Set(files)) await check(file, isSame(file));
    }
  },
  async () => {
    for (const file of ['/embed/v1.js', '/embed/v1.classic.js']) await check(file, (text) => LOADER.test(text));
    await check('/embed/fragments/list?limit=6', (json) => json.endsWith('}'));
  },
];

try {
  const visits = visitors.map(async (visit) => {
    for (let round = 0; isBuilding; round++) await visit(round);
  });
  for (const build of ['first', 'second']) {
    const start = Date.now();
    await mustRun('npm', ['run', 'build', '--silent']);
    console.log(`The ${build} build took ${Math.round((Date.now() - start) / 1000)} s`);
  }
  isBuilding = false;
  await Promise.all(visits);
} finally {
  server.kill('SIGTERM');
  await ended;
  rmSync(data, { recursive: true });
}
for (const [failure, count] of failures) console.error(`${failure}, ${count} times`);
console.log(`${answers} answers, ${hashes.size} files with a hash`);
const isGood = failures.size === 0 && answers > 100 && hashes.size > 5;
process.exitCode = isGood ? 0 : 1;
