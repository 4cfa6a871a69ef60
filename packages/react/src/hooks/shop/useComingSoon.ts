import { isComingSoon } from '@lectern/sdk/rules';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { coursesQuery } from '../../queries/courses.ts';

/** The most courses that one search finds by id. */
const MAX_IDS = 50;

/** Which of these courses can't be bought yet: a copy in the cart doesn't say it. Nothing until that is known. */
export function useComingSoon(items: readonly { _id: string }[]): (item: { _id: string }) => boolean {
  const { marketplace } = useLectern('useComingSoon');
  const ids = items.slice(0, MAX_IDS).map(({ _id }) => _id);
  const { data } = useQuery({ ...coursesQuery(marketplace, { ids }), enabled: ids.length > 0 });
  const soon = new Set(data?.courses.filter(isComingSoon).map(({ _id }) => _id));
  return ({ _id }) => soon.has(_id);
}
