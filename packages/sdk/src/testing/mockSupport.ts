import type { SupportAttachment, SupportMessage } from '../schemas/index.ts';
import { refuse } from './MockProblem.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';

const PAGE_SIZE = 20;
const DAY_MS = 86_400_000;

/** Messages to support. What is replied counts as sent at once. */
export function createMockSupport(state: MockState): MockAnswers['support'] {
  const requireAdmin = (role: string) => {
    if (role !== 'admin') throw refuse('forbidden');
  };
  const waiting = new Map<string, SupportAttachment>();
  const find = (id: string): SupportMessage => {
    const found = state.supportMessages.find(({ _id }) => _id === id);
    if (!found) throw refuse('not_found', 'message');
    return found;
  };
  const countOf = (wanted: SupportMessage['state']) =>
    state.supportMessages.filter((message) => message.state === wanted).length;
  return {
    send({ input }) {
      const now = Date.now();
      const { attachments = [], ...message } = input;
      const files = attachments.map((id) => waiting.get(id));
      if (files.includes(undefined)) throw refuse('invalid_input', "This file isn't one of your uploads.");
      state.supportMessages.push({
        ...message,
        ...(files.length > 0
          ? { attachments: files.flatMap((one) => (one ? [{ ...one, url: `/media/${one._id}` }] : [])) }
          : {}),
        _id: state.nextId(),
        state: 'open',
        createdAt: new Date(now).toISOString(),
        answerBy: new Date(now + DAY_MS).toISOString(),
      });
      return {};
    },
    attach({ input, signedIn }) {
      signedIn();
      const { name = 'attachment', size } = input.attachment;
      const attachment = { _id: state.nextId(), name, size };
      waiting.set(attachment._id, attachment);
      return { attachment };
    },
    list({ input, signedIn }) {
      requireAdmin(signedIn().role);
      const { state: wanted = 'open', page = 1 } = input;
      const found = state.supportMessages.filter((message) => message.state === wanted);
      if (wanted !== 'open') found.reverse();
      return {
        messages: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
        counts: { open: countOf('open'), answered: countOf('answered'), closed: countOf('closed') },
        sendsMail: state.sendsMail,
        currentPage: page,
        totalPages: Math.ceil(found.length / PAGE_SIZE),
      };
    },
    reply({ input, signedIn }) {
      requireAdmin(signedIn().role);
      const message = find(input.id);
      if (message.reply?.text === input.text) return { message };
      if (message.reply) throw refuse('message_answered');
      if (!state.sendsMail) throw refuse('mail_unavailable');
      message.reply = { text: input.text, at: new Date().toISOString(), mail: 'sent' };
      message.state = 'answered';
      return { message };
    },
    update({ input, signedIn }) {
      requireAdmin(signedIn().role);
      const message = find(input.id);
      message.state = input.state === 'open' && message.reply ? 'answered' : input.state;
      return { message };
    },
  };
}
