import * as z from 'zod/mini';
import { ruleMessage } from '../messages/ruleMessage.ts';
import { discountCode } from './discountCode.ts';
import { flag, id, integerBetween, maxCharacters, numberBetween, optional, pageNumber, text } from './primitives.ts';

const discountKind = z.enum(['percent', 'amount']);

/** A moment, as an ISO text of UTC or of an offset. By hand: `z.iso` brings the patterns of all formats. */
const moment = z.string(ruleMessage('rule.moment')).check(
  maxCharacters(40, ruleMessage('rule.moment')),
  z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/, ruleMessage('rule.moment')),
  z.refine((text) => !Number.isNaN(Date.parse(text)), ruleMessage('rule.moment')),
);
/** A code whose end has passed would be made dead. One that has ended keeps its end until another is given. */
const end = moment.check(z.refine((text) => Date.parse(text) > Date.now(), ruleMessage('rule.discountPast')));
const uses = integerBetween(ruleMessage('rule.discountUses'), 1, 1_000_000);

/** Whether a period ends after it begins; what has no start or no end does. */
const endsLater = ({
  startsAt,
  endsAt,
}: {
  startsAt?: string | null | undefined;
  endsAt?: string | null | undefined;
}) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt);

/** Not `integerBetween`: its refusal of 12.5 would leave the order of start and end unchecked. */
const wholePercent = numberBetween(ruleMessage('rule.discountPercent'), 1, 100).check(
  z.refine(Number.isInteger, ruleMessage('rule.discountPercent')),
);

/** What a code of this kind has. */
const draftOf = <Kind extends 'percent' | 'amount'>(kind: Kind, value: ReturnType<typeof numberBetween>) =>
  z.strictObject({
    code: discountCode,
    kind: z.literal(kind),
    /** Whole per cent, or rupees. */
    value,
    /** The courses that it is for. Left out: all of the marketplace for an admin, all of their own for an instructor. */
    courseIds: z.optional(
      z
        .array(id)
        .check(
          z.minLength(1, ruleMessage('rule.discountCourses')),
          z.maxLength(100, ruleMessage('rule.discountCourses')),
        ),
    ),
    startsAt: z.optional(moment),
    endsAt: z.optional(end),
    /** How many orders may use it. */
    maxUses: z.optional(uses),
    /** How many orders of the same person may. */
    maxPerPerson: z.optional(uses),
  });

/** POST /instructor/discount-codes */
export const discountDraft = z
  .discriminatedUnion('kind', [
    draftOf('percent', wholePercent),
    draftOf('amount', numberBetween(ruleMessage('rule.discountValue'), 0.01, 1_000_000)),
  ])
  .check(z.refine(endsLater, { error: ruleMessage('rule.discountEnd'), path: ['endsAt'] }));
export type DiscountDraft = z.input<typeof discountDraft>;

/**
 * PUT /instructor/discount-codes/{id}: ends a code or makes it valid again, and changes its period and its limits. What is
 * left out stays as it is; null takes a limit away.
 */
export const discountChange = z
  .strictObject({
    id,
    isActive: z.optional(flag),
    startsAt: z.optional(z.nullable(moment)),
    endsAt: z.optional(z.nullable(end)),
    /** Not below what was used already. */
    maxUses: z.optional(z.nullable(uses)),
    maxPerPerson: z.optional(z.nullable(uses)),
  })
  .check(z.refine(endsLater, { error: ruleMessage('rule.discountEnd'), path: ['endsAt'] }));
export type DiscountChange = z.input<typeof discountChange>;

/** GET /instructor/discount-codes: 10 per page; `q` searches codes. */
export const discountSearch = z.strictObject({ q: z.optional(text(40)), page: z.optional(pageNumber) });
export type DiscountSearch = z.input<typeof discountSearch>;

/** A code for those who manage it. */
export const discount = z.object({
  _id: z.string(),
  code: z.string(),
  kind: discountKind,
  /** Per cent, or rupees. */
  value: z.number(),
  /** What it is for: every course, the listed ones, or all of one instructor. */
  scope: z.enum(['all', 'courses', 'instructor']),
  courses: z.array(z.object({ courseId: z.string(), title: z.string() })),
  /** The instructor who made it; none for one of the marketplace's. */
  instructor: optional(z.string()),
  startsAt: optional(z.string()),
  endsAt: optional(z.string()),
  maxUses: optional(z.number()),
  maxPerPerson: optional(z.number()),
  /** How many orders hold it, paid or about to be. */
  used: z.number(),
  isActive: z.boolean(),
  createdAt: z.string(),
});
export type Discount = z.output<typeof discount>;

/** A page of codes: active ones first, each newest first. */
export const discountPage = z.object({
  discounts: z.array(discount),
  currentPage: z.number(),
  totalPages: z.number(),
  totalResults: z.number(),
});
export type DiscountPage = z.output<typeof discountPage>;
