import { endpoints, type PartnerDays, type TestOrderPage } from '@lectern/sdk/api';
import { reportDays } from '@lectern/sdk/rules';
import type { Db } from '../../db/database.ts';
import { partnerServer } from '../../policy.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { reportByCampaign, reportByDay } from '../partners/reportRepository.ts';
import { countTestOrders, listTestOrders, type TestOrderRow } from '../testOrders/repository.ts';
import { refundTestOrder } from '../testOrders/testEvents.ts';
import { toTestOrder } from '../testOrders/testOrderView.ts';
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

const TEST_ORDERS_PER_PAGE = 20;

const withStatus = (row: TestOrderRow) => ({ ...toTestOrder(row), status: row.status });

async function readTestOrders(db: Db, partnerId: string, page = 1): Promise<TestOrderPage> {
  const pages = Math.max(1, Math.ceil((await countTestOrders(db, partnerId)) / TEST_ORDERS_PER_PAGE));
  const shown = Math.min(page, pages);
  const found = await listTestOrders(db, partnerId, {
    most: TEST_ORDERS_PER_PAGE,
    after: (shown - 1) * TEST_ORDERS_PER_PAGE,
  });
  return { orders: found.map(withStatus), page: shown, pages };
}

/** What a partner's server reads and does. The partner is always that of the key: no input names one. */
export function partnerApiRoutes({ db }: Services): Route[] {
  const { read, sendTest, sendAgain, resume } = createWebhookLog(db);
  const {
    report,
    testOrders,
    refundTestOrder: refund,
    events,
    sendTest: test,
    sendAgain: again,
    resume: goOn,
  } = endpoints.partnerApi;
  return [
    route(report, partnerServer, ({ actor: { partnerId }, input }) => partnerReport(db, partnerId, input)),
    route(testOrders, partnerServer, ({ actor: { partnerId }, input: { page } }) =>
      readTestOrders(db, partnerId, page),
    ),
    route(
      refund,
      partnerServer,
      async ({ actor: { partnerId }, input: { orderId } }) => ({
        order: withStatus(await refundTestOrder(db, partnerId, orderId)),
      }),
      options,
    ),
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
