import { readdir } from 'node:fs/promises';
import { endpoints, type StatusPart } from '@lectern/sdk/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../../db/newId.ts';
import type { ReplicaState } from '../../db/replica.ts';
import { mails } from '../../db/schema.ts';
import * as queues from '../../queueSizes.ts';
import { createDiskStorage } from '../../storage/diskStorage.ts';
import { withServer } from '../../testing/withServer.ts';
import { checkDatabase, checkDisk, checkMail, checkPayments, checkQueues, checkVideos } from './checks.ts';

let trouble: Error | undefined;
let folder = '';
let refusal: string | undefined;
const server = withServer({
  sendsMail: true,
  storage: (given) => {
    folder = given;
    const disk = createDiskStorage(given);
    const parts = { ...disk.parts, refusalOf: async (origin: string) => refusal && `${refusal} ${origin}` };
    return { ...disk, parts, write: (...args) => (trouble ? Promise.reject(trouble) : disk.write(...args)) };
  },
});
afterEach(() => {
  trouble = undefined;
  refusal = undefined;
  vi.restoreAllMocks();
  for (const kind of ['mail', 'payment_key', 'payment_reports'] as const) server.services.faults.clear(kind);
});

const status = async () => {
  const admin = await server.make.user({ role: 'admin' });
  return (await server.call(endpoints.status.get, {}, await server.tokenOf(admin))).body.status;
};
const partOf = async (kind: StatusPart['kind']) => (await status()).parts.find((part) => part.kind === kind);

describe('the status', () => {
  it('has every part that the server needs, and leaves nothing in the storage', async () => {
    const found = await status();
    // Strained on a machine that is busy while it runs.
    const answers = expect.stringMatching(/^(well|strained)$/);
    expect(found).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+\.\d+/), node: process.version });
    expect(Date.parse(found.startedAt)).toBeLessThanOrEqual(Date.parse(found.checkedAt));
    expect(found.parts.map(({ kind, state }) => [kind, state])).toEqual([
      ['database', answers],
      ['storage', answers],
      ['mail', 'well'],
      ['payments', 'off'],
      ['videos', 'off'],
      ['queues', 'well'],
    ]);
    const [database, storage] = found.parts;
    expect(database?.facts).toContainEqual({ name: 'size', value: expect.any(Number) });
    expect(storage?.facts).toEqual([{ name: 'latency', value: expect.any(Number) }]);
    expect(await readdir(folder).catch(() => [])).toEqual([]);
  });

  it('says that files can not be stored, with the reason', async () => {
    trouble = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
    expect(await partOf('storage')).toEqual({
      kind: 'storage',
      state: 'failing',
      advice: 'storageFails',
      detail: 'EACCES: permission denied',
      facts: [],
    });
  });

  it('says that browsers may not send large videos to the storage, with the address to allow', async () => {
    refusal = 'PUT from';
    expect(await partOf('storage')).toMatchObject({
      state: 'strained',
      advice: 'storageClosed',
      detail: expect.stringMatching(/^PUT from http:\/\/localhost/),
      facts: [{ name: 'latency' }],
    });
  });

  it('says that mail is late, or that the mail server takes none', async () => {
    const userId = await server.make.user();
    const day = new Date(Date.now() + 86_400_000);
    const createdAt = new Date(Date.now() - 3_600_000);
    await server.db.insert(mails).values({
      id: newId(),
      kind: 'receipt',
      userId,
      subjectId: newId(),
      state: 'waiting',
      expiresAt: day,
      createdAt,
    });
    const late = await partOf('mail');
    expect(late).toMatchObject({ state: 'strained', advice: 'mailLate' });
    expect(late?.facts).toContainEqual({ name: 'waiting', value: 1 });
    expect(late?.facts.find(({ name }) => name === 'oldest')?.value).toBeGreaterThan(3_500);
    server.services.faults.report('mail', 'Connection refused');
    expect(await partOf('mail')).toMatchObject({ state: 'failing', advice: 'mailFails', detail: 'Connection refused' });
    await server.db.delete(mails);
    const figures = { waitingMails: 0, oldestMail: 0 } as Parameters<typeof checkMail>[1];
    for (const [mode, advice] of [
      ['off', 'mailOff'],
      ['kept', 'mailKept'],
    ] as const)
      expect(checkMail({ ...server.services, mail: { ...server.services.mail, mode } }, figures)).toMatchObject({
        state: 'off',
        advice,
        facts: [],
      });
  });

  it('says the worst of what is wrong with payments, and nothing where all is well', () => {
    const { services } = server;
    const figures = { pendingOrders: 2, processingOrders: 1 } as Parameters<typeof checkPayments>[1];
    const stripe = { ...services, payments: { ...services.payments, options: { provider: 'stripe' as const } } };
    expect(checkPayments(stripe, figures)).toEqual({
      kind: 'payments',
      state: 'well',
      facts: [{ name: 'pendingOrders', value: 3 }],
    });
    services.faults.report('payment_reports', 'none came');
    expect(checkPayments(stripe, figures)).toMatchObject({ state: 'strained', advice: 'paymentReports' });
    services.faults.report('payment_key');
    expect(checkPayments(stripe, figures)).toMatchObject({ state: 'failing', advice: 'paymentKey' });
  });

  it('knows the disks of its folders, and that one can not be read', async () => {
    const on = (folders: object) =>
      checkDisk({ ...server.services, operations: { databaseKind: 'embedded', folders } });
    expect(await on({})).toBeUndefined();
    expect(await on({ files: folder })).toMatchObject({
      state: expect.stringMatching(/^(well|strained)$/),
      facts: [{ name: 'freeForFiles', value: expect.any(Number) }],
    });
    expect(await on({ files: '/nonexistent' })).toMatchObject({ state: 'failing', advice: 'diskUnknown', facts: [] });
  });

  it('counts connections of a PostgreSQL server alone', async () => {
    const names = async (databaseKind: 'embedded' | 'postgres') =>
      (await checkDatabase({ ...server.services, operations: { databaseKind, folders: {} } })).facts.map(
        ({ name }) => name,
      );
    expect(await names('embedded')).toEqual(['latency', 'size', 'waitingForDatabase']);
    expect(await names('postgres')).toEqual(['latency', 'size', 'connections', 'waitingForDatabase', 'replicas']);
  });

  it('says that a replica is down or behind, by what this server sees', async () => {
    const check = (...replicas: ReplicaState[]) =>
      checkDatabase({
        ...server.services,
        operations: { databaseKind: 'postgres', replicas: () => replicas, folders: {} },
      });
    const up = { host: 'one:5432', isUp: true, lag: 0.5 };
    const well = await check(up);
    expect(well.facts).toContainEqual({ name: 'replicas', value: 1 });
    expect(well.facts).toContainEqual({ name: 'replicaLag', value: 0.5 });
    expect(well.advice).not.toBe('replicaBehind');
    expect(await check(up, { ...up, lag: 60 })).toMatchObject({ state: 'strained', advice: 'replicaBehind' });
    const oneDown = await check(up, { ...up, isUp: false, lag: undefined });
    expect(oneDown).toMatchObject({ state: 'strained', advice: 'replicaBehind' });
    expect(oneDown.facts).toContainEqual({ name: 'replicas', value: 1 });
  });

  it('says whether films are prepared, and that many wait', () => {
    const figures = { waitingVideos: 3, workingVideos: 1 } as Parameters<typeof checkVideos>[1];
    const { services } = server;
    expect(checkVideos(services, figures)).toEqual({ kind: 'videos', state: 'off', advice: 'videosOff', facts: [] });
    const able = { ...services, preparesVideos: true };
    expect(checkVideos(able, figures)).toEqual({
      kind: 'videos',
      state: 'well',
      facts: [
        { name: 'running', value: 1 },
        { name: 'waiting', value: 3 },
      ],
    });
    expect(checkVideos(able, { ...figures, waitingVideos: 21 })).toMatchObject({
      state: 'strained',
      advice: 'videosLate',
    });
  });

  it('names the queues in which much waits', () => {
    vi.spyOn(queues, 'queueSizes').mockReturnValue([
      { name: 'database', running: 20, waiting: 500 },
      { name: 'pages', running: 8, waiting: 30 },
      { name: 'orders', running: 1, waiting: 0 },
    ]);
    expect(checkQueues()).toEqual({
      kind: 'queues',
      state: 'strained',
      advice: 'queuesBusy',
      detail: 'pages: 30',
      facts: [
        { name: 'running', value: 9 },
        { name: 'waiting', value: 30 },
      ],
    });
  });
});
