// Shared by the scripts that try several servers: HAProxy with deploy/haproxy/haproxy.cfg in front of two.
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startProgram, untilReady } from './programs.mjs';

/**
 * Starts it with ports of loopback: `front`, `one` and `two`; with a cache also `cache`, and `source`, where the cache asks.
 * Resolves once it answers.
 */
export async function startBalancer(folder, { front, one, two, cache, source }) {
  const local = (port) => `127.0.0.1:${port}`;
  const socket = join(folder, `haproxy-${front}.sock`);
  const haproxy = startProgram('haproxy', ['-db', '-f', 'deploy/haproxy/haproxy.cfg'], {
    env: {
      LECTERN_BIND: local(front),
      LECTERN_SERVER_1: local(one),
      LECTERN_SERVER_2: local(two),
      LECTERN_HAPROXY_SOCKET: socket,
      ...(cache ? { LECTERN_CACHE: local(cache), LECTERN_CACHE_SOURCE: local(source) } : {}),
    },
  });
  const address = `http://${local(front)}`;
  await untilReady(haproxy, async () => (await fetch(`${address}/api/ready`)).ok);
  return {
    ...haproxy,
    address,
    /** What it knows of the servers of a backend: `one` is `UP`, `DOWN`… */
    async states(backend) {
      const connection = createConnection(socket);
      connection.end('show stat\n');
      const rows = (await text(connection)).split('\n').map((row) => row.split(','));
      const own = rows.filter(([name, server]) => name === backend && server !== 'BACKEND');
      return Object.fromEntries(own.map((row) => [row[1], row[17]]));
    },
  };
}
