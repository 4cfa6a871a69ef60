import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { Certificate } from './certificate.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { LastWrites } from './db/lastWrites.ts';
import { registerDocs } from './docs/registerDocs.ts';
import { registerEmbed } from './embed/embed.ts';
import { createFragments, FRAGMENTS } from './embed/fragments.ts';
import { registerFrames } from './embed/frames.ts';
import { readFrames } from './embed/framesBuild.ts';
import { createFaults, type Faults } from './faults.ts';
import { createFileSigner } from './fileLinks.ts';
import { createLinkTokens } from './linkTokens.ts';
import type { RequestMetrics } from './metrics/metrics.ts';
import { registerDocumentation } from './openapi/documentation.ts';
import type { Operations } from './operations.ts';
import type { PaymentProvider } from './payments/provider.ts';
import { createFonts } from './pdf/fonts.ts';
import { registerCachedAnswers } from './plugins/cachedAnswers.ts';
import { registerCacheReads, registerCacheWrites } from './plugins/caching.ts';
import { registerCallers } from './plugins/callers.ts';
import { answerClientError } from './plugins/clientError.ts';
import { registerCompression } from './plugins/compression.ts';
import { registerCors } from './plugins/cors.ts';
import { registerDiskSpaceCheck } from './plugins/diskSpace.ts';
import { bodyOf, problemOf, registerErrors } from './plugins/errors.ts';
import { registerFiles } from './plugins/files.ts';
import { registerHealth } from './plugins/health.ts';
import { logging } from './plugins/logging.ts';
import { registerSecurityText } from './plugins/securityText.ts';
import { registerServerTiming, registerStopwatch } from './plugins/serverTiming.ts';
import { registerSession } from './plugins/session.ts';
import { registerBodyTimeout } from './plugins/slowRequests.ts';
import { registerUnread } from './plugins/unread.ts';
import { problems } from './problems.ts';
import { registerExport } from './resources/account/registerExport.ts';
import { accountRoutes } from './resources/account/routes.ts';
import { assignmentRoutes } from './resources/assignments/routes.ts';
import { audited } from './resources/audit/audited.ts';
import { auditRoutes } from './resources/audit/routes.ts';
import { emailConfirmationRoutes } from './resources/auth/emailConfirmation.ts';
import { passwordResetRoutes } from './resources/auth/passwordReset.ts';
import { authRoutes } from './resources/auth/routes.ts';
import { createSharedAddressWatch } from './resources/auth/sharedAddress.ts';
import { noExternalSignIn, type RegisterSignIn } from './resources/auth/signInPages.ts';
import { ownOrigin } from './resources/authorization/ownOrigin.ts';
import { authorizationRoutes } from './resources/authorization/routes.ts';
import { categoryRoutes } from './resources/categories/routes.ts';
import type { CertificateSettings } from './resources/certificates/certificateSettings.ts';
import { createCertificateKeys } from './resources/certificates/keys.ts';
import { registerCertificateFiles } from './resources/certificates/registerCertificateFiles.ts';
import { certificateRoutes } from './resources/certificates/routes.ts';
import { courseRoutes } from './resources/courses/routes.ts';
import { createSiteHeads } from './resources/courses/siteHead.ts';
import { discountRoutes } from './resources/discounts/routes.ts';
import { earningsRoutes } from './resources/earnings/routes.ts';
import { enrollmentRoutes } from './resources/enrollments/routes.ts';
import { instructorRoutes } from './resources/instructors/routes.ts';
import { lectureRoutes } from './resources/lectures/routes.ts';
import { createOutbox } from './resources/mail/outbox.ts';
import { mailPreferenceRoutes } from './resources/mail/preferenceRoutes.ts';
import { registerKeptMails } from './resources/mail/registerKeptMails.ts';
import { registerUnsubscribe } from './resources/mail/registerUnsubscribe.ts';
import { mailRoutes } from './resources/mail/routes.ts';
import { registerReports } from './resources/orders/reports.ts';
import { orderRoutes } from './resources/orders/routes.ts';
import { overviewRoutes } from './resources/overview/routes.ts';
import { registerPartnerCsv } from './resources/partnerApi/registerPartnerCsv.ts';
import { partnerApiRoutes } from './resources/partnerApi/routes.ts';
import { PARTNER_CHECK_PATH, registerPartnerCheck } from './resources/partners/partnerCheck.ts';
import { isPartnerOrigin } from './resources/partners/repository.ts';
import { partnerRoutes } from './resources/partners/routes.ts';
import { authoredQuizRoutes } from './resources/quizzes/authoredRoutes.ts';
import { takenQuizRoutes } from './resources/quizzes/takenRoutes.ts';
import { documentRoutes } from './resources/receipts/documentRoutes.ts';
import { registerDocumentFiles } from './resources/receipts/registerDocumentFiles.ts';
import { registerReceiptFiles } from './resources/receipts/registerReceiptFiles.ts';
import { refundRoutes } from './resources/refunds/routes.ts';
import { reviewRoutes } from './resources/reviews/routes.ts';
import { sampleRoutes } from './resources/samples/routes.ts';
import { secondFactorRoutes } from './resources/secondFactor/routes.ts';
import { createSecretBox } from './resources/secondFactor/secretBox.ts';
import { secondStepRoutes } from './resources/secondFactor/signInRoutes.ts';
import { sectionRoutes } from './resources/sections/routes.ts';
import { statusRoutes } from './resources/status/routes.ts';
import { supportRoutes } from './resources/support/routes.ts';
import { registerParts } from './resources/uploads/registerParts.ts';
import { uploadRoutes } from './resources/uploads/routes.ts';
import { userRoutes } from './resources/users/routes.ts';
import { webhookRoutes } from './resources/webhooks/routes.ts';
import { wishlistRoutes } from './resources/wishlist/routes.ts';
import { workRoutes } from './resources/works/routes.ts';
import { createResponseCache, type ResponseCache } from './responseCache.ts';
import { isForPartners, isPublicRead, pathPattern, registerRoutes, requirePolicies } from './route.ts';
import type { Services } from './services.ts';
import { readText } from './site/buildFiles.ts';
import { createRenderer } from './site/createRenderer.ts';
import { createSite } from './site/site.ts';
import { registerStaticFiles } from './site/staticFiles.ts';
import { createVisitorCalls } from './site/visitorCalls.ts';
import { registerSitemap } from './sitemap/registerSitemap.ts';
import type { Storage } from './storage/storage.ts';
import type { Tracing } from './traces/createTracing.ts';
import { registerFeed } from './unfurl/registerFeed.ts';
import { registerOembed } from './unfurl/registerOembed.ts';
import { registerQr } from './unfurl/registerQr.ts';
import { createPictures } from './uploads/pictures.ts';
import { reserveUpload } from './uploads/quota.ts';
import { registerStreams } from './video/registerStreams.ts';
import { createWebServer } from './webServer.ts';

export interface Parts {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'isAlwaysHttps'
    | 'mediaOrigins'
    | 'trustProxy'
    | 'hasServerTiming'
    | 'logLevel'
    | 'siteDir'
    | 'framesDir'
    | 'loaderDir'
    | 'wordpressDir'
    | 'docsDir'
    | 'uploads'
    | 'refundMaxProgress'
    | 'seller'
    | 'money'
    | 'shares'
    | 'securityContact'
    | 'hasApiDocs'
    | 'adminSecondFactor'
    | 'hasPrivateWebhooks'
  >;
  /** Absent: HTTP/1.1 without TLS. */
  certificate?: Certificate | undefined;
  db: Db;
  storage: Storage;
  payments: PaymentProvider;
  /** Absent: nobody but the routes reports any. */
  faults?: Faults | undefined;
  /** Whether mails are sent; absent: none are written. */
  sendsMail?: boolean | undefined;
  /** Whether mails that are not sent are kept, so that admins see what would have been. */
  keepsMail?: boolean | undefined;
  tokenSecret: string;
  /** What certificates are signed and drawn with, beside what the server has. */
  certificateSettings?: CertificateSettings | undefined;
  /** Absent: this is the only process that writes to the database. */
  cache?: ResponseCache;
  /** The folder of the embedded database; without it, free disk space is not checked. */
  databaseDir?: string | undefined;
  /** Absent: people sign in with a password only. */
  registerSignIn?: RegisterSignIn | undefined;
  /** Adds hooks for all routes of the API. */
  registerHooks?: ((app: FastifyInstance) => void) | undefined;
  /** The origin of the demo's page of a partner, once it listens. */
  partnerPage?: () => string | undefined;
  /** Absent: the embedded database, and disks that nobody watches. */
  operations?: Operations | undefined;
  /** Absent: there are no replicas. */
  lastWrites?: LastWrites | undefined;
  /** Whether uploaded films are prepared for streaming; absent: they are not. */
  preparesVideos?: boolean | undefined;
  /** Absent: requests are not counted. */
  metrics?: RequestMetrics | undefined;
  /** Absent: requests are not traced. */
  tracing?: Tracing | undefined;
}

const MAX_BODY_BYTES = 256 * 1024;
const YEAR_SECONDS = 31_536_000;

/**
 * The server without its socket: tests inject requests, `start.ts` listens. `drain` says on `/api/ready` that it is about
 * to end: load balancers then use others. It answers on, once on each connection.
 */
export async function buildApp({
  config,
  certificate,
  db,
  storage,
  payments,
  faults = createFaults(),
  sendsMail = false,
  keepsMail = false,
  tokenSecret,
  certificateSettings,
  cache = createResponseCache(true),
  databaseDir,
  registerSignIn = noExternalSignIn,
  registerHooks,
  partnerPage,
  operations = { databaseKind: 'embedded', folders: {} },
  lastWrites,
  preparesVideos = false,
  metrics,
  tracing,
}: Parts): Promise<{ app: FastifyInstance; services: Services; drain: () => void }> {
  // A random prefix for each process and a counter: unique across servers, and cheaper than a random id for each request.
  const prefix = `${randomBytes(6).toString('hex')}-`;
  let requests = 0;
  const nextRequestId = () => `${prefix}${(requests++).toString(36)}`;
  let isEnding = false;
  let sendCached: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined;
  const app = Fastify({
    serverFactory: (handler) =>
      createWebServer((request, response) => {
        // What comes next is for a server that stays. HTTP/2 has a frame for that, sent by `close`.
        if (isEnding && request.httpVersionMajor === 1) response.setHeader('connection', 'close');
        if (!sendCached?.(request, response)) handler(request, response);
      }, certificate),
    logger: logging(config.logLevel),
    trustProxy: config.trustProxy,
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection while the server closes is answered like any other.
    return503OnClosing: false,
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    genReqId: nextRequestId,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => {
      const problem = problemOf(error);
      (reply as FastifyReply).code(problem.status).header('x-request-id', request.id).send(bodyOf(problem, request.id));
    },
  });
  const drain = () => {
    isEnding = true;
  };
  app.addHook('preClose', async () => drain());
  const linkTokens = createLinkTokens(tokenSecret);
  const services: Services = {
    app,
    db,
    storage,
    storeSizes: createPictures(storage),
    preparesVideos,
    payments,
    faults,
    cache,
    noteWrite: lastWrites?.note ?? (async () => {}),
    refundMaxProgress: config.refundMaxProgress,
    mail: createOutbox(sendsMail ? 'sent' : keepsMail ? 'kept' : 'off', app.log, linkTokens),
    seller: config.seller,
    money: config.money,
    shares: config.shares,
    operations,
    linkTokens,
    codeSecrets: createSecretBox(tokenSecret, 'one-time codes'),
    webhooks: { allowsPrivate: config.hasPrivateWebhooks, secrets: createSecretBox(tokenSecret, 'webhooks') },
    certificateKeys: createCertificateKeys(db, certificateSettings?.key),
    files: createFileSigner(tokenSecret, config.publicUrl),
  };
  // How people pay then changes without a call that writes.
  faults.watch((kind) => kind === 'payment_key' && cache.clear());
  const watch = config.trustProxy === false ? createSharedAddressWatch(db, app.log) : undefined;
  const routes = [
    ...authRoutes(services, watch),
    ...passwordResetRoutes(services),
    ...emailConfirmationRoutes(services),
    ...authorizationRoutes(services, tokenSecret),
    ...userRoutes(services),
    ...accountRoutes(services),
    ...secondStepRoutes(services),
    ...secondFactorRoutes(services),
    ...auditRoutes(services),
    ...categoryRoutes(services),
    ...courseRoutes(services),
    ...wishlistRoutes(services),
    ...enrollmentRoutes(services),
    ...reviewRoutes(services),
    ...orderRoutes(services),
    ...refundRoutes(services),
    ...overviewRoutes(services),
    ...statusRoutes(services, config.uploads),
    ...discountRoutes(services),
    ...earningsRoutes(services),
    ...documentRoutes(services),
    ...mailRoutes(services),
    ...mailPreferenceRoutes(services),
    ...partnerRoutes(services),
    ...webhookRoutes(services),
    ...partnerApiRoutes(services),
    ...instructorRoutes(services),
    ...sampleRoutes(services),
    ...sectionRoutes(services),
    ...lectureRoutes(services),
    ...takenQuizRoutes(services),
    ...authoredQuizRoutes(services),
    ...assignmentRoutes(services),
    ...workRoutes(services),
    ...certificateRoutes(services),
    ...supportRoutes(services),
    ...uploadRoutes(services, config.uploads),
  ].map((one) => audited(db, one));

  app.removeContentTypeParser('text/plain');
  // Many clients send a content type with an empty body.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '' && request.method === 'DELETE') done(null, {});
    else parseJson(request, body as string, done);
  });
  app.register(multipart);
  registerErrors(app);
  registerBodyTimeout(app);
  requirePolicies(app);
  const protection = {
    'x-content-type-options': 'nosniff',
    // CORS requests are not affected; files and the site's assets, which other pages embed, override it.
    'cross-origin-resource-policy': 'same-origin',
    ...(config.isAlwaysHttps ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  };
  const siteHeads = createSiteHeads(db, cache);
  const rendering = {
    money: config.money,
    call: createVisitorCalls(routes, app.log, cache),
    log: (err: Error, message: string) => app.log.warn({ err }, message),
  };
  const { siteDir, framesDir, loaderDir, wordpressDir, docsDir } = config;
  const mediaOrigins = storage.origin ? [...config.mediaOrigins, storage.origin] : config.mediaOrigins;
  const site =
    siteDir === undefined
      ? undefined
      : createSite({
          folder: siteDir,
          money: config.money,
          mediaOrigins,
          paymentPages: payments.pages,
          hasDocs: docsDir !== undefined,
          isPartnerOrigin: (origin) => isPartnerOrigin(db, origin),
          ...(partnerPage ? { partnerPage } : {}),
          commonHeaders: protection,
          cache,
          originOf: services.files.originOf,
          describe: (path, request) =>
            siteHeads(path, services.files.linksFor(request), services.files.originOf(request)),
          startRenderer: (bundle) => createRenderer({ kind: 'page', bundle, ...rendering }),
          onMissingRenderer: (bundle) =>
            app.log.warn(`There is no ${bundle}; pages are sent without their content. Build the site again.`),
        });
  if (site) app.addHook('onClose', site.close);
  const frames =
    framesDir === undefined
      ? undefined
      : readFrames(framesDir, (bundle) => createRenderer({ kind: 'fragment', bundle, ...rendering }));
  if (frames) app.addHook('onClose', () => frames.renderer.close());
  const fragments = frames && createFragments({ cache, build: frames, commonHeaders: protection });
  const sendFromCache = registerCachedAnswers(app, {
    cache,
    files: services.files,
    cachedPage: (request) => (request.url.startsWith(FRAGMENTS) ? fragments : site)?.cached(request),
    nextRequestId,
    protocol: certificate ? 'https' : 'http',
    // Fastify reads a proxy's headers, and logs requests.
    isForFastify:
      (config.trustProxy !== false && config.publicUrl === undefined) ||
      ['info', 'debug', 'trace'].includes(config.logLevel),
  });
  sendCached = metrics
    ? (request, response) => {
        const isSent = sendFromCache(request, response);
        if (isSent) metrics.countCached();
        return isSent;
      }
    : sendFromCache;
  if (metrics)
    app.addHook('onResponse', (request, reply, done) => {
      metrics.observe(request, reply);
      done();
    });
  if (config.hasServerTiming || tracing) registerStopwatch(app, tracing);
  registerCallers(app);
  // Hooks that wait for nothing take a callback: each promise costs every request.
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'x-request-id': request.id, ...protection });
    done();
  });
  const publicReads = anyOf([
    /^\/api\/(files\/|health$|ready$|openapi\.json$)/,
    new RegExp(`^${PARTNER_CHECK_PATH}$`),
    ...routes.filter(isPublicRead).map(({ endpoint }) => pathPattern(endpoint)),
  ]);
  const forPartners = routes
    .filter(isForPartners)
    .map(({ endpoint }) => ({ method: endpoint.method, pattern: pathPattern(endpoint) }));
  registerCors(app, {
    isPublicRead: (path) => publicReads.test(path),
    isForPartners: (method, path) => forPartners.some((one) => one.method === method && one.pattern.test(path)),
    isPartnerOrigin: (origin) => isPartnerOrigin(db, origin),
    ownOrigin: (request) => ownOrigin(services.files, request),
  });
  registerSession(app, {
    db,
    secret: tokenSecret,
    files: services.files,
    needsFactor: config.adminSecondFactor,
    lastWrites,
  });
  if (databaseDir !== undefined) registerDiskSpaceCheck(app, databaseDir);
  registerCacheReads(app, cache, services.files);
  registerCompression(app);
  registerCacheWrites(app, cache);
  registerUnread(app);
  if (config.hasServerTiming) registerServerTiming(app);

  // Inside a plugin, so that the hooks of the plugins above apply to them.
  app.register(async (inner) => {
    registerHooks?.(inner);
    registerRoutes(inner, routes, services, {
      reserveFor: (userId, bytes) => reserveUpload(db, config.uploads, userId, bytes),
      noteWrite: lastWrites?.note,
    });
    registerHealth(inner, db, () => isEnding);
    registerFiles(inner, services);
    registerParts(inner, services);
    registerStreams(inner, services);
    registerKeptMails(inner, services);
    registerUnsubscribe(inner, services);
    const fonts = certificateSettings?.fonts ?? createFonts();
    registerCertificateFiles(inner, services, fonts);
    registerReceiptFiles(inner, services, fonts);
    registerExport(inner, services);
    registerDocumentFiles(inner, services);
    if (config.hasApiDocs) registerDocumentation(inner, services, routes);
    if (config.securityContact) registerSecurityText(inner, services, config.securityContact);
    registerSignIn(inner, services);
    registerPartnerCheck(inner, services);
    registerPartnerCsv(inner, services);
    registerReports(inner, services);
    if (siteDir !== undefined) {
      registerSitemap(inner, services, readText(siteDir, 'robots.txt'));
      registerOembed(inner, services);
      registerFeed(inner, services);
      registerQr(inner, services);
      const except = [
        'robots.txt',
        ...(config.securityContact ? ['.well-known/security.txt'] : []),
        ...(docsDir === undefined ? [] : ['llms.txt']),
      ];
      registerStaticFiles(inner, { folders: [siteDir], except });
    }
    if (docsDir !== undefined)
      registerDocs(inner, docsDir, siteDir === undefined ? undefined : readText(siteDir, 'llms.txt'));
    const folders = [loaderDir, framesDir, wordpressDir].filter((folder) => folder !== undefined);
    registerEmbed(inner, { fragments, files: services.files, folders });
    if (frames)
      registerFrames(inner, {
        db,
        build: frames,
        money: config.money,
        mediaOrigins,
        paymentPages: payments.pages,
        files: services.files,
        hasPreview: partnerPage !== undefined,
      });
  });
  app.setNotFoundHandler((request, reply) => {
    if (site && !/^\/api(\/|\?|$)/.test(request.url)) return site.serve(request, reply);
    throw problems.noSuchCall();
  });
  await app.ready();
  // Sign-ins before this start may show it already.
  await watch?.().catch((error: unknown) => app.log.warn({ err: error }, 'the check of addresses failed'));
  return { app, services, drain };
}

/** One pattern is tested faster than many. */
const anyOf = (patterns: readonly RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'));
