import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** What stands between a server and its PostgreSQL. */
export interface PostgresProxy {
  url: string;
  /** Loses notifications, as a pooler or a broken network does. */
  isDeaf: boolean;
  /** Says of everything that it was committed without its replica, as PostgreSQL does when its wait was cancelled. */
  isUnreplicated: boolean;
  close(): Promise<void>;
}

interface Options {
  /** Whether transactions of all clients share one connection to the database. */
  sharesConnections?: boolean;
  /** Connections that are served at once; the others wait. */
  most?: number;
  /** Whether startup parameters are refused as by PgBouncer, which knows a few. */
  isStrict?: boolean;
}

const KNOWN = ['user', 'database', 'application_name', 'client_encoding', 'datestyle', 'timezone'];

/** A connection pooler on loopback. */
export async function startPostgresProxy(target: string, options: Options = {}): Promise<PostgresProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const shared = options.sharesConnections ? await createShared(target, () => proxy.isUnreplicated) : undefined;
  let served = 0;
  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => {});
    near.once('data', (startup) => {
      // Names and values in turn, after the length and the version.
      const names = startup
        .toString('latin1', 8)
        .split('\0')
        .filter((_, index) => index % 2 === 0);
      const refused = names.find((name) => name !== '' && !KNOWN.includes(name));
      if (options.isStrict && refused) {
        near.end(message('E', `SFATAL\0C08P01\0Munsupported startup parameter: ${refused}\0\0`));
      } else if (shared) shared.serve(near);
      else if (served < (options.most ?? Number.POSITIVE_INFINITY)) serveAlone(near, startup);
    });
  });

  function serveAlone(near: Socket, startup: Buffer) {
    served += 1;
    const far = connect(Number(port), hostname);
    sockets.add(far);
    far.on('error', () => near.destroy());
    far.write(startup);
    near.on('data', (chunk) => far.write(chunk));
    far.on(
      'data',
      eachMessage((type, bytes) => {
        if (type === 'C' && proxy.isUnreplicated) near.write(NOT_REPLICATED);
        if (type !== 'A' || !proxy.isDeaf) near.write(bytes);
      }),
    );
    far.on('close', () => near.destroy());
    near.on('close', () => {
      served -= 1;
      far.destroy();
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const proxy: PostgresProxy = {
    url: url.href,
    isDeaf: false,
    isUnreplicated: false,
    async close() {
      for (const socket of sockets) socket.destroy();
      shared?.close();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

/** One connection to the database, which is a client's until its transaction ends. */
async function createShared(target: string, isUnreplicated: () => boolean) {
  const client = new pg.Client(target);
  client.on('error', () => {}); // It ends with the proxy.
  await client.connect();
  const far = (client as unknown as { connection: { stream: Socket } }).connection.stream;
  far.removeAllListeners('data');
  let holder: Socket | undefined;
  const waiting: { near: Socket; bytes: Buffer[] }[] = [];
  const next = () => {
    const first = waiting.shift();
    holder = first?.near;
    for (const bytes of first?.bytes ?? []) far.write(bytes);
  };
  far.on(
    'data',
    eachMessage((type, bytes) => {
      if (type === 'C' && isUnreplicated()) holder?.write(NOT_REPLICATED);
      // Notifications that arrive between two transactions reach nobody.
      holder?.write(bytes);
      if (type === 'Z' && bytes.at(-1) === 'I'.charCodeAt(0)) next();
    }),
  );
  return {
    serve(near: Socket) {
      near.write(Buffer.concat([message('R', '\0\0\0\0'), message('Z', 'I')]));
      near.on(
        'data',
        eachMessage((type, bytes) => {
          if (type === 'X') return near.end();
          const own = waiting.find((one) => one.near === near);
          if (holder === near) far.write(bytes);
          else if (own) own.bytes.push(bytes);
          else waiting.push({ near, bytes: [bytes] });
          if (!holder) next();
        }),
      );
    },
    close: () => far.destroy(),
  };
}

const NOT_REPLICATED = message(
  'N',
  'SWARNING\0VWARNING\0C01000\0Mcanceling wait for synchronous replication due to user request\0RSyncRepWaitForLSN\0\0',
);

/** Calls back with each whole message: a letter, its length, and its content. */
function eachMessage(handle: (type: string, bytes: Buffer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
      const end = rest.readUInt32BE(1) + 1;
      const bytes = rest.subarray(0, end);
      rest = rest.subarray(end);
      handle(String.fromCharCode(bytes[0] ?? 0), bytes);
    }
  };
}

function message(type: string, content: string): Buffer {
  const bytes = Buffer.from(` \0\0\0\0${content}`, 'latin1');
  bytes.write(type, 0, 'latin1');
  bytes.writeUInt32BE(bytes.length - 1, 1);
  return bytes;
}
