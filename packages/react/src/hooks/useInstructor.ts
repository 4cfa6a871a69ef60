import { useLectern } from '../provider/context.ts';
import { useQuery } from '../provider/query.ts';
import { instructorQuery } from '../queries/instructors.ts';

/** Someone who teaches, as everyone may see them: picture, bio, figures and published courses. */
export function useInstructor(id: string) {
  return useQuery(instructorQuery(useLectern('useInstructor').marketplace, id));
}
