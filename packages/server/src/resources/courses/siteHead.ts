import type { Db } from '../../db/database.ts';
import type { FileLinks } from '../../fileLinks.ts';
import type { SiteHead } from '../../plugins/siteHead.ts';
import { findInstructor } from '../instructors/repository.ts';
import { findCourse, findRaster } from './repository.ts';

const PAGE = /^\/(courses?|instructors)\/([^/]+)\/?$/i;
const ID = /^[\da-f]{24}$/;

/**
 * What a page of the catalogue is about: undefined for every other page, 'missing' for what is not there for everyone.
 */
export async function siteHeadOf(db: Db, path: string, links: FileLinks): Promise<SiteHead | 'missing' | undefined> {
  const [, kind, given] = PAGE.exec(path) ?? [];
  if (!kind || !given) return undefined;
  const id = given.toLowerCase();
  if (!ID.test(id)) return 'missing';
  if (kind.toLowerCase() === 'instructors') {
    const person = await findInstructor(db, id);
    if (!person) return 'missing';
    const name = `${person.firstName} ${person.lastName}`.trim();
    return name
      ? { title: name, description: person.bio || `Courses by ${name}.`, path: `/instructors/${id}` }
      : undefined;
  }
  const course = await findCourse(db, id);
  if (course?.status !== 'published') return 'missing';
  const picture = course.imageFileId ? await findRaster(db, course.imageFileId) : undefined;
  return {
    title: course.title,
    description: course.description,
    path: `/course/${id}`,
    ...(picture ? { picture: links.public(picture) } : {}),
  };
}
