import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from './testing/createTestServer.ts';
import { fixtures } from './testing/fixtures.ts';

const READERS = 50;
/** How many times shorter than in production a connection may be idle. */
const HURRY = process.env.LECTERN_DEEP === '1' ? 1 : 5;

let server: TestServer;
let port: number;
let request: string;
/** In bytes: more than the socket's buffers hold. */
const SIZE = 16 * 1024 * 1024;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await createTestServer();
  // What is not read for so long is cut.
  expect(server.app.server.timeout).toBe(20_000);
  server.app.server.timeout /= HURRY;
  const id = await fixtures(server).file({ content: 'x'.repeat(SIZE), isPublic: true });
  request = `GET /api/files/${id} HTTP/1.1\r\nhost: x\r\n\r\n`;
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    server.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

it(`cuts ${READERS} clients that never read their responses, and serves one that reads slowly`, {
  timeout: 120_000,
}, async () => {
  const slow = connect(port, '127.0.0.1', () => slow.write(request));
  let received = 0;
  // Reads a piece from time to time, for longer than the timeout.
  slow.on('data', (chunk) => {
    received += chunk.length;
    slow.pause();
    setTimeout(() => slow.resume(), 45_000 / HURRY / (SIZE / 65_536));
  });
  sockets.push(slow);
  for (let n = 0; n < READERS; n++) {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.pause();
    socket.on('error', () => {});
    sockets.push(socket);
  }
  await expect.poll(connections, { timeout: 10_000 }).toBe(READERS + 1);
  await expect.poll(connections, { timeout: 60_000, interval: 500 }).toBeLessThanOrEqual(1);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
  await expect.poll(() => received, { timeout: 60_000, interval: 500 }).toBeGreaterThan(SIZE);
});
