import { randomBytes } from 'node:crypto';
import { type ClientHttp2Session, connect, constants } from 'node:http2';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import { parentPort, workerData } from 'node:worker_threads';

/** In a thread of its own, so that its work is not measured as the server's: floods a server until it is terminated. */

/** How a stranger floods a server. */
export type Flood = 'long words' | 'unknown words' | 'resets' | 'hang-ups' | 'pages' | 'closed windows';

export interface FloodData {
  address: string;
  kind: Flood;
}

const { address, kind } = workerData as FloodData;
const { hostname, port, host } = new URL(address);
const word = (letters: number) => randomBytes(letters).toString('hex').replace(/\d/g, 'x').slice(0, letters);
const eightWords = () => Array.from({ length: 8 }, () => word(9)).join('+');
const STRANGER = '198.51.100.66';
const get = (path: string) => ({ ':path': path, 'x-forwarded-for': STRANGER, accept: '*/*' });

function open(settings = {}): ClientHttp2Session {
  const session = connect(address, { rejectUnauthorized: false, settings });
  session.on('error', () => {});
  return session;
}

/** Keeps a number of requests under way, each on the next of a few connections. */
function keepAsking(parallel: number, path: () => string) {
  const sessions = Array.from({ length: 5 }, () => open());
  const ask = (place: number) => {
    const index = place % sessions.length;
    if (sessions[index]?.destroyed || sessions[index]?.closed) sessions[index] = open();
    const stream = sessions[index]?.request(get(path()));
    stream?.on('error', () => {});
    stream?.on('close', () => setImmediate(ask, place));
    stream?.resume();
  };
  for (let place = 0; place < parallel; place++) ask(place);
}

/** Resets requests as soon as they are sent, as many at once as a connection allows, on one connection after the other. */
function reset(path: () => string) {
  const session = open();
  session.on('connect', () => {
    const burst = (left: number) => {
      const streams = Array.from({ length: 100 }, () => session.request(get(path())).on('error', () => {}));
      setImmediate(() => {
        for (const stream of streams) stream.close(constants.NGHTTP2_CANCEL);
        if (left > 1 && !session.closed) setImmediate(burst, left - 1);
      });
    };
    burst(10);
  });
  session.on('close', () => setTimeout(reset, 500, path));
  setTimeout(() => session.destroy(), 400);
}

/** Sends requests one after the other without waiting, and hangs up. */
function hangUp(path: () => string) {
  const ask = () => `GET ${path()} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${STRANGER}\r\n\r\n`;
  const socket: TLSSocket = connectTls({ host: hostname, port: Number(port), rejectUnauthorized: false }, () =>
    socket.write(Array.from({ length: 100 }, ask).join(''), () => setTimeout(() => socket.destroy(), 10)),
  );
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(hangUp, 100, path));
}

/** Asks for much and reads nothing. */
function closeWindows(path: () => string) {
  for (let count = 0; count < 20; count++) {
    const session = open({ initialWindowSize: 0 });
    session.on('connect', () => {
      for (let stream = 0; stream < 100; stream++) session.request(get(path())).on('error', () => {});
    });
  }
}

const search = (words: () => string) => () => `/api/search/courses?q=${words()}`;
const floods: Record<Flood, () => void> = {
  'long words': () =>
    keepAsking(
      50,
      search(() => word(90)),
    ),
  'unknown words': () => keepAsking(60, search(eightWords)),
  resets: () => reset(search(eightWords)),
  'hang-ups': () => hangUp(search(eightWords)),
  pages: () => keepAsking(50, () => `/search?q=${word(9)}`),
  'closed windows': () => closeWindows(() => `/api/openapi.json?${word(9)}`),
};
floods[kind]();
parentPort?.postMessage('begun');
