import type { LectureProgress } from '../schemas/lecture.ts';

type State = Pick<LectureProgress, 'isCompleted' | 'lastWatchedPosition'>;

/**
 * Merges a report into the known progress of a lecture: the furthest position counts, and a completion is never undone
 * (§4). Repeated and late reports therefore change nothing. Other fields are those of `known`.
 */
export function mergeProgress<Known extends State>(known: Known, report: State): Known {
  return {
    ...known,
    isCompleted: known.isCompleted || report.isCompleted,
    lastWatchedPosition: Math.max(known.lastWatchedPosition, report.lastWatchedPosition),
  };
}
