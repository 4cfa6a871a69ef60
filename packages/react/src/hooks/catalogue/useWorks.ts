import type { Work, WorkSearch } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { worksQuery } from '../../queries/works.ts';

const none: readonly Work[] = [];

/** What learners show, of one course or of all. Empty while they load and if they can't be loaded: a page does without. */
export function useWorks(search: WorkSearch = {}): readonly Work[] {
  return useQuery(worksQuery(useLectern('useWorks').marketplace, search)).data ?? none;
}
