import type { Course } from '@lectern/sdk';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { coursesQuery } from '../../queries/courses.ts';
import { useDebounced } from '../../ui/behaviors/useDebounced.ts';

const DEBOUNCE_MS = 250;
/** A shorter text would suggest everything. */
const MIN_LETTERS = 2;
const none: readonly Course[] = [];

/** Suggests courses for a text being typed, once it has two letters; empty if they can't be loaded. */
export function useCourseSuggestions(typed: string, limit = 5): readonly Course[] {
  const { marketplace } = useLectern('useCourseSuggestions');
  const q = useDebounced(typed.trim(), DEBOUNCE_MS);
  const enabled = q.length >= MIN_LETTERS && typed.trim().length >= MIN_LETTERS;
  const { data } = useQuery({ ...coursesQuery(marketplace, { q, limit }), enabled });
  return enabled ? (data?.courses ?? none) : none;
}
