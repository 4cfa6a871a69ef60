import type { Dispute } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { disputesQuery } from '../../queries/disputes.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';

/** Payments that banks dispute, newest first, for admins. */
export function useDisputes(): UseQueryResult<Dispute[]> {
  const marketplace = useAuthorMarketplace('useDisputes');
  return usePersonalQuery((userId) => disputesQuery(marketplace, userId));
}
