import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asText } from '../page.ts';
import { anyone } from '../policy.ts';
import { problems } from '../problems.ts';
import type { Services } from '../services.ts';
import { courseOfAddress, coursePath, whenceOf } from './courseAddress.ts';
import { CARD, cardPolicy, writeCourseCard } from './courseCard.ts';
import { findLinkedCourse, type LinkedCourse } from './linkedCourse.ts';

export const OEMBED_PATH = '/oembed';
const CARD_PATH = '/embed/card';
/** As the standard's answers are cached by who asks; in seconds. */
const CACHE_AGE = 86_400;

const ID = /^[\da-f]{24}$/;

/**
 * oEmbed (oembed.com): where someone pastes a course's address, editors and forums show a card of it. Its HTML is a link,
 * and a frame with the card beside it, since WordPress shows only what has one.
 */
export function registerOembed(app: FastifyInstance, { db, files, money }: Services): void {
  const config = { policy: anyone, isAnonymous: true, isCatalogue: true };
  const find = async (request: FastifyRequest, id: string | undefined): Promise<LinkedCourse> => {
    const course = id && (await findLinkedCourse(db, id, files.linksFor(request), money));
    if (!course) throw problems.courseNotFound();
    return course;
  };
  const onRequest = (_request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    done();
  };

  app.get<{ Querystring: Record<string, unknown> }>(OEMBED_PATH, { config, onRequest }, async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    // What the standard says of a format that isn't offered.
    if (format !== 'json')
      return reply.code(501).type('text/plain; charset=utf-8').send('Only format=json is offered.');
    const origin = files.originOf(request);
    const course = await find(request, typeof url === 'string' ? courseOfAddress(url, origin) : undefined);
    const width = Math.min(CARD.width, readBound('maxwidth', maxwidth));
    const height = width < CARD.wideFrom ? CARD.tallHeight : CARD.wideHeight;
    return writeAnswer(
      course,
      { origin, whence: whenceOf(String(url)) },
      width,
      Math.min(height, readBound('maxheight', maxheight)),
    );
  });

  app.get<{ Params: { id: string } }>(`${CARD_PATH}/:id`, { config, onRequest }, async (request, reply) => {
    const { id } = request.params;
    const origin = files.originOf(request);
    const whence = whenceOf(origin + request.url);
    const address = `${CARD_PATH}/${encodeURIComponent(id)}${whence}`;
    // Otherwise every query would be another entry of the cache.
    if (request.url !== address) return reply.redirect(address, 301);
    const course = await find(request, ID.test(id) ? id : undefined);
    reply.headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': cardPolicy,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-robots-tag': 'noindex',
    });
    return writeCourseCard(course, origin, whence);
  });
}

/** A bound in pixels that the caller sets; Infinity without one. */
function readBound(name: string, given: unknown): number {
  if (given === undefined) return Number.POSITIVE_INFINITY;
  if (typeof given === 'string' && /^[1-9]\d{0,4}$/.test(given)) return Number(given);
  throw problems.invalidInput(`\`${name}\` must be a number of pixels.`, [
    { field: name, message: 'must be a number of pixels' },
  ]);
}

interface Asked {
  origin: string;
  /** See {@link whenceOf}. */
  whence: string;
}

function writeAnswer(
  { id, title, instructor }: LinkedCourse,
  { origin, whence }: Asked,
  width: number,
  height: number,
) {
  const address = origin + coursePath(id) + whence;
  return {
    version: '1.0',
    type: 'rich',
    title,
    ...(instructor ? { author_name: instructor } : {}),
    provider_name: 'Lectern',
    provider_url: origin,
    cache_age: CACHE_AGE,
    width,
    height,
    html: `<blockquote><a href="${asText(address)}">${asText(title)}</a></blockquote><iframe src="${asText(`${origin}${CARD_PATH}/${id}${whence}`)}" width="${width}" height="${height}" title="${asText(title)}" frameborder="0" loading="lazy"></iframe>`,
  };
}
