import type { Db } from '../../db/database.ts';
import type { SiteHead } from '../../plugins/siteHead.ts';
import { findInstructor } from '../instructors/repository.ts';
import { findCourse } from './repository.ts';

const PAGE = /^\/(courses?|instructors)\/([\da-f]{24})\/?$/i;

/** What a page of the catalogue is about; undefined for every other page, and for what is not there for everyone. */
export async function siteHeadOf(db: Db, path: string): Promise<SiteHead | undefined> {
  const [, kind, given] = PAGE.exec(path) ?? [];
  const id = given?.toLowerCase();
  if (!id) return undefined;
  if (kind === 'instructors') {
    const person = await findInstructor(db, id);
    const name = person && `${person.firstName} ${person.lastName}`.trim();
    return name
      ? { title: name, description: person.bio || `Courses by ${name}.`, path: `/instructors/${id}` }
      : undefined;
  }
  const course = await findCourse(db, id);
  if (course?.status !== 'published') return undefined;
  return { title: course.title, description: course.description, path: `/course/${id}` };
}
