import { once } from 'node:events';
import type { ClientHttp2Session, ClientHttp2Stream } from 'node:http2';
import { request } from 'node:https';
import { type AddressInfo, connect as connectPlain } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createResponseCache } from './responseCache.ts';
import { authorities, firstCertificate } from './testing/certificates.ts';
import { ask, openHttp2 } from './testing/http2Client.ts';
import { createSiteFolder, type SiteFolder } from './testing/siteFolder.ts';
import { withServer } from './testing/withServer.ts';
import { createWebServer } from './webServer.ts';

const MB = 1_048_576;
const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex');

let folder: SiteFolder;
beforeAll(async () => {
  folder = await createSiteFolder();
});
afterAll(() => folder.remove());

const config = {
  get siteDir() {
    return folder.path;
  },
};
const server = withServer({ config, certificate: firstCertificate, cache: createResponseCache(true) });
let address: string;
let course: string;
let token: string;
beforeAll(async () => {
  const instructor = await server.make.user({ role: 'instructor' });
  course = await server.make.course({ creatorId: instructor, title: 'Over a new wire' });
  token = await server.tokenOf(instructor);
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const bound = server.app.server.address();
  address = `https://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
});

const sessions: ClientHttp2Session[] = [];
const warnings: Error[] = [];
const warn = (warning: Error) => warnings.push(warning);
process.on('warning', warn);
afterAll(() => {
  process.off('warning', warn);
});
afterEach(() => {
  expect(warnings.splice(0)).toEqual([]);
  vi.useRealTimers();
  for (const session of sessions.splice(0)) session.destroy();
});
function open() {
  const session = openHttp2(address);
  sessions.push(session);
  return session;
}

const json = { 'content-type': 'application/json' };
const ofUpload = 'multipart/form-data; boundary=b';
const begin =
  '--b\r\ncontent-disposition: form-data; name="videoFile"; filename="a.webm"\r\ncontent-type: video/webm\r\n\r\n';

const HEADERS = 1;
const RST_STREAM = 3;
const SETTINGS = 4;
/** A frame of HTTP/2; headers are complete and end their stream. */
function frame(type: number, stream: number, hex: string): Buffer {
  const payload = Buffer.from(hex, 'hex');
  const head = Buffer.alloc(9);
  head.writeUIntBE(payload.length, 0, 3);
  head[3] = type;
  head[4] = type === HEADERS ? 5 : 0;
  head.writeUInt32BE(stream, 5);
  return Buffer.concat([head, payload]);
}

it('answers a request that has arrived while the server was busy, however long', async () => {
  const busy = createWebServer((_request, response) => response.end('answer'), undefined);
  Object.assign(busy, { keepAliveTimeout: 50, keepAliveTimeoutBuffer: 0 });
  busy.listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const socket = connectPlain((busy.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  const ask = () => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  ask();
  expect(String(await once(socket, 'data'))).toContain('answer');
  ask();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  expect(String(await once(socket, 'data'))).toContain('answer');
  // Then it has nothing to do, and is closed.
  await once(socket, 'close');
  busy.close();
});

it.each([
  ['HTTP', undefined],
  ['HTTPS', firstCertificate],
])('has closed soon after its last answer, over %s', async (_, certificate) => {
  const closing = createWebServer((_request, response) => {
    closing.close();
    response.end('answer');
  }, certificate);
  closing.listen(0, '127.0.0.1');
  await once(closing, 'listening');
  const { port } = closing.address() as AddressInfo;
  const socket = certificate ? connectTls({ port, ca: authorities }) : connectPlain(port, '127.0.0.1');
  socket.on('error', () => {});
  const closed = once(closing, 'close');
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  expect(String(await once(socket, 'data'))).toContain('answer');
  const answeredAt = performance.now();
  await closed;
  expect(performance.now() - answeredAt).toBeLessThan(5_000);
});

describe('a server with a certificate', () => {
  it('answers over HTTP/2, from its cache too, with the origin of the request', async () => {
    const session = open();
    const path = `/api/search/courses/${course}`;
    const [first, second] = [
      await ask(session, { ':path': path }),
      await ask(session, { ':path': path, 'if-none-match': 'x' }),
    ];
    expect(session.alpnProtocol).toBe('h2');
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.text).toBe(first.text);
    expect(JSON.parse(first.text)).toMatchObject({ course: { title: 'Over a new wire' } });
    const ids = [first, second].map(({ headers }) => headers['x-request-id']);
    expect(ids[0]).not.toBe(ids[1]);
    // Without what differs by its nature, both have the same headers.
    const comparable = ({ headers }: typeof first) => ({ ...headers, date: '', 'x-request-id': '' });
    expect(comparable(second)).toEqual(comparable(first));
    const known = await ask(session, { ':path': path, 'if-none-match': String(first.headers.etag) });
    expect([known.status, known.text]).toEqual([304, '']);
    const head = await ask(session, { ':path': path, ':method': 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
    const about = () => ask(session, { ':path': '/about', accept: 'text/html' });
    // Until the renderer has loaded, pages come without their content.
    await expect.poll(async () => (await about()).text, { timeout: 20_000 }).toContain(`${address}/about`);
    const page = await about();
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('answers clients of HTTP/1.1', async () => {
    const get = request(`${address}/api/search/courses/${course}`, { ca: authorities, agent: false });
    get.end();
    const [response] = await once(get, 'response');
    expect([response.statusCode, response.httpVersion]).toEqual([200, '1.1']);
    expect(JSON.parse(await text(response))).toMatchObject({ course: { title: 'Over a new wire' } });
  });

  it('reads bodies, with or without their length, up to their limit', async () => {
    const session = open();
    const signIn = (body: string, more = {}) =>
      ask(session, { ':path': '/api/auth/signin', ':method': 'POST', ...json, ...more }, body);
    const wrong = JSON.stringify({ email: 'a@example.com', password: 'not this one' });
    expect((await signIn(wrong)).status).toBe(401);
    expect((await signIn(wrong, { 'content-length': wrong.length })).status).toBe(401);
    expect((await signIn(`"${'x'.repeat(300_000)}"`)).status).toBe(413);
    expect((await signIn(wrong)).status).toBe(401);
  });

  it('stores a video, and sends parts of it', async () => {
    const session = open();
    const film = Buffer.concat([webm, Buffer.alloc(3 * MB, 7)]);
    const body = Buffer.concat([Buffer.from(begin), film, Buffer.from('\r\n--b--\r\n')]);
    const upload = { ':path': '/api/instructor/upload-video', ':method': 'POST', 'content-type': ofUpload };
    expect((await ask(session, upload, body)).status).toBe(401);
    const stored = await ask(session, { ...upload, authorization: `Bearer ${token}` }, body);
    expect([stored.status, stored.text]).toEqual([200, expect.stringContaining(address)]);
    const { videoUrl } = JSON.parse(stored.text) as { videoUrl: string };
    const path = videoUrl.slice(address.length);
    const part = await ask(session, { ':path': path, range: 'bytes=0-31' });
    expect([part.status, part.bytes.equals(webm)]).toEqual([206, true]);
    expect((await ask(session, { ':path': path })).bytes.equals(film)).toBe(true);
  });

  it('ends a stream whose body is slow, and no other of its connection', async () => {
    const session = open();
    // The connection exists before the clock stops.
    expect((await ask(session, { ':path': '/api/health' })).status).toBe(200);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const post = (headers: Record<string, string>): ClientHttp2Stream =>
      session.request({ ':method': 'POST', ...headers }, { endStream: false });
    const slow = post({ ':path': '/api/auth/signin', ...json });
    slow.write('{');
    const uploads = { ':path': '/api/instructor/upload-video', authorization: `Bearer ${token}` };
    const slowUpload = post({ ...uploads, 'content-type': ofUpload });
    slowUpload.write(begin);
    const quickUpload = post({ ...uploads, 'content-type': ofUpload });
    quickUpload.write(begin);
    // Whatever was sent before a ping has arrived when it is answered.
    const arrive = () => new Promise((resolve) => session.ping(resolve));
    await arrive();
    quickUpload.write(Buffer.concat([webm, Buffer.alloc(100_000)]));
    await arrive();
    const ended = [slow, slowUpload].map((stream) => once(stream, 'close'));
    vi.advanceTimersByTime(10_000);
    await Promise.all(ended);
    expect([slow.rstCode, slowUpload.rstCode, quickUpload.closed]).toEqual([8, 8, false]);
    vi.useRealTimers();
    expect((await ask(session, { ':path': '/api/health' })).status).toBe(200);
    quickUpload.close();
  });

  it('limits streams and headers', async () => {
    const session = open();
    await once(session, 'remoteSettings');
    expect(session.remoteSettings).toMatchObject({ maxConcurrentStreams: 100, maxHeaderListSize: 16_384 });
    const refused = session.request({ ':path': '/api/health', 'x-long': 'x'.repeat(30_000) });
    const outcome = await Promise.race([
      once(refused, 'response').then(([headers]) => String(headers[':status'])),
      once(refused, 'error').then(() => 'reset'),
    ]).catch(() => 'reset');
    expect(['431', 'reset']).toContain(outcome);
    expect((await ask(open(), { ':path': '/api/health' })).status).toBe(200);
  });

  it('ends a connection that resets its streams all the time', async () => {
    const socket = connectTls({ port: Number(new URL(address).port), ca: authorities, ALPNProtocols: ['h2'] });
    socket.on('error', () => {});
    socket.resume();
    await once(socket, 'secureConnect');
    socket.write('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
    socket.write(frame(SETTINGS, 0, ''));
    for (let id = 1; id < 4_000; id += 2) {
      // GET https://a/, by the numbers of its headers in the table of RFC 7541.
      socket.write(frame(HEADERS, id, '828487410161'));
      socket.write(frame(RST_STREAM, id, '00000008'));
    }
    await once(socket, 'close');
    expect((await ask(open(), { ':path': '/api/health' })).status).toBe(200);
  });

  it('closes a connection without TLS at once', async () => {
    const socket = connectPlain(Number(new URL(address).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
    expect((await ask(open(), { ':path': '/api/health' })).status).toBe(200);
  });

  it('refuses versions of TLS before 1.2', async () => {
    const socket = connectTls({ port: Number(new URL(address).port), ca: authorities, maxVersion: 'TLSv1.1' });
    const [error] = await once(socket, 'error');
    expect(error).toBeInstanceOf(Error);
  });
});
