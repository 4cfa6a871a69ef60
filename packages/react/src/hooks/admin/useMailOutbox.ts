import type { KeptMail, KeptMails } from '@lectern/sdk';
import { mailWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { mailQuery, mailsQuery } from '../../queries/mails.ts';
import { keepPreviousData } from '../../queries/options.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** What {@link useMailOutbox} returns. */
export interface UseMailOutboxResult {
  /** A page of mails, newest first, and what becomes of mails on the server. Undefined while it loads. */
  outbox: KeptMails | undefined;
  /** Why it could not be loaded. */
  error: string | undefined;
  /** Loads it again. */
  reload: () => void;
  /** Shows another page, from 1. */
  setPage: (page: number) => void;
}

/** What would have been sent by mail where there is no mail server, for an admin. */
export function useMailOutbox(): UseMailOutboxResult {
  const marketplace = useAuthorMarketplace('useMailOutbox');
  const { t } = useLectern('useMailOutbox', mailWords);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = usePersonalQuery((userId) => mailsQuery(marketplace, userId, page), {
    placeholderData: keepPreviousData,
  });
  return {
    outbox: data,
    error: error && !data ? describeLoadError(error, t('mailOutbox.loadFailed')) : undefined,
    reload: () => void refetch(),
    setPage,
  };
}

/** What {@link useKeptMail} returns. */
export interface UseKeptMailResult {
  /** Undefined while it loads. */
  mail: KeptMail | undefined;
  /** Why it could not be loaded. */
  error: string | undefined;
  /** Loads it again after an error. */
  reload: () => void;
}

/** One mail as it would have been sent, for an admin. */
export function useKeptMail(id: string): UseKeptMailResult {
  const marketplace = useAuthorMarketplace('useKeptMail');
  const { t } = useLectern('useKeptMail', mailWords);
  const { data, error, refetch } = usePersonalQuery((userId) => mailQuery(marketplace, userId, id));
  return {
    mail: data,
    error: error && !data ? describeLoadError(error, t('mailOutbox.mailFailed')) : undefined,
    reload: () => void refetch(),
  };
}
