import { endpoints } from '@lectern/sdk/api';
import { may } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { listPartners } from '../partners/repository.ts';
import { isWebhookAddress } from './publicAddress.ts';
import { findWebhook, removeWebhook, renewSecret, saveWebhook } from './repository.ts';
import { newSigningSecret } from './signature.ts';
import { createWebhookLog, toWebhook } from './webhookLog.ts';

const options = { changes: 'nothing' } as const;

export function webhookRoutes({ db, webhooks: { allowsPrivate, secrets } }: Services): Route[] {
  const found = async (partnerId: string) => {
    const webhook = await findWebhook(db, partnerId);
    if (!webhook) throw problems.webhookNotFound();
    return webhook;
  };
  const { read, sendTest, sendAgain } = createWebhookLog(db);

  return [
    route(endpoints.webhooks.get, may('adminDashboard'), async ({ input: { partnerId, page } }) =>
      read(partnerId, page),
    ),

    route(
      endpoints.webhooks.save,
      may('adminDashboard'),
      async ({ input: { partnerId, url } }) => {
        const [partner] = await listPartners(db, partnerId);
        if (!partner) throw problems.partnerNotFound();
        if (!isWebhookAddress(url, allowsPrivate)) throw problems.webhookAddress();
        const secret = newSigningSecret();
        const isNew = await saveWebhook(db, {
          partnerId,
          url: new URL(url).href,
          secret: secrets.close(secret, partnerId),
        });
        return { webhook: toWebhook(await found(partnerId)), secret: isNew ? secret : undefined };
      },
      options,
    ),

    route(
      endpoints.webhooks.renewSecret,
      may('adminDashboard'),
      async ({ input: { partnerId } }) => {
        const secret = newSigningSecret();
        if (!(await renewSecret(db, partnerId, secrets.close(secret, partnerId)))) throw problems.webhookNotFound();
        return { webhook: toWebhook(await found(partnerId)), secret };
      },
      options,
    ),

    route(
      endpoints.webhooks.remove,
      may('adminDashboard'),
      async ({ input: { partnerId } }) => {
        await removeWebhook(db, partnerId);
        return {};
      },
      options,
    ),

    route(
      endpoints.webhooks.sendTest,
      may('adminDashboard'),
      async ({ input: { partnerId } }) => sendTest(partnerId),
      options,
    ),

    route(
      endpoints.webhooks.sendAgain,
      may('adminDashboard'),
      async ({ input: { partnerId, eventId } }) => sendAgain(partnerId, eventId),
      options,
    ),
  ];
}
