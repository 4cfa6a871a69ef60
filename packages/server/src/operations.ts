/** What the status of a server is asked of, beside its services. */
export interface Operations {
  databaseKind: 'embedded' | 'postgres';
  /** Folders whose disks must have room, by what is kept there. */
  folders: { database?: string | undefined; files?: string | undefined };
}
