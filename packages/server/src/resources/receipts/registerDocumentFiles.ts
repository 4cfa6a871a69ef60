import { Readable } from 'node:stream';
import { createMessages } from '@lectern/sdk/api';
import { csvOf, orderDigits } from '@lectern/sdk/rules';
import { documentWords, orderWords, reportWords } from '@lectern/sdk/words';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { LOCALE } from '../../pdf/taggedPdf.ts';
import { anyone } from '../../policy.ts';
import { problems } from '../../problems.ts';
import type { Services } from '../../services.ts';
import { documentsPath, toAmounts } from './documentView.ts';
import { listMonthAfter, type MonthDocument } from './monthRepository.ts';

/** Documents that are read at once. */
const AT_ONCE = 500;
const MONTH_CHARACTERS = 7;

interface Given {
  Params: { month: string };
  Querystring: Record<string, unknown>;
}

/** A month as comma-separated values: a head, a line for each document, and their sum. Without more than 500 in memory. */
async function* csvOfMonth(db: Db, month: string, decimals: number) {
  const t = createMessages(LOCALE).with({ ...documentWords, ...orderWords, ...reportWords });
  const columns = [
    'number',
    'kind',
    'date',
    'order',
    'buyer',
    'taxNumber',
    'taxable',
    'tax',
    'total',
    'voided',
  ] as const;
  yield csvOf([columns.map((column) => t(`documents.${column}`))]);
  // The mark of UTF-8 stands at the beginning of the file alone.
  const more = (rows: Parameters<typeof csvOf>[0]) => csvOf(rows).slice(1);
  const amounts = (given: Pick<MonthDocument, 'tax' | 'total'>) => {
    const { taxable, tax, total } = toAmounts(given);
    return [taxable, tax, total].map((amount) => ({ amount, decimals }));
  };
  const sum = { tax: 0, total: 0 };
  let last: MonthDocument | undefined;
  for (;;) {
    const read = await listMonthAfter(db, month, last, AT_ONCE);
    for (const { tax, total } of read) {
      sum.tax += tax;
      sum.total += total;
    }
    if (read.length > 0) {
      yield more(
        read.map((row) => {
          const kind = t(row.kind === 'receipt' ? 'documents.receipt' : 'documents.creditNote');
          const order = t('orders.number', { digits: orderDigits(row.orderId) });
          const { name, taxNumber = '' } = row.buyer;
          const [date, voided] = [row.issuedAt, row.voidedAt ?? ''].map((moment) => moment.slice(0, 10));
          return [row.number, kind, date ?? '', order, name, taxNumber, ...amounts(row), voided ?? ''];
        }),
      );
    }
    last = read.at(-1);
    if (read.length < AT_ONCE) break;
  }
  yield more([[t('report.total'), '', '', '', '', '', ...amounts(sum), '']]);
}

/** The files of months, by addresses that admins get and that expire. */
export function registerDocumentFiles(app: FastifyInstance, { db, files, money }: Services): void {
  // The address itself is the permission: a link sends no `Authorization` header.
  const config = { policy: anyone, isAnonymous: true };
  app.get<Given>('/api/documents/:month/csv', { config }, async ({ params: { month }, query }, reply) => {
    if (month.length !== MONTH_CHARACTERS) throw problems.linkExpired();
    if (!files.isValid(documentsPath(month), query.expires, query.signature)) throw problems.linkExpired();
    return reply
      .headers({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="receipts-${month}.csv"`,
        'cache-control': 'private, no-store',
      })
      .send(Readable.from(csvOfMonth(db, month, money.decimals)));
  });
}
