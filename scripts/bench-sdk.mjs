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

async function byEsbuild(contents) {
  const { outputFiles } = await esbuild({
    stdin: { contents, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return zip(outputFiles[0].contents);
}

async function byVite(contents) {
  // Vite needs a file from which the packages can be resolved.
  mkdirSync('.reports', { recursive: true });
  writeFileSync('.reports/entry.mjs', contents);
  const [output] = [
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
  return zip(output.output[0].code);
}

const programs = {
  'B1  the whole client (export *)': "export * from '@lectern/sdk';",
  '    createMarketplace alone': "export { createMarketplace } from '@lectern/sdk';",
  '    one rule (cartSummary)': "export { cartSummary } from '@lectern/sdk';",
  '    the words of screens': "export * from '@lectern/sdk/words';",
};
for (const [name, contents] of Object.entries(programs)) {
  const [one, other] = [await byEsbuild(contents), await byVite(contents)];
  const ratio = (Math.abs(one - other) / one) * 100;
  console.log(
    `${name.padEnd(34)} esbuild ${kB(one).padStart(8)}   Vite ${kB(other).padStart(8)}   B7 ${ratio.toFixed(1)} %`,
  );
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
