import { idPattern, maxSeconds } from '../schemas/bounds.ts';
import type { LectureProgress } from '../schemas/lecture.ts';
import { fail, isRecord, number, type Read, record, string } from './stored.ts';

const report = record({
  lectureId: (value, name) => {
    const id = string(value, name);
    return id.length === 24 && idPattern.test(id) ? id.toLowerCase() : fail(name, 'an id');
  },
  isCompleted: (value, name) => (typeof value === 'boolean' ? value : fail(name, 'true or false')),
  lastWatchedPosition: (value, name) => {
    const seconds = number(value, name);
    return seconds >= 0 && seconds <= maxSeconds ? seconds : fail(name, 'a position in seconds');
  },
});

/** The input of `enrollments.recordProgress`, its schema without Zod: other fields are refused. */
export const readReport: Read<LectureProgress> = (value, name) => {
  const read = report(value, name);
  return isRecord(value) && Object.keys(value).length === Object.keys(read).length ? read : fail(name, 'a report');
};
