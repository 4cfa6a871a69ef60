import type pg from 'pg';

/** Where PostgreSQL waits until its replica has a change. */
const WAIT = 'SyncRepWaitForLSN';

const unreplicated = new WeakSet<pg.ClientBase>();

/**
 * Notes that a change was committed without its replica. With synchronous replication, PostgreSQL waits for the replica at the
 * end of a transaction; when a time limit interrupts that, it answers as if all were well, with a warning. A change that
 * only one server has is lost with it, so it must not be acknowledged.
 */
export function watchReplication(client: pg.ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine === WAIT) unreplicated.add(client);
  });
}

/** Throws if what ended last on the connection was committed without its replica. */
export function requireReplicated(client: pg.ClientBase): void {
  if (!unreplicated.has(client)) return;
  // As what a time limit has cancelled. The connection is not used again.
  throw Object.assign(new Error('The replica did not confirm the change in time.'), { code: '57014' });
}
