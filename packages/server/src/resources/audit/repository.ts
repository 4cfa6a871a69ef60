import { type AnyColumn, desc, eq, sql } from 'drizzle-orm';
import { type Db, rows } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import {
  auditEvents,
  categories,
  courses,
  discountCodes,
  partners,
  refunds,
  supportMessages,
  users,
  works,
} from '../../db/schema.ts';

/** Of a text in the details; longer ones are what somebody wrote to a person, and stay out. */
const MAX_TEXT_CHARACTERS = 80;
const MAX_DETAILS = 20;
/** Never recorded, however short: secrets, what is written to people, and their addresses. */
const PRIVATE = /password|token|secret|key$|text|answer|message|reason|comment|feedback|reference|email/i;

/** What an act was given, as far as it is short: ids, amounts, names and switches. */
function detailsOf(input: Readonly<Record<string, unknown>>): Record<string, string | number | boolean> {
  const isShort = (value: unknown): value is string | number | boolean =>
    typeof value === 'number' ||
    typeof value === 'boolean' ||
    (typeof value === 'string' && value !== '' && value.length <= MAX_TEXT_CHARACTERS);
  const named = Object.entries(input).filter(([name]) => name !== 'id' && !PRIVATE.test(name));
  const short = named.flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(', ') : value;
    return isShort(text) ? [[name, text] as const] : [];
  });
  return Object.fromEntries(short.slice(0, MAX_DETAILS));
}

/**
 * Records an act before it is done, so that none is done without a record, and how it ended.
 *
 * @param act without an actor, it is an operator's command
 * @param isRefusal whether a rule has refused it
 */
export async function recordAct<T>(
  db: Db,
  act: { actorId?: string; action: string; input: Readonly<Record<string, unknown>>; address?: string },
  work: () => Promise<T>,
  isRefusal: (error: unknown) => boolean,
): Promise<T> {
  const { actorId = null, action, input, address = null } = act;
  const id = newId();
  const subjectId = typeof input.id === 'string' ? input.id : null;
  // As they are called now: a new name doesn't change what is written.
  const actorName = sql<string>`(select concat_ws(' ', first_name, last_name) from users where id = ${actorId})`;
  await db
    .insert(auditEvents)
    .values({ id, actorId, actorName, action, subjectId, details: detailsOf(input), address });
  const end = (outcome: 'done' | 'refused' | 'failed') =>
    db.update(auditEvents).set({ outcome }).where(eq(auditEvents.id, id));
  try {
    const result = await work();
    await end('done');
    return result;
  } catch (error) {
    await end(isRefusal(error) ? 'refused' : 'failed');
    throw error;
  }
}

export const EVENTS_PER_PAGE = 50;

/** A page of what was done, newest first; of one action alone, if given. */
export async function listEvents(db: Db, page: number, action?: string) {
  const isShown = action === undefined ? undefined : eq(auditEvents.action, action);
  const events = await db
    .select({
      id: auditEvents.id,
      at: auditEvents.at,
      action: auditEvents.action,
      subjectId: auditEvents.subjectId,
      details: auditEvents.details,
      address: auditEvents.address,
      outcome: auditEvents.outcome,
      actorName: auditEvents.actorName,
    })
    .from(auditEvents)
    .where(isShown)
    .orderBy(desc(auditEvents.at), desc(auditEvents.id))
    .limit(EVENTS_PER_PAGE)
    .offset((page - 1) * EVENTS_PER_PAGE);
  const count = await db.$count(auditEvents, isShown);
  return { events, pages: Math.max(1, Math.ceil(count / EVENTS_PER_PAGE)) };
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/.test(value);

/** What is called what now, of all that these events name by an id; what is gone has no name. */
export async function namesOf(
  db: Db,
  events: readonly Pick<typeof auditEvents.$inferSelect, 'subjectId' | 'details'>[],
): Promise<Record<string, string>> {
  const ids = events.flatMap(({ subjectId, details }) => [subjectId, ...Object.values(details)]).filter(isId);
  if (ids.length === 0) return {};
  const isMeant = (id: AnyColumn) => sql`${id} = any(${sql.param(ids)}::text[])`;
  const found = await rows<{ id: string; name: string }>(
    db,
    sql`select ${users.id}, ${users.firstName} || ' ' || ${users.lastName} as name from ${users} where ${isMeant(users.id)}
      union all select ${courses.id}, ${courses.title} from ${courses} where ${isMeant(courses.id)}
      union all select ${categories.id}, ${categories.name} from ${categories} where ${isMeant(categories.id)}
      union all select ${partners.id}, ${partners.name} from ${partners} where ${isMeant(partners.id)}
      union all select ${discountCodes.id}, ${discountCodes.code} from ${discountCodes} where ${isMeant(discountCodes.id)}
      union all select ${supportMessages.id}, ${supportMessages.subject} from ${supportMessages}
        where ${isMeant(supportMessages.id)}
      union all select ${works.submissionId}, ${works.title} from ${works} where ${isMeant(works.submissionId)}
      union all select ${refunds.id}, ${courses.title} from ${refunds} join ${courses} on ${courses.id} = ${refunds.courseId}
        where ${isMeant(refunds.id)}`,
  );
  return Object.fromEntries(found.map(({ id, name }) => [id, name.trim()]));
}
