import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRequest, type Endpoint } from '@lectern/sdk/api';
import { usualMoney } from '@lectern/sdk/rules';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { input as Given, output as Parsed } from 'zod/mini';
import { buildApp, type Parts } from '../app.ts';
import type { Database, Db } from '../db/database.ts';
import { openLastWrites } from '../db/lastWrites.ts';
import { createDemoPayments } from '../demo/demoPayments.ts';
import { createFaults, type Faults } from '../faults.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { issueToken } from '../plugins/session.ts';
import { usualShares } from '../resources/earnings/shares.ts';
import { findUser } from '../resources/users/repository.ts';
import { createResponseCache } from '../responseCache.ts';
import type { Services } from '../services.ts';
import type { Storage } from '../storage/storage.ts';
import { ANSWER_KEY_CANARY } from './answerKeyCanary.ts';
import { requireDeclared } from './requireDeclared.ts';
import { openTestDatabase } from './testDatabase.ts';
import { createTestStorage } from './testStorage.ts';

interface Answer<T> {
  status: number;
  /** The row's output if the call succeeded; otherwise read `problem`. */
  body: T;
  problem: { code: string; message: string; details?: unknown; requestId: string };
  headers: Record<string, unknown>;
  text: string;
}

export interface TestServer {
  app: FastifyInstance;
  services: Services;
  db: Db;
  storageDir: string;
  /** Sends a call as the SDK does. */
  call<E extends Endpoint>(
    endpoint: E,
    input?: Given<E['input']>,
    token?: string,
  ): Promise<Answer<Parsed<E['output']>>>;
  /** Sends a call with any input, without checking it. */
  send(endpoint: Endpoint, input: Record<string, unknown>, token?: string): Promise<Answer<unknown>>;
  inject(options: InjectOptions): Promise<Answer<unknown>>;
  tokenOf(userId: string, signInId?: string): Promise<string>;
  close(): Promise<void>;
}

/**
 * In all tests, the answer key of a quiz may be sent only to its author and to learners who have passed (§10.11).
 */
function requireSecrecy({ url }: InjectOptions, body: string): void {
  const path = String(url);
  const isAuthor = path.startsWith('/api/instructor/');
  const hasPassed = /^\/api\/enrollment\/quiz\/\w+\/(submit|attempts)$/.test(path) && body.includes('"passed":true');
  if (!isAuthor && !hasPassed && body.includes(ANSWER_KEY_CANARY))
    throw new Error(`${path} leaked the answer key: ${body}`);
}

export const TOKEN_SECRET = 'a secret of thirty-two bytes or more';

export async function createTestServer(
  given: {
    config?: Partial<Parts['config']>;
    payments?: (db: Db, faults: Faults) => PaymentProvider;
    storage?: (folder: string) => Storage | Promise<Storage>;
    registerSignIn?: Parts['registerSignIn'];
    cache?: Parts['cache'];
    certificate?: Parts['certificate'];
    preparesVideos?: Parts['preparesVideos'];
    sendsMail?: Parts['sendsMail'];
    keepsMail?: Parts['keepsMail'];
    /** Closed with the server. */
    database?: Database;
  } = {},
): Promise<TestServer> {
  const database = given.database ?? (await openTestDatabase());
  const { db } = database;
  const faults = createFaults();
  const storageDir = await mkdtemp(join(tmpdir(), 'lectern-storage-'));
  const { app, services } = await buildApp({
    config: {
      publicUrl: undefined,
      isAlwaysHttps: given.config?.publicUrl?.startsWith('https:') ?? false,
      mediaOrigins: ['https://media.example'],
      trustProxy: false,
      uploads: { bytes: 20 * 1024 ** 3, atOnce: 3, inParts: true },
      seller: undefined,
      money: usualMoney,
      shares: usualShares,
      hasServerTiming: false,
      logLevel: 'silent',
      siteDir: undefined,
      docsDir: undefined,
      framesDir: undefined,
      loaderDir: undefined,
      wordpressDir: undefined,
      refundMaxProgress: 30,
      securityContact: undefined,
      hasApiDocs: true,
      adminSecondFactor: 'optional',
      hasPrivateWebhooks: true,
      ...given.config,
    },
    db,
    storage: await (given.storage ?? createTestStorage)(storageDir),
    payments: given.payments?.(db, faults) ?? createDemoPayments(db),
    faults,
    tokenSecret: TOKEN_SECRET,
    // Tests also write to the database directly.
    cache: given.cache ?? createResponseCache(false),
    registerSignIn: given.registerSignIn,
    certificate: given.certificate,
    preparesVideos: given.preparesVideos,
    sendsMail: given.sendsMail,
    keepsMail: given.keepsMail,
    lastWrites: database.replicas && openLastWrites(db, () => {}),
  });

  async function inject(options: InjectOptions): Promise<Answer<never>> {
    const answer = await app.inject(options);
    const { 'content-type': type = '', 'content-encoding': coding } = answer.headers;
    const isJson = String(type).includes('json') && coding === undefined && answer.body !== '';
    requireSecrecy(options, answer.body);
    const body = isJson ? (answer.json() as never) : (undefined as never);
    requireDeclared(
      options.method ?? 'GET',
      String(options.url),
      answer.statusCode,
      isJson && (body as { code?: unknown }).code,
    );
    return { status: answer.statusCode, body, problem: body, headers: answer.headers, text: answer.body };
  }
  function send(endpoint: Endpoint, input: Record<string, unknown>, token?: string) {
    const { url, body } = buildRequest('/api', endpoint, input);
    return inject({
      method: endpoint.method,
      url,
      ...(body ? { payload: body as Record<string, unknown> } : {}),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  }
  return {
    app,
    services,
    db,
    storageDir,
    call: (endpoint, input = {} as never, token) => send(endpoint, input as Record<string, unknown>, token) as never,
    send,
    inject,
    async tokenOf(userId, signInId) {
      const user = await findUser(db, userId);
      if (!user) throw new Error(`There is no user ${userId}.`);
      return issueToken(app, { ...user, profilePicture: null, ...(signInId ? { signInId } : {}) });
    },
    async close() {
      await app.close();
      await database.close();
      await rm(storageDir, { recursive: true, force: true });
    },
  };
}
