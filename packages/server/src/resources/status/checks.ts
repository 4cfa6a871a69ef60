import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StatusFact, StatusPart } from '@lectern/sdk/api';
import { readFigures } from '../../metrics/figuresRepository.ts';
import { queueSizes } from '../../queueSizes.ts';
import type { Services } from '../../services.ts';
import { soon } from '../../soon.ts';
import { freeBytes, RESERVED_BYTES } from '../../storage/diskSpace.ts';
import { readDatabaseState } from './repository.ts';

/** What each part may take: a disk or service that hangs makes no admin wait. */
const LIMIT_MS = 1_500;
const SLOW_SECONDS = { database: 0.2, storage: 1 };
const MAX_REPLICA_LAG_SECONDS = 10;
const LOW_DISK_BYTES = 1_000_000_000;
const LATE_MAIL_SECONDS = 900;
const MANY_WAITING = 20;
/** Of the connections that PostgreSQL allows. */
const FULL_SHARE = 0.9;

type Advice = NonNullable<StatusPart['advice']>;
type Verdict = Pick<StatusPart, 'state' | 'advice' | 'detail'>;

const well: Verdict = { state: 'well' };
const strained = (advice: Advice): Verdict => ({ state: 'strained', advice });
const failing = (advice: Advice, detail?: string): Verdict => ({
  state: 'failing',
  advice,
  ...(detail === undefined ? {} : { detail }),
});

/** Those that are known. */
const factsOf = (given: Partial<Record<StatusFact['name'], number | null | undefined>>): StatusFact[] =>
  Object.entries(given).flatMap(([name, value]) =>
    value == null ? [] : [{ name: name as StatusFact['name'], value }],
  );

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}

const waitingFor = (queue: string) => queueSizes().find(({ name }) => name === queue)?.waiting ?? 0;

export async function checkDatabase({ db, operations }: Services): Promise<StatusPart> {
  let state: Awaited<ReturnType<typeof readDatabaseState>> | undefined;
  // Whoever asks was looked up in the database just before: it answers.
  const latency = await timed(async () => {
    state = await readDatabaseState(db);
  });
  const waiting = waitingFor('database');
  const { connections = 0, maxConnections = 0, size } = state ?? {};
  // Where this server asks them itself, it needs no right to see them in the primary.
  const own = operations.replicas?.();
  const replicas = own ? own.filter(({ isUp }) => isUp).length : (state?.replicas ?? 0);
  const lags = [state?.replicaLag, ...(own ?? []).map(({ lag }) => lag)].filter((lag) => lag != null);
  const replicaLag = lags.length > 0 ? Math.max(...lags) : null;
  const isServer = operations.databaseKind === 'postgres';
  const verdict =
    isServer && connections > maxConnections * FULL_SHARE
      ? strained('databaseFull')
      : (replicaLag ?? 0) > MAX_REPLICA_LAG_SECONDS || replicas < (own?.length ?? 0)
        ? strained('replicaBehind')
        : latency > SLOW_SECONDS.database || waiting > MANY_WAITING
          ? strained('databaseSlow')
          : well;
  return {
    kind: 'database',
    ...verdict,
    facts: factsOf({
      latency,
      size,
      connections: isServer ? connections : undefined,
      waitingForDatabase: waiting,
      replicas: isServer ? replicas : undefined,
      replicaLag,
    }),
  };
}

/** Stores, reads and deletes a small file: rights and room show only by trying. */
export async function checkStorage({ storage }: Services, origin: string, isInParts: boolean): Promise<StatusPart> {
  const name = `status-${randomBytes(8).toString('hex')}`;
  let problem = 'no answer';
  const latency = await soon(
    timed(async () => {
      try {
        await storage.write(name, Readable.from([Buffer.from(name)]));
        const chunks: Buffer[] = [];
        for await (const chunk of await storage.read(name)) chunks.push(chunk as Buffer);
        if (Buffer.concat(chunks).toString() !== name) throw new Error('A file came back changed.');
      } catch (error) {
        problem = (error as Error).message;
        throw error;
      } finally {
        await storage.remove(name);
      }
    }),
    LIMIT_MS,
  );
  // Whether browsers may write is a setting of the bucket, which nobody sees before an upload.
  const refusal =
    isInParts && latency !== undefined
      ? await soon(Promise.resolve(storage.parts.refusalOf?.(origin)), LIMIT_MS)
      : undefined;
  const verdict =
    latency === undefined
      ? failing('storageFails', problem)
      : refusal !== undefined
        ? { ...strained('storageClosed'), detail: refusal }
        : latency > SLOW_SECONDS.storage
          ? strained('storageSlow')
          : well;
  return { kind: 'storage', ...verdict, facts: factsOf({ latency }) };
}

/** Undefined where nothing is kept on a disk of this server. */
export async function checkDisk({ operations }: Services): Promise<StatusPart | undefined> {
  const { database, files } = operations.folders;
  if (database === undefined && files === undefined) return undefined;
  const free = (folder: string | undefined) => (folder === undefined ? undefined : soon(freeBytes(folder), LIMIT_MS));
  const [freeForDatabase, freeForFiles] = await Promise.all([free(database), free(files)]);
  const isUnknown =
    (database !== undefined && freeForDatabase === undefined) || (files !== undefined && freeForFiles === undefined);
  const least = Math.min(freeForDatabase ?? Number.POSITIVE_INFINITY, freeForFiles ?? Number.POSITIVE_INFINITY);
  const verdict = isUnknown
    ? failing('diskUnknown')
    : least < RESERVED_BYTES
      ? failing('diskFull')
      : least < LOW_DISK_BYTES
        ? strained('diskLow')
        : well;
  return { kind: 'disk', ...verdict, facts: factsOf({ freeForDatabase, freeForFiles }) };
}

type Figures = Awaited<ReturnType<typeof readFigures>>;

export function checkMail({ mail, faults }: Services, figures: Figures): StatusPart {
  const { mode } = mail;
  const fault = faults.find('mail');
  const verdict: Verdict =
    mode === 'off'
      ? { state: 'off', advice: 'mailOff' }
      : mode === 'kept'
        ? { state: 'off', advice: 'mailKept' }
        : fault
          ? failing('mailFails', fault.detail)
          : figures.oldestMail > LATE_MAIL_SECONDS
            ? strained('mailLate')
            : well;
  const facts =
    mode === 'sent'
      ? factsOf({
          waiting: figures.waitingMails,
          oldest: figures.waitingMails > 0 ? figures.oldestMail : undefined,
          sentToday: figures.sentMails,
          failedToday: figures.failedMails,
        })
      : [];
  return { kind: 'mail', ...verdict, facts };
}

/** The worst first. */
const PAYMENT_FAULTS = [
  ['payment_key', 'failing', 'paymentKey'],
  ['payments', 'failing', 'paymentsDown'],
  ['payment_rights', 'strained', 'paymentRights'],
  ['payment_reports', 'strained', 'paymentReports'],
] as const;

export function checkPayments({ payments, faults }: Services, figures: Figures): StatusPart {
  const { provider, isPassing } = payments.options;
  const found = PAYMENT_FAULTS.map(([kind, state, advice]) => ({ state, advice, fault: faults.find(kind) })).find(
    ({ fault }) => fault,
  );
  const verdict: Verdict = found
    ? { state: found.state, advice: found.advice, ...(found.fault?.detail ? { detail: found.fault.detail } : {}) }
    : provider === 'demo'
      ? { state: 'off', advice: 'paymentsDemo' }
      : provider === 'none'
        ? isPassing
          ? failing('paymentKey')
          : { state: 'off', advice: 'paymentsOff' }
        : well;
  const pendingOrders = figures.pendingOrders + figures.processingOrders;
  return { kind: 'payments', ...verdict, facts: factsOf({ pendingOrders }) };
}

export function checkVideos({ preparesVideos }: Services, figures: Figures): StatusPart {
  if (!preparesVideos) return { kind: 'videos', state: 'off', advice: 'videosOff', facts: [] };
  const verdict = figures.waitingVideos > MANY_WAITING ? strained('videosLate') : well;
  return {
    kind: 'videos',
    ...verdict,
    facts: factsOf({ running: figures.workingVideos, waiting: figures.waitingVideos }),
  };
}

/** The database's queue is a figure of the database. */
export function checkQueues(): StatusPart {
  const others = queueSizes().filter(({ name }) => name !== 'database');
  const sum = (of: 'running' | 'waiting') => others.reduce((total, queue) => total + queue[of], 0);
  const busy = others.filter(({ waiting }) => waiting > MANY_WAITING).map(({ name, waiting }) => `${name}: ${waiting}`);
  const verdict: Verdict = busy.length > 0 ? { ...strained('queuesBusy'), detail: busy.join(', ') } : well;
  return { kind: 'queues', ...verdict, facts: factsOf({ running: sum('running'), waiting: sum('waiting') }) };
}

export async function checkAll(services: Services, origin: string, isInParts: boolean): Promise<StatusPart[]> {
  // Alone, so that its time is that of one statement.
  const database = await checkDatabase(services);
  const [storage, disk, figures] = await Promise.all([
    checkStorage(services, origin, isInParts),
    checkDisk(services),
    readFigures(services.db),
  ]);
  return [
    database,
    storage,
    ...(disk ? [disk] : []),
    checkMail(services, figures),
    checkPayments(services, figures),
    checkVideos(services, figures),
    checkQueues(),
  ];
}
