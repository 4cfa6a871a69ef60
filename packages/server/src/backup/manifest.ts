import * as z from 'zod';

/** Of the archive's layout. A reader refuses a higher one. */
export const FORMAT = 1;

/** The first entry: what reads it knows whether it can read the rest. */
export const HEAD = 'lectern-backup.json';
export const head = z.object({ format: z.number(), version: z.string(), madeAt: z.string() });
export type Head = z.infer<typeof head>;

/** The last entry: an archive without it is cut off. */
export const MANIFEST = 'manifest.json';
export const manifest = z.object({
  databaseId: z.string(),
  /** The migrations that made the tables. */
  migrations: z.array(z.string().regex(/^\d{4}_\w+\.sql$/)),
  tables: z.array(
    z.object({
      name: z.string(),
      /** Their types are those of the migrations. */
      columns: z.array(z.object({ name: z.string() })),
      rows: z.number(),
    }),
  ),
  /** Those that have given a number. */
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^-?\d{1,19}$/) })),
  /** All others in the archive, in its order. */
  entries: z.array(z.object({ name: z.string(), size: z.number(), sha256: z.string() })),
  /** Files that the database names, and the storage didn't have as it should. */
  missing: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifest>;
export type Table = Manifest['tables'][number];
export type Entry = Manifest['entries'][number];

const ROWS = 'database/';
const FILES = 'files/';
export const TOKEN_SECRET = 'token-secret';

export const rowsEntry = (table: string, part: number) => `${ROWS}${table}/${String(part).padStart(6, '0')}.jsonl`;
export const fileEntry = (path: string) => `${FILES}${path}`;
/** The table whose rows an entry has. */
export const tableOf = (entry: string) => (entry.startsWith(ROWS) ? entry.split('/')[1] : undefined);
/** The stored file that an entry is. */
export const pathOf = (entry: string) => (entry.startsWith(FILES) ? entry.slice(FILES.length) : undefined);
