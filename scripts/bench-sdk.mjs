// npm run bench -- sdk: the cost of a call compared with a bare fetch (S1), as a ratio of one run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createMarketplace } from '@lectern/sdk';
import { startReport } from './bench/report.mjs';
import { requireNode } from './steps.mjs';

requireNode();

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
const report = startReport('sdk');
report.row('S1', sdk / raw, `${sdk.toFixed(0)} µs beside ${raw.toFixed(0)} µs`);
report.end();
process.exit();
