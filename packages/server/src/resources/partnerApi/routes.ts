import { endpoints, type PartnerDays } from '@lectern/sdk/api';
import { reportDays } from '@lectern/sdk/rules';
import type { Db } from '../../db/database.ts';
import { partnerServer } from '../../policy.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { reportByCampaign, reportByDay } from '../partners/reportRepository.ts';
import { createWebhookLog } from '../webhooks/webhookLog.ts';

const options = { changes: 'nothing' } as const;

/** A partner's own report. */
export async function partnerReport(
  db: Db,
  partnerId: string,
  range: Parameters<typeof reportDays>[0],
): Promise<PartnerDays> {
  const days = reportDays(range);
  const [byDay, campaigns] = await Promise.all([
    reportByDay(db, partnerId, days),
    reportByCampaign(db, partnerId, days),
  ]);
  return { days: byDay, campaigns };
}

/** What a partner's server reads and does. The partner is always that of the key: no input names one. */
export function partnerApiRoutes({ db }: Services): Route[] {
  const { read, sendTest, sendAgain, resume } = createWebhookLog(db);
  const { report, events, sendTest: test, sendAgain: again, resume: goOn } = endpoints.partnerApi;
  return [
    route(report, partnerServer, ({ actor: { partnerId }, input }) => partnerReport(db, partnerId, input)),
    route(events, partnerServer, ({ actor: { partnerId }, input: { page } }) => read(partnerId, page)),
    route(test, partnerServer, ({ actor: { partnerId } }) => sendTest(partnerId), options),
    route(
      again,
      partnerServer,
      ({ actor: { partnerId }, input: { eventId } }) => sendAgain(partnerId, eventId),
      options,
    ),
    route(goOn, partnerServer, ({ actor: { partnerId } }) => resume(partnerId), options),
  ];
}
