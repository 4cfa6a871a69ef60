import { endpoints } from '@lectern/sdk/api';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/newId.ts';
import { anyone, may, signedIn } from '../../policy.ts';
import { problems } from '../../problems.ts';
import { type Route, route } from '../../route.ts';
import type { Services } from '../../services.ts';
import { deleteUpload, removeStored, type Stored } from '../../uploads/deleteUpload.ts';
import { type Upload, uploadOf } from '../../uploads/Upload.ts';
import { clientAddress } from '../auth/clientAddress.ts';
import { beginAcknowledgement, beginSupportMessage } from '../auth/signInLimits.ts';
import { addAttachment, attachFiles, isSent, listAttachments, waitingTooMany } from './attachmentsRepository.ts';
import {
  addMessage,
  countMessages,
  findMessage,
  type ListedMessage,
  listMessages,
  saveReply,
  setState,
} from './repository.ts';
import { toSupportMessage } from './supportView.ts';

const PAGE_SIZE = 20;
const MAX_NAME_CHARACTERS = 120;

/** The name that a file is shown and saved with: without folders, and without what a terminal or a file system reads. */
const nameOf = ({ name = '' }: Upload): string =>
  name.split(/[\\/]/).at(-1)?.replace(/\p{C}/gu, '').trim().slice(-MAX_NAME_CHARACTERS) || 'attachment';

/** What people write to support, and what admins answer. */
export function supportRoutes({ db, files, mail, storage }: Services): Route[] {
  async function find(tx: Db, id: string) {
    const row = await findMessage(tx, id);
    if (!row) throw problems.messageNotFound();
    return row;
  }
  async function show(rows: readonly ListedMessage[], request: FastifyRequest) {
    const ids = rows.map(({ id }) => id);
    const attachments = ids.length === 0 ? [] : await listAttachments(db, ids);
    const links = files.linksFor(request);
    return rows.map((row) => toSupportMessage(row, attachments, links));
  }
  const showOne = async (id: string, request: FastifyRequest) => {
    const [message] = await show([await find(db, id)], request);
    if (!message) throw problems.messageNotFound();
    return { message };
  };

  return [
    route(
      endpoints.support.send,
      anyone,
      async ({ input, actor, request }) => {
        const { attachments: sent = [] } = input;
        if (actor && sent.length > 0 && (await isSent(db, actor.id, input, sent))) return {};
        for (const who of [clientAddress(request.ip), ...(actor ? [actor.id] : [])]) {
          const seconds = await beginSupportMessage(db, who);
          if (seconds > 0) throw problems.tooManyAttempts(seconds);
        }
        // Anyone can give anybody's address: nobody's mailbox is filled with our acknowledgements.
        const isAcknowledged = (await beginAcknowledgement(db, input.email)) === 0;
        const id = newId();
        await db.transaction(async (tx) => {
          const { category = null, attachments = [], ...message } = input;
          if (!(await addMessage(tx, { ...message, category, id, userId: actor?.id ?? null }))) throw problems.busy();
          if (
            attachments.length > 0 &&
            !(actor && (await attachFiles(tx, { messageId: id, userId: actor.id }, attachments)))
          )
            throw problems.foreignFile('attachments');
          await mail.queue(tx, 'support_message', { userId: null, subjectId: id });
          if (isAcknowledged) await mail.queue(tx, 'support_received', { userId: null, subjectId: id });
        });
        return {};
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.support.attach,
      signedIn,
      async ({ input, actor }) => {
        const upload = uploadOf('attachment', input.attachment);
        const name = nameOf(upload);
        const replaced: (Stored | undefined)[] = [];
        const _id = await db.transaction(async (tx) => {
          for (const old of await waitingTooMany(tx, actor.id)) replaced.push(await deleteUpload(tx, old));
          const fileId = await upload.save(tx, { ownerId: actor.id, isPublic: false });
          await addAttachment(tx, { fileId, userId: actor.id, name });
          return fileId;
        });
        for (const stored of replaced) await removeStored(storage, stored);
        return { attachment: { _id, name, size: upload.size } };
      },
      { changes: 'nothing' },
    ),

    route(endpoints.support.list, may('adminDashboard'), async ({ input, request }) => {
      const { state = 'open', page = 1 } = input;
      const [messages, counts] = await Promise.all([
        listMessages(db, { state, page, size: PAGE_SIZE }),
        countMessages(db),
      ]);
      return {
        messages: await show(messages, request),
        counts,
        sendsMail: mail.mode !== 'off',
        currentPage: page,
        totalPages: Math.ceil(counts[state] / PAGE_SIZE),
      };
    }),

    route(
      endpoints.support.reply,
      may('adminDashboard'),
      async ({ input: { id, text }, actor, request }) => {
        await db.transaction(async (tx) => {
          if (await saveReply(tx, id, text, actor.id)) {
            // What can't be sent isn't kept as a reply either.
            if (!(await mail.queue(tx, 'support_reply', { userId: null, subjectId: id })))
              throw problems.mailUnavailable();
          } else if ((await find(tx, id)).reply !== text) throw problems.messageAnswered();
        });
        return showOne(id, request);
      },
      { changes: 'nothing' },
    ),

    route(
      endpoints.support.update,
      may('adminDashboard'),
      async ({ input: { id, state }, request }) => {
        await setState(db, id, state);
        return showOne(id, request);
      },
      { changes: 'nothing' },
    ),
  ];
}
