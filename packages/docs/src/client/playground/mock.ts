import { renderFragment } from '@lectern/frames/fragments/renderFragment.tsx';
import { createMockApi, createMockSeed, type MockSeed, seedIds } from '@lectern/sdk/testing';
import { sheetOf, sheets } from 'fragment-sheets';
import { getResponse } from 'msw';

/** Set by the build: a short film. */
declare const FILM: string;

/** The ids of the guides' examples, as a marketplace gives them. */
const ids: Readonly<Record<string, string>> = {
  [seedIds.courses.weatherMaps]: '64f0c2a1b7e4d9a3c5e8f012',
};

/** The data of the mock, with what the guides name. */
function createSeed(): MockSeed {
  const text = Object.entries(ids).reduce(
    (seed, [from, to]) => seed.replaceAll(from, to),
    JSON.stringify(createMockSeed()),
  );
  const seed = JSON.parse(text) as MockSeed;
  for (const category of seed.categories) if (category.name === 'Workshop') category.slug = 'technology';
  const [first] = seed.courses;
  if (first) first.title = 'TypeScript That Reads Well';
  for (const course of seed.courses)
    for (const lecture of course.sections.flatMap(({ lectures }) => lectures)) {
      if (lecture.type === 'video') lecture.contentUrl = location.origin + FILM;
      lecture.isFree = lecture.type === 'text';
    }
  // The guides' course can be bought; another is studied.
  const enrollments = [{ userId: seedIds.users.learner, courseId: seedIds.courses.breadWithPatience }];
  return { ...seed, enrollments };
}

/** The certificate of the guides' examples. */
const shownCertificate = {
  userId: seedIds.users.learner,
  number: '7K2M-90QX-4TBD',
  learnerName: 'Lena Learner',
  courseId: seedIds.courses.breadWithPatience,
  courseTitle: 'Bread with Patience',
  instructorName: 'Ivo Instructor',
  issuerName: 'Lectern',
  hours: 12,
  issuedAt: '2026-01-15T12:00:00.000Z',
  isPublic: true,
};

/** A marketplace in this page: its API, and what it serves to partners' pages. */
export function createMarket(origin: string): (request: Request) => Promise<Response> {
  const { handlers, state } = createMockApi({ seed: createSeed() });
  state.certificates.push(shownCertificate);
  const call = async (address: string) => {
    const answer = await getResponse(handlers, new Request(`${origin}/api${address}`));
    return { status: answer?.status ?? 404, body: (await answer?.text()) ?? '' };
  };
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const [, place, kind = '', name = ''] = pathname.split('/');
    if (place === 'api') return (await getResponse(handlers, request)) ?? missing();
    if (kind === 'partner') return Response.json({});
    if (kind === 'sheets') return new Response(sheets[name] ?? '', { headers: { 'content-type': 'text/css' } });
    if (kind !== 'fragments') return missing();
    const params = Object.fromEntries(searchParams);
    const rendered = await renderFragment({ kind: name, params, origin }, call);
    if (('html' in rendered && rendered.html === null) || ('fields' in rendered && rendered.fields === null))
      return missing();
    return Response.json({ ...rendered, sheet: `/embed/sheets/${sheetOf[name] ?? 'fragments'}` });
  };
}

const missing = () => Response.json({ code: 'not_found', message: 'Not found.' }, { status: 404 });
