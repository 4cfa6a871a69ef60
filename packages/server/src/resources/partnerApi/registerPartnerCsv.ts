import { createMessages, endpoints, type PartnerDay } from '@lectern/sdk/api';
import { csvOf } from '@lectern/sdk/rules';
import { partnerWords, reportWords } from '@lectern/sdk/words';
import type { FastifyInstance } from 'fastify';
import { LOCALE } from '../../pdf/taggedPdf.ts';
import { partnerServer } from '../../policy.ts';
import { inputOf } from '../../route.ts';
import type { Services } from '../../services.ts';
import { partnerReport } from './routes.ts';

/** In the order of the admin's report; true for amounts of money. */
const measures = {
  checkouts: false,
  orders: false,
  revenue: true,
  share: true,
  refunded: true,
  paidOut: true,
  signUps: false,
  enrollments: false,
} as const satisfies Record<keyof Omit<PartnerDay, 'day'>, boolean>;
type Measure = keyof typeof measures;

/** The days of a partner's report for spreadsheets, with their sums. */
export function registerPartnerCsv(app: FastifyInstance, { db, money: { decimals } }: Services): void {
  const t = createMessages(LOCALE).with({ ...partnerWords, ...reportWords });
  const names = Object.keys(measures) as Measure[];
  const write = (name: Measure, value: number) => (measures[name] ? { amount: value, decimals } : value);
  app.get('/api/partner/report/csv', { config: { policy: partnerServer } }, async (request, reply) => {
    const { partnerId } = partnerServer.admit(undefined, request.partnerServer);
    const range = inputOf(endpoints.partnerApi.report, { query: request.query, body: {}, params: {} });
    const { days } = await partnerReport(db, partnerId, range);
    const sumOf = (name: Measure) => days.reduce((sum, day) => sum + day[name], 0);
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="report-${days[0]?.day}-${days.at(-1)?.day}.csv"`,
        'cache-control': 'private, no-store',
      })
      .send(
        csvOf([
          [t('report.day'), ...names.map((name) => t(`partnerReport.${name}`))],
          ...days.map((day) => [day.day, ...names.map((name) => write(name, day[name]))]),
          [t('report.total'), ...names.map((name) => write(name, sumOf(name)))],
        ]),
      );
  });
}
