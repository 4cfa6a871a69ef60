import { endpoints } from '@lectern/sdk/api';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { anyone, may } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { clientAddress } from '../auth/clientAddress.ts';
import { beginAcknowledgement, beginSupportMessage } from '../auth/signInLimits.ts';
import { addMessage, countMessages, findMessage, listMessages, saveReply, setState } from './repository.ts';
import { toSupportMessage } from './supportView.ts';

const PAGE_SIZE = 20;

/** What people write to support, and what admins answer. */
export function supportRoutes({ db, mail }: Services): Route[] {
  async function find(tx: Db, id: string) {
    const row = await findMessage(tx, id);
    if (!row) throw problems.messageNotFound();
    return row;
  }

  return [
    route(
      endpoints.support.send,
      anyone,
      async ({ input, actor, request }) => {
        for (const who of [clientAddress(request.ip), ...(actor ? [actor.id] : [])]) {
          const seconds = await beginSupportMessage(db, who);
          if (seconds > 0) throw problems.tooManyAttempts(seconds);
        }
        // Anyone can give anybody's address: nobody's mailbox is filled with our acknowledgements.
        const isAcknowledged = (await beginAcknowledgement(db, input.email)) === 0;
        const id = newId();
        await db.transaction(async (tx) => {
          const { category = null, ...message } = input;
          if (!(await addMessage(tx, { ...message, category, id, userId: actor?.id ?? null }))) throw problems.busy();
          await mail.queue(tx, 'support_message', { userId: null, subjectId: id });
          if (isAcknowledged) await mail.queue(tx, 'support_received', { userId: null, subjectId: id });
        });
        return {};
      },
      { changes: 'nothing' },
    ),

    route(endpoints.support.list, may('adminDashboard'), async ({ input }) => {
      const { state = 'open', page = 1 } = input;
      const [messages, counts] = await Promise.all([
        listMessages(db, { state, page, size: PAGE_SIZE }),
        countMessages(db),
      ]);
      return {
        messages: messages.map(toSupportMessage),
        counts,
        sendsMail: mail.mode !== 'off',
        currentPage: page,
        totalPages: Math.ceil(counts[state] / PAGE_SIZE),
      };
    }),

    route(
      endpoints.support.reply,
      may('adminDashboard'),
      async ({ input: { id, text }, actor }) => {
        await db.transaction(async (tx) => {
          if (await saveReply(tx, id, text, actor.id)) {
            // What can't be sent isn't kept as a reply either.
            if (!(await mail.queue(tx, 'support_reply', { userId: null, subjectId: id })))
              throw problems.mailUnavailable();
          } else if ((await find(tx, id)).reply !== text) throw problems.messageAnswered();
        });
        return { message: toSupportMessage(await find(db, id)) };
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.support.update,
      may('adminDashboard'),
      async ({ input: { id, state } }) => {
        await setState(db, id, state);
        return { message: toSupportMessage(await find(db, id)) };
      },
      { changes: 'nothing' },
    ),
  ];
}
