import type { MonthDocuments } from '@lectern/sdk';
import { reportMonths, reportPeriod } from '@lectern/sdk/rules';
import { documentWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { documentsQuery } from '../../queries/documents.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** What {@link useDocuments} returns. */
export interface UseDocumentsResult {
  /** The months to choose from, newest first: the last sixty, such as `2026-01`. */
  months: string[];
  /** The chosen one. */
  month: string;
  /** Chooses the month, and its first page. */
  setMonth: (month: string) => void;
  /** Shows another page, from 1. */
  setPage: (page: number) => void;
  /** A page of the month, and its sums; undefined while they load. */
  documents: MonthDocuments | undefined;
  /** Whether the page is still the one before. */
  isPrevious: boolean;
  /** Why it could not be loaded. */
  error: string | undefined;
  /** Loads it again after an error. */
  reload: () => void;
}

/** The receipts and credit notes of a month by number, for an admin. Begins with the current month of UTC. */
export function useDocuments(): UseDocumentsResult {
  const marketplace = useAuthorMarketplace('useDocuments');
  const { t } = useLectern('useDocuments', documentWords);
  const [months] = useState(() => reportMonths(reportPeriod('all')).reverse());
  const [chosen, choose] = useState({ month: months[0] ?? '', page: 1 });
  const { data, error, refetch, isPlaceholderData } = usePersonalQuery(
    (userId) => documentsQuery(marketplace, userId, chosen),
    // The page before, but never another month's.
    { placeholderData: (previous) => (previous?.month === chosen.month ? previous : undefined) },
  );
  return {
    months,
    month: chosen.month,
    setMonth: (month) => choose({ month, page: 1 }),
    setPage: (page) => choose({ ...chosen, page }),
    documents: data,
    isPrevious: isPlaceholderData,
    error: error && !data ? describeLoadError(error, t('documents.loadFailed')) : undefined,
    reload: () => void refetch(),
  };
}
