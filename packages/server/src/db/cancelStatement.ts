import { connect } from 'node:net';
import type pg from 'pg';

/** What a server says about a connection, and where it is; the types of the driver leave it out. */
interface Known {
  host: string;
  port: number;
  processID: number | null;
  secretKey: number | null;
}

/** The code of a CancelRequest of PostgreSQL's protocol. */
const CANCEL = 80877102;

/** A server that doesn't answer may have received it. */
const TIMEOUT_MS = 2_000;

/** Asks the server to cancel what a connection runs, on a connection of its own as the protocol demands. */
export function cancelStatement(client: pg.PoolClient): void {
  const { host, port, processID, secretKey } = client as unknown as Known;
  if (processID === null || secretKey === null) return;
  const message = Buffer.alloc(16);
  message.writeInt32BE(message.length, 0);
  message.writeInt32BE(CANCEL, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
  socket.on('error', () => {}); // The statement then ends at its time limit.
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
  // The server ends it: PgBouncer drops the request of a client that has gone.
  socket.write(message);
}
