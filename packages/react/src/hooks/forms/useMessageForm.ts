import type { Validator } from '@lectern/sdk/forms';
import { useLectern } from '../../provider/context.ts';
import { type StoredForm, useStoredForm } from './useStoredForm.ts';

type NoticeTexts = readonly [title: string, text: string];

interface MessageFormOptions<Data, Values> {
  /** Names the draft. */
  id: string;
  validator: Validator<Data>;
  /** The values of the fields without a draft. */
  initialValues: Values;
  /** The fields that are emptied when the message is sent. */
  clearedFields: readonly (keyof Values & string)[];
  send: (data: Data) => Promise<void>;
  /** The notice of a sent message. */
  sent: NoticeTexts;
  /** The notice of a failure; §8 has one text for every reason. */
  failed: NoticeTexts;
}

/** A form that sends a message and shows a notice about the result (§5, §8). The draft survives a failure and a reload. */
export function useMessageForm<Data, Values extends Readonly<Record<keyof Values, string>>>({
  clearedFields,
  send,
  sent,
  failed,
  ...options
}: MessageFormOptions<Data, Values>): StoredForm<Values> {
  const { marketplace } = useLectern('useMessageForm');
  const form: StoredForm<Values> = useStoredForm({
    ...options,
    submit: (data) => send(data),
    failure: failed[1],
    onSuccess() {
      for (const name of clearedFields) {
        const field = form.formProps.ref.current?.elements.namedItem(name);
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value = '';
      }
      marketplace.notices.show({ type: 'success', title: sent[0], message: sent[1] });
    },
    onError: () => marketplace.notices.show({ type: 'error', title: failed[0], message: failed[1] }),
  });
  return form;
}
