import type { Db } from '../../db/database.ts';
import { readPublicly } from '../../db/replicaRead.ts';
import type { FileLinks } from '../../fileLinks.ts';
import type { ResponseCache } from '../../responseCache.ts';
import type { SiteHead } from '../../site/siteHead.ts';
import { findInstructor } from '../instructors/repository.ts';
import { findCourse, findRaster } from './repository.ts';

/** See {@link readSiteHead}. */
type SiteHeadResult = SiteHead | 'missing' | undefined;

/**
 * {@link readSiteHead} with a cache that lasts until the catalogue changes. Concurrent requests for the same page share
 * one query: the embedded database runs one statement at a time.
 */
export function createSiteHeads(db: Db, cache: ResponseCache) {
  const pending = new Map<string, Promise<SiteHeadResult>>();
  return async (path: string, links: FileLinks, origin: string): Promise<SiteHeadResult> => {
    if (!CATALOGUE_PAGE.test(path)) return undefined;
    const key = `head ${origin} ${path}`;
    const cached = cache.get(key);
    if (cached) return JSON.parse(cached.payload.toString('utf8')) as SiteHead;
    const version = cache.version();
    const queryKey = `${version} ${key}`;
    const running = pending.get(queryKey);
    if (running) return running;
    const query = readPublicly(() => readSiteHead(db, path, links)).finally(() => pending.delete(queryKey));
    pending.set(queryKey, query);
    const head = await query;
    // Missing pages are not cached: there are infinitely many of their addresses.
    if (head && head !== 'missing') {
      cache.set(key, { headers: {}, payload: Buffer.from(JSON.stringify(head)) }, version);
    }
    return head;
  };
}

const CATALOGUE_PAGE = /^\/(courses?|instructors)\/([^/]+)\/?$/i;
const ID = /^[\da-f]{24}$/;

/** The head of a page of the catalogue: undefined for every other page, 'missing' where visitors would find nothing. */
async function readSiteHead(db: Db, path: string, links: FileLinks): Promise<SiteHeadResult> {
  const [, kind, given] = CATALOGUE_PAGE.exec(path) ?? [];
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
