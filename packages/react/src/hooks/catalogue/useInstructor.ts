import type { Course, CourseReview, Creator } from '@lectern/sdk';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { instructorQuery } from '../../queries/instructors.ts';
import { useKnownMissing } from './useKnownMissing.ts';

/** An instructor's public profile: picture, bio, figures, published courses and the highest reviews. */
export function useInstructor(
  id: string,
): UseQueryResult<{ instructor: Creator; courses: Course[]; reviews: CourseReview[] }> {
  const query = instructorQuery(useLectern('useInstructor').marketplace, id);
  return useQuery({ ...query, enabled: !useKnownMissing(query.queryKey) });
}
