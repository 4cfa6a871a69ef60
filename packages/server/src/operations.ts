import type { ReplicaState } from './db/replica.ts';

/** What the status of a server is asked of, beside its services. */
export interface Operations {
  databaseKind: 'embedded' | 'postgres';
  /** Of the replicas that answer visitors; absent: there is none. */
  replicas?: (() => ReplicaState[]) | undefined;
  /** Folders whose disks must have room, by what is kept there. */
  folders: { database?: string | undefined; files?: string | undefined };
}
