import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runServer, type ServerProcess } from './testing/runServer.ts';
import { placeDatabase } from './testing/testDatabase.ts';

const SOCKETS = process.env.LECTERN_DEEP === '1' ? 2_000 : 200;

let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-sockets-'));
  await placeDatabase(dataDir);
  server = await runServer({ DATA_DIR: dataDir, SEED: '0' });
}, 120_000);
afterAll(async () => {
  await server?.end('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

// Concurrently, since both wait for the server's timeout.
describe('sockets of the server process', { timeout: 120_000 }, () => {
  it.concurrent('cuts whoever is slow to ask', async () => {
    const port = Number(new URL(server.address).port);
    const lifetime = (begin: string, drip = '') =>
      new Promise<number>((resolve) => {
        const start = Date.now();
        const socket = connect(port, '127.0.0.1', () => socket.write(begin));
        const timer = setInterval(() => socket.write(drip), 500);
        socket.on('error', () => {});
        socket.resume();
        socket.on('close', () => {
          clearInterval(timer);
          resolve(Date.now() - start);
        });
      });
    const body =
      'POST /api/auth/signin HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{';
    const lives = await Promise.all([
      lifetime(''),
      lifetime('GET / HTTP/1.1\r\n', 'x: y\r\n'),
      lifetime(body, ' '),
      lifetime('GET /api/health HTTP/1.1\r\nhost: x\r\n\r\n'),
    ]);
    for (const life of lives) expect(life).toBeLessThan(16_000);
  });

  it.concurrent.each([
    [
      'headers that are too long',
      `GET /?q=${'x'.repeat(30_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      '431 Request Header Fields Too Large',
    ],
    ['no HTTP', 'Hello?\r\n\r\n', '400 Bad Request'],
  ])('answers %s like every other refusal', async (_, request, status) => {
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1', () => socket.write(request));
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
    expect(JSON.parse(body)).toEqual({
      code: 'invalid_request',
      message: "The request couldn't be read.",
      requestId: '',
    });
  });

  it.concurrent(`closes ${SOCKETS} idle sockets, and answers the catalogue meanwhile`, async () => {
    const port = Number(new URL(server.address).port);
    /** On a connection of its own. */
    const answer = async () => {
      const headers = { connection: 'close' };
      const signal = AbortSignal.timeout(10_000);
      expect((await fetch(`${server.address}/api/search/courses`, { headers, signal })).status).toBe(200);
    };
    const closed: Promise<void>[] = [];
    // In batches, which the server has accepted when it answers: the kernel drops what exceeds its queue of connections,
    // and their clients would wait for ever.
    while (closed.length < SOCKETS) {
      for (let index = 0; index < 200; index++) {
        closed.push(
          new Promise((resolve) => {
            // Some send nothing, some stop in the middle of a header.
            const begin = () => index % 2 && socket.write('GET /api/health HTTP/1.1\r\nho');
            const socket = connect(port, '127.0.0.1', begin);
            socket.on('error', () => {});
            socket.on('close', () => resolve());
            socket.resume();
          }),
        );
      }
      await answer();
    }
    const startedAt = Date.now();
    let isOver = false;
    const all = Promise.all(closed).then(() => {
      isOver = true;
    });
    while (!isOver) {
      await answer();
      await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 200))]);
    }
    expect(Date.now() - startedAt).toBeLessThan(16_000);
  });
});
