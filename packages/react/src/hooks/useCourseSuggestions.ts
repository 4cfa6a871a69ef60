import type { Course } from '@lectern/sdk';
import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { coursesQuery } from '../queries/courses.ts';
import { useDebounced } from '../ui/behaviors/useDebounced.ts';

/** Typing has to rest for so long before anything is asked. */
const REST = 250;
/** From so many letters on; fewer would suggest everything. */
const LEAST = 2;
const none: readonly Course[] = [];

/** Courses for what is being typed into a search; nothing for less than two letters, or while they cannot be had. */
export function useCourseSuggestions(typed: string, limit = 5): readonly Course[] {
  const { marketplace } = useLectern('useCourseSuggestions');
  const q = useDebounced(typed.trim(), REST);
  const isAsked = q.length >= LEAST && typed.trim().length >= LEAST;
  const { data } = useQuery({ ...coursesQuery(marketplace, { q, limit }), enabled: isAsked });
  return isAsked ? (data?.courses ?? none) : none;
}
