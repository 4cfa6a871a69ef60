import { isRefusal } from '@lectern/common/isRefusal.ts';
import { type Call, visitorMarketplace, withCall } from '@lectern/common/visitorMarketplace.ts';
import { coursesQuery, createQueryClient, LecternProvider, sampleQuery } from '@lectern/react';
import type { Course, CoursePage, CourseSearch, Marketplace } from '@lectern/sdk';
import type { Money } from '@lectern/sdk/rules';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { addParts } from './addParts.ts';
import { AccountFragment, CartButtonFragment, CheckoutFragment, SearchFragment, SignInFragment } from './buttons.tsx';
import { type CourseFields, courseFields } from './courseFields.ts';
import { FragmentCard } from './FragmentCard.tsx';
import { FragmentCertificate } from './FragmentCertificate.tsx';
import { FragmentLink } from './FragmentLink.tsx';
import { FragmentList } from './FragmentList.tsx';
import { FragmentPoster } from './FragmentPoster.tsx';
import { FragmentSample } from './FragmentSample.tsx';

export type { Call };

export interface FragmentRequest {
  kind: string;
  /** Checked by the server: lists of ids are separated by commas. */
  params: Readonly<Record<string, string>>;
  /** Scheme and host of the marketplace. */
  origin: string;
  /** The deployment's currency and tax. */
  money?: Money;
}

/** The HTML of one fragment, or of several by id, or data for a partner's own. null: there is no such course or certificate. */
export type RenderedFragment =
  | { html: string | null }
  | { items: Record<string, string | null> }
  | { fields: CourseFields | null };

type Params = FragmentRequest['params'];
type Kind = (marketplace: Marketplace, params: Params) => Promise<RenderedFragment> | RenderedFragment;

/** Makes the HTML of a widget for partners' pages. Rejects if its data can't be loaded. */
export async function renderFragment(
  { kind, params, origin, money }: FragmentRequest,
  call: Call,
): Promise<RenderedFragment> {
  const render = kinds[kind];
  if (!render) throw new Error(`${kind} is no fragment`);
  return withCall(call, () => render(visitorMarketplace(origin, money, params.locale), params));
}

const kinds: Readonly<Record<string, Kind>> = {
  async cards(marketplace, { ids = '' }) {
    const courses = await coursesOf(marketplace, ids.split(','));
    const html = ([id, course]: [string, Course | undefined]) =>
      [id, course ? draw(marketplace, <FragmentCard course={course} />) : null] as const;
    return { items: Object.fromEntries([...courses].map(html)) };
  },
  async course(marketplace, { course: id = '' }) {
    const course = await courseOf(marketplace, id);
    return { fields: course ? courseFields(marketplace, course) : null };
  },
  async list(marketplace, params) {
    const { search, page, hrefOf } = await listOf(marketplace, params);
    const client = createQueryClient();
    client.setQueryData(coursesQuery(marketplace, search).queryKey, page);
    return { html: draw(marketplace, <FragmentList search={search} page={page} hrefOf={hrefOf} />, client) };
  },
  async sample(marketplace, { course: id = '', lecture }) {
    const course = await courseOf(marketplace, id);
    const shown = lecture ?? course?.sampleId;
    const answer = shown && (await found(marketplace.samples.get({ id: shown })));
    if (!course || !answer || answer.sample.courseId !== course._id) return { html: null };
    const client = createQueryClient();
    client.setQueryData(sampleQuery(marketplace, shown).queryKey, answer.sample);
    return { html: draw(marketplace, <FragmentSample course={course} lecture={shown} />, client) };
  },
  async certificate(marketplace, { number = '' }) {
    const answer = await found(marketplace.certificates.get({ number }));
    return { html: answer ? draw(marketplace, <FragmentCertificate certificate={answer.certificate} />) : null };
  },
  search: (marketplace) => ({ html: draw(marketplace, <SearchFragment />) }),
  'cart-button': (marketplace) => ({ html: draw(marketplace, <CartButtonFragment />) }),
  'sign-in': (marketplace) => ({ html: draw(marketplace, <SignInFragment />) }),
  account: (marketplace) => ({ html: draw(marketplace, <AccountFragment />) }),
  checkout: (marketplace, { ids }) => ({ html: draw(marketplace, <CheckoutFragment ids={ids?.split(',') ?? []} />) }),
  player: poster('player'),
  quiz: poster('quiz'),
  assignment: poster('assignment'),
};

function poster(view: 'player' | 'quiz' | 'assignment'): Kind {
  return async (marketplace, { course: id = '', lecture }) => {
    const course = await courseOf(marketplace, id);
    if (!course) return { html: null };
    return { html: draw(marketplace, <FragmentPoster view={view} course={course} lecture={lecture} />) };
  };
}

/** The server has sanitized it when it was saved. */
const asSaved = (html: string) => html;

function draw(marketplace: Marketplace, widget: ReactNode, queryClient = createQueryClient()): string {
  const html = renderToStaticMarkup(
    <LecternProvider
      marketplace={marketplace}
      queryClient={queryClient}
      Link={FragmentLink}
      hasNoticeDialog={false}
      sanitizeOnServer={asSaved}
    >
      {widget}
    </LecternProvider>,
  );
  return addParts(html);
}

/** undefined: visitors find no such course. */
const courseOf = async (marketplace: Marketplace, id: string) => (await found(marketplace.courses.get({ id })))?.course;

/** undefined: there is no such thing. */
async function found<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

/** The courses with these ids; undefined where visitors find none. */
async function coursesOf(marketplace: Marketplace, ids: readonly string[]) {
  const { courses } = await marketplace.courses.search({ ids });
  const byId = new Map(courses.map((course) => [course._id, course]));
  return new Map(ids.map((id) => [id, byId.get(id)]));
}

/** What of a list's parameters is sent as a search; others, such as `locale`, only change how it is drawn. */
const isSearchField = (name: string) => ['category', 'q', 'limit', 'sort', 'page'].includes(name);

/** The page of courses that a list shows: chosen by id, an instructor's, or of the catalogue. */
async function listOf(marketplace: Marketplace, { ids, instructor, ...params }: Params) {
  const search = Object.fromEntries(Object.entries(params).filter(([name]) => isSearchField(name)));
  if (ids === undefined && instructor === undefined) {
    const page = await marketplace.courses.search(search);
    return { search, page, hrefOf: hrefOf(marketplace, search) };
  }
  const courses = ids
    ? [...(await coursesOf(marketplace, ids.split(','))).values()].filter((course) => course !== undefined)
    : await coursesBy(marketplace, instructor ?? '');
  const shown = courses.slice(0, Number(search.limit ?? 50));
  return { search: { limit: 50 }, page: pageOf(shown), hrefOf: undefined };
}

const coursesBy = async (marketplace: Marketplace, id: string): Promise<readonly Course[]> =>
  (await found(marketplace.instructors.get({ id })))?.courses ?? [];

const pageOf = (courses: Course[]): CoursePage => ({
  courses,
  currentPage: 1,
  totalPages: 1,
  totalResults: courses.length,
});

const hrefOf = (marketplace: Marketplace, search: CourseSearch) => (page: number) =>
  `${new URL(marketplace.baseUrl).origin}/courses?${new URLSearchParams({ ...(search as Params), page: String(page) })}`;
