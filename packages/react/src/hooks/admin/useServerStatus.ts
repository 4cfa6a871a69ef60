import type { ServerStatus } from '@lectern/sdk';
import { statusWords } from '@lectern/sdk/words';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { useLectern } from '../../provider/context.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { statusQuery } from '../../queries/status.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** What {@link useServerStatus} returns. */
export interface UseServerStatusResult {
  /** The latest that is known. Undefined while it loads. */
  status: ServerStatus | undefined;
  /** Why the last check failed; `status` may be of an earlier one. */
  error: string | undefined;
  isChecking: boolean;
  /** Has the server try every part again. */
  check: () => void;
}

/** How the server, its database, files, mail and payments are, for an admin. */
export function useServerStatus(): UseServerStatusResult {
  const marketplace = useAuthorMarketplace('useServerStatus');
  const { t } = useLectern('useServerStatus', statusWords);
  const { data, error, isFetching, refetch } = usePersonalQuery((userId) => statusQuery(marketplace, userId));
  return {
    status: data,
    error: error ? describeLoadError(error, t('serverStatus.loadFailed')) : undefined,
    isChecking: isFetching,
    check: () => void refetch(),
  };
}
