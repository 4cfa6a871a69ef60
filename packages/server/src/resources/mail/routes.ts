import { endpoints, MAILS_PER_PAGE } from '@lectern/sdk/api';
import type { mails } from '../../db/schema.ts';
import { may } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { mailFault } from './mailFault.ts';
import { countKeptMails, findKeptMail, listKeptMails } from './outboxRepository.ts';
import { prepareMail } from './prepareMail.ts';
import { keptMailPath } from './registerKeptMails.ts';

const toListed = ({ id, kind, recipient, subject, createdAt }: typeof mails.$inferSelect) => ({
  _id: id,
  kind,
  to: recipient ?? '',
  subject: subject ?? '',
  at: createdAt.toISOString(),
});

export function mailRoutes(services: Services): Route[] {
  const { db, mail, files, linkTokens } = services;
  return [
    route(endpoints.mails.list, may('adminDashboard'), async ({ input: { page = 1 } }) => {
      const { mode } = mail;
      // What was kept before a mail server was set was not sent either, but is of no use beside it.
      if (mode !== 'kept') return { outbox: { mode, mails: [], page: 1, pages: 1, fault: await mailFault(services) } };
      const pages = Math.max(1, Math.ceil((await countKeptMails(db)) / MAILS_PER_PAGE));
      const shown = Math.min(page, pages);
      const rows = await listKeptMails(db, { most: MAILS_PER_PAGE, after: (shown - 1) * MAILS_PER_PAGE });
      return { outbox: { mode, mails: rows.map(toListed), page: shown, pages } };
    }),

    route(endpoints.mails.get, may('adminDashboard'), async ({ input: { id }, request }) => {
      const kept = mail.mode === 'kept' ? await findKeptMail(db, id) : undefined;
      const drawn = kept && (await prepareMail({ db, origin: files.originOf(request), linkTokens }, kept));
      if (!drawn) throw problems.mailNotFound();
      const htmlUrl = files.linksFor(request).signedPath(keptMailPath(id));
      return { mail: { ...toListed(kept), text: drawn.text, htmlUrl } };
    }),
  ];
}
