// npm run bench:sdk: the size of the SDK (B1, B7) and the cost of a call compared with a bare fetch (S1), as sizes and
// ratios of one run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { createMarketplace } from '@lectern/sdk';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { requireNode } from './steps.mjs';

requireNode();

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const zip = (code) => gzipSync(code, { level: 9 }).length;

/** The size of a file with all that it imports at once, and with what it imports later. */
function weigh(files, entry) {
  const reach = (name, isDeep, seen = new Set()) => {
    const file = files.get(name);
    if (!file || seen.has(name)) return seen;
    seen.add(name);
    for (const next of [...file.imports, ...(isDeep ? file.later : [])]) reach(next, isDeep, seen);
    return seen;
  };
  const sum = (names) => [...names].reduce((total, name) => total + zip(files.get(name).code), 0);
  return { first: sum(reach(entry, false)), whole: sum(reach(entry, true)) };
}

async function byEsbuild(contents) {
  const { outputFiles, metafile } = await esbuild({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    splitting: true,
    outdir: '.reports',
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
  });
  const files = new Map(
    Object.entries(metafile.outputs).map(([name, { imports }]) => [
      name,
      {
        code: outputFiles.find(({ path }) => path.endsWith(name)).contents,
        imports: imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => path),
        later: imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path),
      },
    ]),
  );
  return weigh(files, '.reports/stdin.js');
}

async function byVite(contents) {
  // Vite needs a file from which the packages can be resolved.
  mkdirSync('.reports', { recursive: true });
  writeFileSync('.reports/entry.mjs', contents);
  const [{ output }] = [
    await vite({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        target: 'es2022',
        minify: true,
        lib: { entry: '.reports/entry.mjs', formats: ['es'], fileName: 'out' },
      },
    }),
  ].flat();
  const files = new Map(
    output.map(({ fileName, code, imports, dynamicImports }) => [fileName, { code, imports, later: dynamicImports }]),
  );
  return weigh(files, output[0].fileName);
}

const programs = {
  'B1  the whole client (export *)': "export * from '@lectern/sdk';",
  '    createMarketplace alone': "export { createMarketplace } from '@lectern/sdk';",
  '    with the rules of forms': "export * from '@lectern/sdk'; export * from '@lectern/sdk/rules';",
  '    one rule (cartSummary)': "export { cartSummary } from '@lectern/sdk';",
  '    the words of screens': "export * from '@lectern/sdk/words';",
};
console.log(`${''.padEnd(34)} first load / whole`);
for (const [name, contents] of Object.entries(programs)) {
  const [one, other] = [await byEsbuild(contents), await byVite(contents)];
  const ratio = (Math.abs(one.whole - other.whole) / one.whole) * 100;
  const both = ({ first, whole }) => `${kB(first).padStart(8)} / ${kB(whole).padStart(8)}`;
  console.log(`${name.padEnd(34)} esbuild ${both(one)}   Vite ${both(other)}   B7 ${ratio.toFixed(1)} %`);
}

const course = (number) => ({
  _id: number.toString(16).padStart(24, '0'),
  title: `Course number ${number} about something worth knowing`,
  description: 'A paragraph that says what the course is about. '.repeat(20),
  imageUrl: `https://learn.example/api/files/${number}.webp`,
  price: 1299.5,
  averageRating: 4.6,
  numberOfReviews: 118,
  category: { _id: 'c'.repeat(24), name: 'Technology', slug: 'technology' },
  creatorId: { _id: 'd'.repeat(24), firstName: 'Ivo', lastName: 'Instructor' },
  level: 'Beginner',
  duration: 4.5,
  totalLectures: 32,
  status: 'published',
  lastUpdated: '2026-08-14T00:00:00.000Z',
});
const page = JSON.stringify({
  courses: Array.from({ length: 12 }, (_, index) => course(index)),
  currentPage: 1,
  totalPages: 4,
  totalResults: 40,
});
const script = `
  const body = ${JSON.stringify(page)};
  require('node:http').createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(body);
  }).listen(0, '127.0.0.1', function () { process.stdout.write(String(this.address().port)); });
  process.stdin.resume().on('end', () => process.exit());`;
const server = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] });
const [port] = await once(server.stdout, 'data');
const baseUrl = `http://127.0.0.1:${port}/api`;
const marketplace = createMarketplace({ baseUrl });
const ways = {
  raw: async () => (await fetch(`${baseUrl}/search/courses`)).json(),
  sdk: () => marketplace.courses.search(),
};
const CALLS = 400;
const cost = { raw: [], sdk: [] };
for (let round = 0; round < 12; round += 1) {
  for (const [name, call] of Object.entries(ways)) {
    const before = process.cpuUsage();
    for (let number = 0; number < CALLS; number += 1) await call();
    const { user, system } = process.cpuUsage(before);
    // The first rounds warm up the compiler.
    if (round >= 4) cost[name].push((user + system) / CALLS);
  }
}
marketplace.destroy();
server.stdin.end();
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const [raw, sdk] = [median(cost.raw), median(cost.sdk)];
console.log(
  `S1  a page of 12 courses (${kB(page.length)}): raw fetch + json ${raw.toFixed(0)} µs CPU, SDK ${sdk.toFixed(0)} µs, ratio ${(sdk / raw).toFixed(2)}`,
);
process.exit();
