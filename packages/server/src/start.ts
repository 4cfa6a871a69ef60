import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Certificate, type CertificateFiles, readCertificate } from './certificate.ts';
import type { Config } from './config.ts';
import { ConfigError } from './configError.ts';
import { checkCurrency } from './currency.ts';
import { isReachable } from './db/database.ts';
import { openLastWrites } from './db/lastWrites.ts';
import { migrate } from './db/migrate.ts';
import { databaseFolder, explainDamage, openDatabase } from './db/openDatabase.ts';
import { requireOneDatabase } from './db/requireOneDatabase.ts';
import { SERVER_SESSIONS } from './db/sessions.ts';
import { saveDemoPartner } from './demo/demoPartner.ts';
import { demoSignIn } from './demo/demoSignIn.ts';
import { registerLostResponses } from './demo/lostResponse.ts';
import { seedIfEmpty } from './demo/seed/seed.ts';
import { startPartnerPage } from './demo/startPartnerPage.ts';
import { createFaults } from './faults.ts';
import { followChanges } from './followChanges.ts';
import { createSmtpTransport } from './mail/transport.ts';
import { startMetricsServer } from './metrics/metricsServer.ts';
import { watchPayments, watchStorage } from './metrics/watch.ts';
import { paymentsOf } from './paymentsOf.ts';
import { deleteUnusedSignIns } from './resources/account/signInRepository.ts';
import { deleteOldConfirmations } from './resources/auth/confirmationRepository.ts';
import { createExternalProvider } from './resources/auth/externalProvider.ts';
import { deleteExpiredSignIns } from './resources/auth/externalRepository.ts';
import { externalSignIn } from './resources/auth/externalSignIn.ts';
import { deleteOldResets } from './resources/auth/resetRepository.ts';
import { deleteOldFailures } from './resources/auth/signInLimits.ts';
import { deleteOldAuthorizations } from './resources/authorization/repository.ts';
import { readCertificateSettings } from './resources/certificates/certificateSettings.ts';
import { deleteOldMails } from './resources/mail/outboxRepository.ts';
import { startSender } from './resources/mail/sender.ts';
import { reconcileAbandonedOrders, reconcileRecentOrders } from './resources/orders/reconcile.ts';
import { REPORT_ARRIVED } from './resources/orders/reports.ts';
import { settleOpenReturns } from './resources/refunds/returns.ts';
import { settleOpenRefunds } from './resources/refunds/settleRefund.ts';
import { deleteOldChallenges } from './resources/secondFactor/challengeRepository.ts';
import { deleteOldMessages } from './resources/support/repository.ts';
import { deleteOldTestOrders } from './resources/testOrders/repository.ts';
import { deleteOldEvents } from './resources/webhooks/repository.ts';
import { startWebhookSender } from './resources/webhooks/sender.ts';
import { createResponseCache, isChangingNumbers } from './responseCache.ts';
import { createSharedCaches, type SharedCaches } from './sharedCaches.ts';
import { openStorage } from './storage/openStorage.ts';
import { loadTokenSecret } from './tokenSecret.ts';
import { findMissingFiles, type MissingFiles } from './uploads/missingFiles.ts';
import { storeMissingSizes } from './uploads/storeMissingSizes.ts';
import { sweepFiles } from './uploads/sweep.ts';
import { removeAbandoned } from './video/tempFolder.ts';
import { findTools } from './video/tools.ts';
import { startVideoWorker } from './video/worker.ts';

export interface RunningServer {
  /** Such as `http://localhost:4000`; with TLS https. */
  address: string;
  /** The address of the demo's page of a partner; undefined outside of the demo, or if its port is taken. */
  partnerPage: string | undefined;
  /** The port of the figures for Prometheus; undefined where there are none. */
  metricsPort: number | undefined;
  /** Says on `/api/ready` that it is about to end, and answers on. */
  drain(): void;
  /** Finishes pending requests, for ten seconds at most, and closes the database. */
  stop(): Promise<void>;
}

const STOP_LIMIT_MS = 10_000;
const SWEEP_INTERVAL_MS = 3_600_000;
const RECENT_INTERVAL_MS = 60_000;

/**
 * Opens the database, migrates and seeds it, and listens.
 *
 * @param log called with a line for each step that takes time
 */
export async function start(config: Config, log: (line: string) => void = () => {}): Promise<RunningServer> {
  const cleanups: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of cleanups.splice(0).reverse()) await step();
  };
  try {
    const certificate = config.tls && certificateOf(config.tls);
    if (config.isPlain) {
      log(
        'Warning: others can reach this server, and passwords travel unencrypted. Set TLS_CERT and TLS_KEY, or PUBLIC_URL=https://… behind a proxy that terminates TLS.',
      );
    }
    const findingTools = config.video.workers > 0 ? findTools(config.video.ffmpeg) : undefined;
    const database = await openDatabase(config, log, cleanups, SERVER_SESSIONS);
    const applied = await migrate(database, { log });
    if (applied.length > 0) log(`Database prepared (${applied.length} of ${applied.length} migrations applied).`);
    if (config.databaseDirectUrl !== undefined) await requireOneDatabase(database);
    const files = await openStorage(config, database.db);
    await checkCurrency(database, config.money.currency);
    if (config.isSeeding)
      await database.withLongTimeout((db) =>
        seedIfEmpty({
          db,
          storage: files,
          isDemo: config.isDemo,
          shares: config.shares,
          money: config.money,
          seller: config.seller,
          log,
        }),
      );

    let sharedCaches: SharedCaches | undefined;
    const cache = createResponseCache(
      database.subscribe === undefined,
      config.sharedCaches && { seconds: config.sharedCaches.seconds, purge: () => sharedCaches?.purge() },
      database.replicas?.changed,
    );
    database.replicas?.onStale(cache.supersede);
    const lastWrites =
      database.replicas &&
      openLastWrites(database.db, (error) =>
        console.warn(`The end of the database's log was not noted: ${(error as Error).message}`),
      );
    let unsubscribe: (() => Promise<void>) | undefined;
    // After the last request was answered.
    cleanups.push(async () => unsubscribe?.());
    let marketplace: FastifyInstance | undefined;
    const partnerPage = config.isDemo ? await openPartnerPage(config, () => marketplace, log) : undefined;
    if (partnerPage) cleanups.push(partnerPage.close);
    const partnerAddress = partnerPage && `http://localhost:${partnerPage.port}`;
    const certificateSettings = await readCertificateSettings(config.certificates);
    const faults = createFaults();
    const folders = {
      ...(config.databaseUrl ? {} : { database: dirname(databaseFolder(config)) }),
      ...(config.s3 ? {} : { files: config.storageDir }),
    };
    const metrics =
      config.metrics &&
      (await import('./metrics/metrics.ts')).createMetrics({
        database,
        cache,
        faults,
        folders,
      });
    const payments = watchPayments(paymentsOf(config, database.db, faults), metrics?.countPaymentCall);
    const storage = watchStorage(files, metrics?.countStorageError);
    const tracing = config.traces && (await import('./traces/createTracing.ts')).createTracing(config.traces);
    if (tracing) cleanups.push(tracing.close);
    const tools = await findingTools;
    if (tools) log(`Films are prepared for streaming by ffmpeg ${tools.version} (${config.video.workers} at a time).`);
    else if (config.video.ffmpeg !== undefined && config.video.workers > 0)
      log(
        `Warning: FFMPEG_PATH (${config.video.ffmpeg}) is no ffmpeg with libx264 and aac, or has no ffprobe beside it. Films play as they are uploaded.`,
      );
    const { app, services, drain } = await buildApp({
      config,
      certificate,
      db: database.db,
      storage,
      payments,
      faults,
      sendsMail: config.mail !== undefined,
      keepsMail: config.isDemo,
      tokenSecret: config.tokenSecret ?? (await loadTokenSecret(config.dataDir)),
      certificateSettings,
      cache,
      databaseDir: config.databaseUrl ? undefined : databaseFolder(config),
      registerSignIn: signInOf(config),
      registerHooks: config.isDemo ? registerLostResponses : undefined,
      ...(partnerAddress ? { partnerPage: () => partnerAddress } : {}),
      lastWrites,
      operations: { databaseKind: database.kind, replicas: database.replicas?.states, folders },
      preparesVideos: tools !== undefined,
      metrics,
      tracing,
    });
    sharedCaches = config.sharedCaches && createSharedCaches(config.sharedCaches.purgeUrls, app.log);
    // What changed while no server ran.
    sharedCaches?.purge();
    cleanups.push(async () => sharedCaches?.stop());
    const stopping = new AbortController();
    let sweep: NodeJS.Timeout | undefined;
    let recent: NodeJS.Timeout | undefined;
    let drawing: Promise<unknown> = Promise.resolve();
    let settling = Promise.resolve();
    let settlingRecent: Promise<void> | undefined;
    cleanups.push(async () => {
      const force = setTimeout(() => app.server.closeAllConnections(), STOP_LIMIT_MS);
      clearInterval(sweep);
      clearInterval(recent);
      stopping.abort();
      await Promise.all([app.close(), drawing, settling, settlingRecent]);
      clearTimeout(force);
    });
    unsubscribe = database.subscribe?.({
      onChange(payload) {
        if (payload === REPORT_ARRIVED) payments.reports?.heardElsewhere();
        else if (isChangingNumbers(payload)) cache.changeNumbers(payload);
        else cache.clear();
      },
      onConnectionChange: followChanges({
        cache,
        replicas: database.replicas,
        isReachable: () => isReachable(database.db),
        log: app.log,
        signal: stopping.signal,
      }),
    });
    // Cleans up after interrupted servers. A failure does not stop the start; it is repeated every hour.
    const settleOrders = () =>
      reconcileAbandonedOrders(services, stopping.signal)
        .then(() => settleOpenRefunds(services, stopping.signal))
        .then(() => settleOpenReturns(services, stopping.signal))
        .catch((error: unknown) =>
          app.log.warn({ err: error }, 'orders or refunds that were interrupted could not be settled'),
        );
    const sweepAll = () =>
      Promise.all([
        // A provider that is far away may not answer.
        ...(config.stripe ? [] : [settleOrders()]),
        lastWrites?.forget(),
        deleteOldFailures(database.db),
        deleteExpiredSignIns(database.db),
        deleteOldChallenges(database.db),
        deleteOldAuthorizations(database.db),
        deleteUnusedSignIns(database.db),
        deleteOldMails(database.db),
        deleteOldEvents(database.db),
        deleteOldTestOrders(database.db),
        deleteOldMessages(database.db),
        deleteOldResets(database.db),
        deleteOldConfirmations(database.db),
        sweepFiles(database.db, storage, app.log),
      ])
        .then(() => findMissingFiles(database.db, storage, stopping.signal))
        .then((found) => {
          const line = found && describeMissing(found, config);
          if (line) app.log.warn(line);
          return line;
        })
        .catch((error: unknown) => void app.log.warn({ err: error }, 'sweep failed'));
    const sweeping = sweepAll().then((lacking) => lacking && log(lacking));
    // Asking a storage that is far away about each file takes too long.
    if (!config.s3) await sweeping;
    const settleRemotely = () => (config.stripe ? settleOrders() : Promise.resolve());
    settling = settleRemotely();
    const drawMissing = () =>
      storeMissingSizes(database.db, services.storeSizes, { signal: stopping.signal, onChange: cache.clear }).catch(
        (error: unknown) => app.log.warn({ err: error }, 'pictures could not be drawn'),
      );
    sweep = setInterval(() => {
      drawing = Promise.all([drawing, sweepAll()]).then(drawMissing);
      settling = settling.then(settleRemotely);
    }, SWEEP_INTERVAL_MS).unref();
    if (config.stripe)
      recent = setInterval(() => {
        settlingRecent ??= reconcileRecentOrders(services, stopping.signal)
          .catch((error: unknown) => app.log.warn({ err: error }, 'orders of the last hour could not be settled'))
          .finally(() => {
            settlingRecent = undefined;
          });
      }, RECENT_INTERVAL_MS).unref();
    if (partnerPage)
      await saveDemoPartner(
        database.db,
        LOCAL_HOSTS.map((host) => `http://${host}:${partnerPage.port}`),
      );
    const figures = config.metrics && metrics && (await startMetricsServer(config.metrics, metrics));
    if (figures) cleanups.push(figures.close);
    await app.listen({ host: config.host, port: config.port });
    marketplace = app;
    void payments
      .check?.()
      .then((problem) => problem && log(`Warning: ${problem}. Nothing can be bought until it does.`));
    const { mail, publicUrl } = config;
    if (mail && publicUrl !== undefined) {
      const transport = createSmtpTransport(mail.smtpUrl, mail.from);
      const sender = startSender({
        db: database.db,
        transport,
        origin: publicUrl,
        support: mail.support,
        linkTokens: services.linkTokens,
        faults,
        log: app.log,
      });
      cleanups.push(sender.stop);
    }
    cleanups.push(
      startWebhookSender({ db: database.db, mail: services.mail, ...services.webhooks, log: app.log }).stop,
    );
    drawing = sweeping.then(drawMissing);
    if (tools) {
      const { db } = database;
      const { workers } = config.video;
      await removeAbandoned();
      const worker = startVideoWorker({ db, storage, tools, workers, log: app.log, onReady: cache.clear });
      cleanups.push(worker.stop);
    }
    return {
      address: `${config.tls ? 'https' : 'http'}://${hostOf(app.server.address(), config.host)}`,
      partnerPage: partnerAddress,
      metricsPort: figures?.port,
      drain,
      stop,
    };
  } catch (error) {
    await stop();
    throw explainDamage(config, error);
  }
}

function describeMissing({ missing, checked, example }: MissingFiles, { s3, storageDir }: Config) {
  const [place, variable] = s3 ? [`the bucket ${s3.bucket}`, 'S3_BUCKET'] : [storageDir, 'STORAGE_DIR'];
  return `${missing} of the ${checked} newest files ${missing === 1 ? 'is' : 'are'} missing in ${place}, such as ${example}. All servers of a database need the same ${variable}.`;
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1'];

function certificateOf(files: CertificateFiles): Certificate {
  try {
    return readCertificate(files);
  } catch (error) {
    throw new ConfigError(`Lectern cannot start:\n  ${(error as Error).message}`);
  }
}

/** undefined if its port is taken: the marketplace works without it. */
function openPartnerPage(
  { host, partnerPort }: Config,
  marketplace: () => FastifyInstance | undefined,
  log: (line: string) => void,
) {
  return startPartnerPage({ host, port: partnerPort, marketplace }).catch((error: Error) => {
    log(`There is no partner's page (${error.message}). Set PARTNER_PORT to another port.`);
    return undefined;
  });
}

function signInOf({ oidc, isDemo }: Config) {
  if (oidc) return externalSignIn(createExternalProvider(oidc));
  return isDemo ? demoSignIn : undefined;
}

function hostOf(bound: ReturnType<import('node:net').Server['address']>, host: string): string {
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  const isLocal = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host);
  return `${isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}
