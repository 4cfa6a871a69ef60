import type { SupportMessage } from '@lectern/sdk';
import { supportDeskWords } from '@lectern/sdk/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSupportReply } from '../../hooks/admin/useSupportDesk.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/TextArea.tsx';

interface ReplyProps {
  message: SupportMessage;
  onReplied: (message: SupportMessage) => void;
  onCancel: () => void;
}

/** The form of a reply. What is written stays if sending fails. */
export function SupportDeskReply({ message: { _id, email }, onReplied, onCancel }: ReplyProps) {
  const { t } = useLectern('SupportDesk', supportDeskWords);
  const { reply, isSending, error } = useSupportReply(_id, { onSuccess: onReplied });
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      noValidate
      className="lectern-support-desk-reply"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (isSending) return;
        const written = text.trim();
        setMissing(written === '');
        if (written === '') field.current?.focus();
        else reply(written);
      }}
    >
      <TextArea
        ref={field}
        label={t('supportDesk.replyText')}
        hint={t('supportDesk.replyHint', { email })}
        error={isMissing ? t('supportDesk.replyMissing') : error}
        name="reply"
        maxLength={5_000}
        aria-required
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="primary" isBusy={isSending} busyLabel={t('supportDesk.sending')}>
          {t('supportDesk.send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('supportDesk.cancel')}
        </Button>
      </div>
    </form>
  );
}
