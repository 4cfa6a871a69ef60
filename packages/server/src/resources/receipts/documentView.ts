import { toRupees } from '@lectern/sdk/rules';
import type { MonthDocument } from './monthRepository.ts';

/** Where the file of a month is. */
export const documentsPath = (month: string): string => `/api/documents/${month}/csv`;

/** The amounts of a document or of a sum, in rupees. */
export const toAmounts = ({ tax, total }: Pick<MonthDocument, 'tax' | 'total'>) => ({
  taxable: toRupees(total - tax),
  tax: toRupees(tax),
  total: toRupees(total),
});
