import type { QueryKey, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '../../provider/query.ts';
import { useUserId } from './useSession.ts';

/** A query about one user, such as `(userId) => ordersQuery(marketplace, userId)`. */
type PersonalQuery<Options> = (userId: string) => Options;

type Overrides<Data, Key extends QueryKey> = { enabled?: boolean } & Pick<
  UseQueryOptions<Data, Error, Data, Key>,
  'placeholderData' | 'refetchInterval' | 'refetchOnWindowFocus'
>;

/** The options of a query about the signed-in user, with its typed `queryKey`; `enabled` is false for a visitor. */
export function usePersonalOptions<Options extends object>(query: PersonalQuery<Options>) {
  const userId = useUserId();
  return { ...query(userId ?? ''), enabled: userId !== undefined };
}

/** Runs a query about the signed-in user; for a visitor it stays pending and sends nothing. */
export function usePersonalQuery<Data, Key extends QueryKey>(
  query: PersonalQuery<UseQueryOptions<Data, Error, Data, Key>>,
  { enabled = true, ...overrides }: Overrides<Data, Key> = {},
): UseQueryResult<Data> {
  const options = usePersonalOptions(query);
  return useQuery({ ...options, ...overrides, enabled: options.enabled && enabled });
}
