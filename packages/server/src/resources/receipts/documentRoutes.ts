import { DOCUMENTS_PER_PAGE, endpoints } from '@lectern/sdk/api';
import { may } from '../../policy.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { documentsPath, toAmounts } from './documentView.ts';
import { listMonthPage, type MonthDocument, monthTotals } from './monthRepository.ts';
import { receiptPath } from './receiptView.ts';

export function documentRoutes({ db, files }: Services): Route[] {
  return [
    route(endpoints.documents.list, may('adminDashboard'), async ({ input, request }) => {
      const { month = new Date().toISOString().slice(0, 7), page = 1 } = input;
      const kinds = await monthTotals(db, month);
      const sum = (isMeant: (kind: MonthDocument['kind']) => boolean) => {
        const none = { count: 0, missing: 0, tax: 0, total: 0 };
        const { tax, total, ...counts } = kinds
          .filter(({ kind }) => isMeant(kind))
          .reduce(
            (all, one) => ({
              count: all.count + one.count,
              missing: all.missing + one.missing,
              tax: all.tax + one.tax,
              total: all.total + one.total,
            }),
            none,
          );
        return { ...counts, ...toAmounts({ tax, total }) };
      };
      const all = sum(() => true);
      const pages = Math.max(1, Math.ceil(all.count / DOCUMENTS_PER_PAGE));
      const shown = Math.min(page, pages);
      const range = { most: DOCUMENTS_PER_PAGE, after: (shown - 1) * DOCUMENTS_PER_PAGE };
      const links = files.linksFor(request);
      return {
        documents: {
          month,
          documents: (await listMonthPage(db, month, range)).map(({ voidedAt, ...row }) => ({
            number: row.number,
            kind: row.kind,
            issuedAt: row.issuedAt,
            ...(voidedAt === null ? {} : { voidedAt }),
            orderId: row.orderId,
            buyer: row.buyer,
            ...toAmounts(row),
            pdfUrl: links.signedPath(receiptPath(row.number)),
          })),
          page: shown,
          pages,
          totals: {
            receipts: sum((kind) => kind === 'receipt'),
            creditNotes: sum((kind) => kind === 'credit_note'),
            all,
          },
          csvUrl: links.signedPath(documentsPath(month)),
        },
      };
    }),
  ];
}
