import { toPaise, toRupees } from '../rules/cartSummary.ts';
import { permission } from '../rules/permission.ts';
import { DOCUMENTS_PER_PAGE, type ListedDocument } from '../schemas/document.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

/** The accounts' list: `documents` of the state. The mock issues none by itself. */
export function createMockDocuments(state: MockState): MockAnswers['documents'] {
  const sum = (documents: readonly ListedDocument[], key: 'taxable' | 'tax' | 'total') =>
    toRupees(documents.reduce((paise, document) => paise + toPaise(document[key]), 0));
  const totalsOf = (documents: readonly ListedDocument[]) => ({
    count: documents.length,
    missing: 0,
    taxable: sum(documents, 'taxable'),
    tax: sum(documents, 'tax'),
    total: sum(documents, 'total'),
  });
  return {
    list({ input: { month = new Date().toISOString().slice(0, 7), page = 1 }, signedIn }) {
      if (!permission(signedIn().role, 'adminDashboard').isAllowed) throw refuse('forbidden');
      const all = state.documents.filter(({ issuedAt }) => issuedAt.startsWith(month));
      const pages = Math.max(1, Math.ceil(all.length / DOCUMENTS_PER_PAGE));
      const shown = Math.min(page, pages);
      return {
        documents: {
          month,
          documents: all.slice((shown - 1) * DOCUMENTS_PER_PAGE, shown * DOCUMENTS_PER_PAGE),
          page: shown,
          pages,
          totals: {
            receipts: totalsOf(all.filter(({ kind }) => kind === 'receipt')),
            creditNotes: totalsOf(all.filter(({ kind }) => kind === 'credit_note')),
            all: totalsOf(all),
          },
          csvUrl: `http://lectern.test/api/documents/${month}/csv`,
        },
      };
    },
  };
}
