import { usualMoney } from '@lectern/sdk/rules';
import { buildApp, type Parts } from '../app.ts';
import { usualShares } from '../resources/earnings/shares.ts';

/** Stands for what no document is made from. Whatever is asked of it is this again. */
const absent: object = new Proxy(() => {}, { get: (_, key) => (key === 'then' ? undefined : absent) });

/** The OpenAPI document, without a database and without a server that listens: for a site with the documentation. */
export async function openApiDocument(): Promise<unknown> {
  const { app } = await buildApp({
    config: {
      publicUrl: undefined,
      isAlwaysHttps: false,
      mediaOrigins: [],
      trustProxy: true,
      hasServerTiming: false,
      logLevel: 'silent',
      siteDir: undefined,
      framesDir: undefined,
      loaderDir: undefined,
      wordpressDir: undefined,
      docsDir: undefined,
      uploads: { bytes: 0, atOnce: 0, inParts: true },
      refundMaxProgress: 0,
      seller: undefined,
      money: usualMoney,
      shares: usualShares,
      securityContact: undefined,
      hasApiDocs: true,
      hasPrivateWebhooks: false,
      adminSecondFactor: 'optional',
    },
    db: absent as Parts['db'],
    storage: absent as Parts['storage'],
    payments: absent as Parts['payments'],
    tokenSecret: 'x'.repeat(32),
  });
  const answer = await app.inject({ url: '/api/openapi.json' });
  await app.close();
  return answer.json();
}
