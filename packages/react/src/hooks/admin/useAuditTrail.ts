import type { AuditTrail } from '@lectern/sdk';
import { auditWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { auditQuery } from '../../queries/audit.ts';
import { keepPreviousData } from '../../queries/options.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** What {@link useAuditTrail} returns. */
export interface UseAuditTrailResult {
  /** A page of what was done, newest first. Undefined while it loads. */
  trail: AuditTrail | undefined;
  /** Why it could not be loaded. */
  error: string | undefined;
  /** Loads it again. */
  reload: () => void;
  /** Shows another page, from 1. */
  setPage: (page: number) => void;
  /** The action that is shown alone, such as `refunds.decide`; undefined where all are. */
  action: string | undefined;
  /** Shows one action alone, or all, from the first page. */
  setAction: (action: string | undefined) => void;
}

/** What admins and operators did, for an admin. */
export function useAuditTrail(): UseAuditTrailResult {
  const marketplace = useAuthorMarketplace('useAuditTrail');
  const { t } = useLectern('useAuditTrail', auditWords);
  const [{ page, action }, show] = useState<{ page: number; action?: string | undefined }>({ page: 1 });
  const { data, error, refetch } = usePersonalQuery((userId) => auditQuery(marketplace, userId, page, action), {
    placeholderData: keepPreviousData,
  });
  return {
    trail: data,
    error: error && !data ? describeLoadError(error, t('audit.loadFailed')) : undefined,
    reload: () => void refetch(),
    setPage: (next) => show({ page: next, action }),
    action,
    setAction: (next) => show({ page: 1, action: next }),
  };
}
