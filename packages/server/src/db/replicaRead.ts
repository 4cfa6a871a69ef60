import { AsyncLocalStorage } from 'node:async_hooks';

/** On what condition a replica may answer. */
export interface ReplicaRead {
  /** A position in the log that it must have replayed, beside all that visitors may know of. */
  after: bigint;
  /** How long it is waited for, with connecting to it: the primary is asked after that. */
  limitMs: number;
}

/** Of visitors, who have changed nothing themselves. */
export const VISITOR: ReplicaRead = { after: 0n, limitMs: 800 };
/** Of figures, which take longer. */
export const REPORT_LIMIT_MS = 1_800;

const current = new AsyncLocalStorage<ReplicaRead | undefined>();

/** Runs what replicas may answer on this condition; without one, what only the primary may. */
export const readOnReplica = <T>(read: ReplicaRead | undefined, work: () => T): T => current.run(read, work);

export const readPublicly = <T>(work: () => T): T => readOnReplica(VISITOR, work);

export const currentRead = (): ReplicaRead | undefined => current.getStore();

/** The condition for what answers all of these at once. */
export function strictest(reads: readonly (ReplicaRead | undefined)[]): ReplicaRead | undefined {
  let result: ReplicaRead | undefined = VISITOR;
  for (const read of reads) {
    if (!read) return undefined;
    if (read.after > result.after) result = read;
  }
  return result;
}
