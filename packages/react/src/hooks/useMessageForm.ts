import type { FieldError, MessageKey } from '@lectern/sdk';
import { type FormEvent, useState } from 'react';
import { useLectern } from '../provider/context.ts';
import { useDraft } from './useDraft.ts';
import { useForm } from './useForm.ts';

type Values = Readonly<Record<string, string>>;
type NoticeWords = readonly [title: MessageKey, text: MessageKey];

interface MessageFormOptions<Data, Fields extends Values> {
  /** Under which name the draft is kept. */
  id: string;
  rule: {
    safeParse(values: unknown): { success: true; data: Data } | { success: false; errors: readonly FieldError[] };
  };
  /** Every field, with nothing in it. The same object every time. */
  empty: Fields;
  /** What is known of the person already. */
  known?: Partial<Fields>;
  /** What is emptied once the message has gone. */
  emptied: readonly (keyof Fields & string)[];
  send: (data: Data) => Promise<void>;
  sent: NoticeWords;
  failed: NoticeWords;
}

/**
 * A form that sends something and says how it went (§5, §8). What is typed survives a failure and a reload; fields keep
 * their own values.
 */
export function useMessageForm<Data, Fields extends Values>(options: MessageFormOptions<Data, Fields>) {
  const { id, rule, empty, known, emptied, send, sent, failed } = options;
  const { marketplace, t } = useLectern('useMessageForm');
  const [draft, changeDraft, clearDraft] = useDraft<Fields>(id, empty, (stored) => readFields(stored, empty));
  const [isSending, setSending] = useState(false);
  const { errors, formProps } = useForm(rule, async (data) => {
    setSending(true);
    try {
      await send(data);
      clearDraft();
      for (const name of emptied) {
        const field = formProps.ref.current?.elements.namedItem(name);
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
      }
      marketplace.notices.show({ type: 'success', title: t(sent[0]), message: t(sent[1]) });
    } catch {
      // §8 has one text for every reason.
      marketplace.notices.show({ type: 'error', title: t(failed[0]), message: t(failed[1]) });
    } finally {
      setSending(false);
    }
  });
  const hasDraft = Object.entries(draft).some(([name, value]) => value !== empty[name]);
  return {
    errors,
    isSending,
    /** What the fields begin with. */
    begin: hasDraft ? draft : { ...empty, ...known },
    formProps: {
      ...formProps,
      onInput(event: FormEvent<HTMLFormElement>) {
        formProps.onInput(event);
        const given = Object.fromEntries(new FormData(event.currentTarget));
        changeDraft(() => readFields(given, empty));
      },
    },
  };
}

function readFields<Fields extends Values>(stored: unknown, empty: Fields): Fields {
  const given = (stored ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(empty).map(([name, nothing]) => [name, typeof given[name] === 'string' ? given[name] : nothing]),
  ) as Fields;
}
