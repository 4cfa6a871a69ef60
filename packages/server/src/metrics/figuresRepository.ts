import { sql } from 'drizzle-orm';
import { type Db, rows } from '../db/database.ts';
import { documentSeries, mails, orders, refunds, videoStreams, webhookEvents, webhooks } from '../db/schema.ts';

export interface DatabaseFigures extends Record<string, unknown> {
  waitingMails: number;
  /** In seconds; 0 where none waits. */
  oldestMail: number;
  sentMails: number;
  failedMails: number;
  /** Partners' servers by whether events arrive. */
  workingWebhooks: number;
  failingWebhooks: number;
  pausedWebhooks: number;
  /** For how long an event has been due for one that works, in seconds. */
  overdueEvent: number;
  pendingOrders: number;
  processingOrders: number;
  paidOrders: number;
  creditNotes: number;
  waitingRefunds: number;
  /** Films that are to be prepared for streaming, and those that are. */
  waitingVideos: number;
  workingVideos: number;
  /** For how long one of them has been due, in seconds, without a server that works on it. */
  oldestVideo: number;
}

/** What only the database knows, in one statement that reads few rows: each part has an index, or a row of its own. */
export async function readFigures(db: Db): Promise<DatabaseFigures> {
  const settled = (state: string) => sql`(select count(*)::int from ${mails}
    where ${mails.state} <> 'waiting' and ${mails.settledAt} > now() - interval '1 day' and ${mails.state} = ${state})`;
  const numbered = (kind: string) =>
    sql`(select coalesce(sum(${documentSeries.last}), 0)::int from ${documentSeries} where ${documentSeries.kind} = ${kind})`;
  const [row] = await rows<DatabaseFigures>(
    db,
    sql`select mail.count as "waitingMails", mail.seconds as "oldestMail",
        ${settled('sent')} as "sentMails", ${settled('failed')} as "failedMails",
        webhook.working as "workingWebhooks", webhook.failing as "failingWebhooks", webhook.paused as "pausedWebhooks",
        webhook.seconds as "overdueEvent", pending.open as "pendingOrders", pending.processing as "processingOrders",
        ${numbered('receipt')} as "paidOrders", ${numbered('credit_note')} as "creditNotes",
        (select count(*)::int from ${refunds} where ${refunds.state} in ('requested', 'failed')) as "waitingRefunds",
        film.waiting as "waitingVideos", film.working as "workingVideos", film.seconds as "oldestVideo"
      from (select count(*)::int as count, coalesce(extract(epoch from now() - min(${mails.createdAt})), 0)::float8 as seconds
          from ${mails} where ${mails.state} = 'waiting') mail,
        (select count(*) filter (where ${webhooks.failingSince} is null)::int as working,
            count(*) filter (where ${webhooks.failingSince} is not null and ${webhooks.pausedAt} is null)::int as failing,
            count(*) filter (where ${webhooks.pausedAt} is not null)::int as paused,
            greatest(coalesce(extract(epoch from now() - min(due.at) filter (where ${webhooks.failingSince} is null)), 0), 0)::float8
              as seconds
          from ${webhooks} left join lateral (select min(${webhookEvents.dueAt}) as at from ${webhookEvents}
            where ${webhookEvents.partnerId} = ${webhooks.partnerId} and ${webhookEvents.state} in ('waiting', 'sending')) due on true
        ) webhook,
        (select count(*) filter (where ${orders.processingSince} is null)::int as open,
            count(*) filter (where ${orders.processingSince} is not null)::int as processing
          from ${orders} where ${orders.status} = 'pending') pending,
        (select count(*) filter (where ${videoStreams.state} = 'waiting')::int as waiting,
            count(*) filter (where ${videoStreams.state} = 'working')::int as working,
            greatest(coalesce(extract(epoch from now() - min(${videoStreams.dueAt})), 0), 0)::float8 as seconds
          from ${videoStreams} where ${videoStreams.state} in ('waiting', 'working')) film`,
  );
  if (!row) throw new Error('A query without a condition has a row.');
  return row;
}
