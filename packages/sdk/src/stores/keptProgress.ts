import { mergeProgress } from '../rules/progress.ts';
import type { LectureProgress } from '../schemas/lecture.ts';
import { readReport } from './readReport.ts';
import { parseJson, parseOrUndefined, record, string } from './stored.ts';

/** More than anyone tries before they enroll. */
const MAX_KEPT = 20;

const readKept = record({ courseId: string, progress: readReport });
type Kept = ReturnType<typeof readKept>;

/** What this version can't read is left out. */
function readAll(text: string | undefined): Kept[] {
  const data = parseJson(text);
  const rows = Array.isArray(data) ? data.slice(0, MAX_KEPT) : [];
  return rows.map((row: unknown) => parseOrUndefined(readKept, row)).filter((row) => row !== undefined);
}

/**
 * Adds the progress of someone who isn't enrolled, in a free lecture or at the one to go on with, to a stored text; the
 * oldest of more than 20 is dropped. Returns the new text.
 */
export function keepProgress(text: string | undefined, courseId: string, progress: LectureProgress): string {
  const rows = readAll(text);
  const isSame = (one: Kept) => one.progress.lectureId === progress.lectureId;
  const known = rows.find(isSame)?.progress;
  const merged = known ? mergeProgress(known, progress) : progress;
  return JSON.stringify([...rows.filter((one) => !isSame(one)), { courseId, progress: merged }].slice(-MAX_KEPT));
}

/** The kept progress of a course in its order, for who is enrolled now, and the text without it; undefined if it is empty. */
export function takeProgress(text: string | undefined, courseId: string) {
  const rows = readAll(text);
  const rest = rows.filter((one) => one.courseId !== courseId);
  return {
    taken: rows.filter((one) => one.courseId === courseId).map(({ progress }) => progress),
    rest: rest.length > 0 ? JSON.stringify(rest) : undefined,
  };
}
