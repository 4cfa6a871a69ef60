import { startMailServer } from '../../packages/server/src/testing/mailServer.ts';
import { test as base, expect } from './fixtures.ts';
import { startServer } from './server.ts';

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A marketplace that sends mail, to a mail server of the test. */
export const test = base.extend<object, { smtp: MailServer }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from it.
    async ({}, use) => {
      const smtp = await startMailServer();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ database, media, smtp }, use) => {
      const server = await startServer(database, {
        MEDIA_ORIGINS: media.origin,
        SMTP_URL: smtp.url,
        MAIL_FROM: 'Lectern <hello@lectern.example>',
        PUBLIC_URL: 'http://127.0.0.1',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** How many mails an address has got with this subject. */
export const countMails = (smtp: MailServer, email: string, subject: string): number =>
  smtp.received.filter(({ to, source }) => to.includes(email) && source.includes(subject)).length;

/** The first match in the newest mail to this address with this subject, such as the path of a link. */
export async function findInMail(smtp: MailServer, email: string, subject: string, part: RegExp): Promise<string> {
  const isMeant = ({ to, source }: MailServer['received'][number]) => to.includes(email) && source.includes(subject);
  await expect.poll(() => smtp.received.some(isMeant), { timeout: 15_000 }).toBe(true);
  // Quoted-printable breaks long lines and writes `=` as `=3D`.
  const text = (smtp.received.findLast(isMeant)?.source ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=');
  return part.exec(text)?.[0] ?? '';
}
