import type { Answers } from '../../answers.ts';
import type { Db } from '../../db/database.ts';
import type { FileLinks } from '../../fileLinks.ts';
import type { SiteHead } from '../../plugins/siteHead.ts';
import { findInstructor } from '../instructors/repository.ts';
import { findCourse, findRaster } from './repository.ts';

/** What a page is about; see {@link siteHeadOf}. */
type Described = SiteHead | 'missing' | undefined;

/**
 * {@link siteHeadOf} with what it found kept until the catalogue changes. Many who open the same page at once are one
 * question to the database, which in the embedded one stands in a queue with everything else.
 */
export function createSiteHeads(db: Db, answers: Answers) {
  const underWay = new Map<string, Promise<Described>>();
  return async (path: string, links: FileLinks, origin: string): Promise<Described> => {
    if (!PAGE.test(path)) return undefined;
    const key = `head ${origin} ${path}`;
    const kept = answers.get(key);
    if (kept) return JSON.parse(kept.payload.toString('utf8')) as SiteHead;
    const version = answers.version();
    const question = `${version} ${key}`;
    const known = underWay.get(question);
    if (known) return known;
    const asked = siteHeadOf(db, path, links).finally(() => underWay.delete(question));
    underWay.set(question, asked);
    const head = await asked;
    // What is missing is not kept: there is no end to the addresses of what is not there.
    if (head && head !== 'missing') {
      answers.keep(key, { headers: {}, payload: Buffer.from(JSON.stringify(head)) }, version);
    }
    return head;
  };
}

const PAGE = /^\/(courses?|instructors)\/([^/]+)\/?$/i;
const ID = /^[\da-f]{24}$/;

/**
 * What a page of the catalogue is about: undefined for every other page, 'missing' for what is not there for everyone.
 */
async function siteHeadOf(db: Db, path: string, links: FileLinks): Promise<Described> {
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
