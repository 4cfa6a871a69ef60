import { type ElementName, elements, isRequired, parameters, recipeFor } from '@lectern/embed/elements';
import { certificateNumber, courseSort, discountCode } from '@lectern/sdk/api';
import * as z from 'zod';
import { problems } from '../problems.ts';

/** What to render for a partner's page. */
export interface FragmentQuery {
  kind: string;
  params: Readonly<Record<string, string>>;
  /** Whether the widget is sent as HTML for a partner's server, instead of JSON for the loader. */
  isHtml: boolean;
  /** The same for all queries that ask for the same, whatever their code. */
  key: string;
  /** The discount code of the element and its links. */
  code?: string | undefined;
}

/** 50 ids, a search and some room. */
const MAX_QUERY_LENGTH = 2_500;
const MAX_IDS = 50;
const ID = /^[0-9a-f]{24}$/;

const text = (most: number) => z.string().max(most, `must have at most ${most} characters`);
const id = text(24).toLowerCase().regex(ID, 'must be an id: 24 hexadecimal characters');
const ids = text(MAX_IDS * 25)
  .toLowerCase()
  .transform((list) => [...new Set(list.split(',').map((one) => one.trim()))])
  .refine((list) => list.length <= MAX_IDS, `must be at most ${MAX_IDS} ids`)
  .refine((list) => list.every((one) => one.length === 24 && ID.test(one)), 'must be ids, separated by commas')
  .transform((list) => list.join());
const number = (most: number) =>
  text(4)
    .regex(/^[1-9]\d*$/, 'must be a whole number')
    .refine((value) => Number(value) <= most, `must be at most ${most}`);
/** A language and a region: anything more is left out, so that there are few of them. */
const locale = text(35).transform((value, context) => {
  try {
    const { language, region } = new Intl.Locale(value);
    return region ? `${language}-${region}` : language;
  } catch {
    context.addIssue('must be a language such as en-IN');
    return z.NEVER;
  }
});
const code = text(40).transform((value, context) => {
  const parsed = discountCode.safeParse(value);
  if (parsed.success) return parsed.data;
  context.addIssue('must be a code: 3 to 40 letters, digits and hyphens');
  return z.NEVER;
});
const readers = {
  course: id,
  lecture: id,
  ids,
  number: text(20).transform((value, context) => {
    const parsed = certificateNumber.safeParse(value);
    if (parsed.success) return parsed.data;
    context.addIssue('must be the number of a certificate, such as 7K2M-90QX-4TBD');
    return z.NEVER;
  }),
  instructor: id,
  category: text(100),
  q: text(200),
  sort: z.enum(courseSort.options, `must be one of ${courseSort.options.join(', ')}`),
  limit: number(50),
  page: number(1_000),
} satisfies Record<(typeof parameters)[keyof typeof parameters], z.ZodType<string>>;

/** What a fragment is drawn from: the parameters of its element's attributes. Other parameters are left out. */
function shapeOf(element: ElementName): z.ZodType<Record<string, string | undefined>> {
  const shape: Record<string, z.ZodType<string | undefined>> = { locale: locale.optional() };
  for (const [attribute, parameter] of Object.entries(parameters)) {
    if (!(attribute in elements[element].attributes)) continue;
    shape[parameter] = isRequired(element, attribute) ? readers[parameter] : readers[parameter].optional();
  }
  if ('code' in elements[element].attributes) shape.code = code.optional();
  return z.object(shape);
}

const kinds = new Map(
  (Object.keys(elements) as ElementName[]).flatMap((element) => {
    const { fragment } = recipeFor(element);
    return fragment ? [[fragment, shapeOf(element)] as const] : [];
  }),
);
// One request for all cards of a page.
kinds.set('cards', z.object({ locale: locale.optional(), ids, code: code.optional() }));

/** Throws a problem that says what is wrong with the query. */
export function readFragmentQuery(kind: string, query: string): FragmentQuery {
  const schema = kinds.get(kind);
  if (!schema) throw problems.noSuchCall();
  if (query.length > MAX_QUERY_LENGTH) throw problems.invalidRequest();
  const given = new URLSearchParams(query);
  const isHtml = given.get('format') === 'html';
  const filled = [...new Set(given.keys())].flatMap((name) => {
    const value = given.get(name);
    // What the loader gets is the same for all codes.
    return value && (isHtml || name !== 'code') ? [[name, value] as const] : [];
  });
  const parsed = schema.safeParse(Object.fromEntries(filled));
  if (!parsed.success) {
    const details = parsed.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
    throw problems.invalidInput(details.map(({ field, message }) => `\`${field}\` ${message}.`).join(' '), details);
  }
  const { code, ...read } = parsed.data;
  const params = Object.fromEntries(
    Object.entries(read).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return { kind, params, isHtml, key: `${kind} ${isHtml && !code} ${new URLSearchParams(params)}`, code };
}
