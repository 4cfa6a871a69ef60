import { confirmEmailWords } from '@lectern/sdk/words';
import { useId } from 'react';
import { useEmailConfirmation } from '../../hooks/account/useEmailConfirmation.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';

/** Says that the person's address isn't confirmed, and sends another link; nothing where it is. */
export function UnconfirmedEmail({ email }: { email: string }) {
  const { t } = useLectern('ProfileTabs', confirmEmailWords);
  const { isConfirmed, send, isPending, isSent, error } = useEmailConfirmation();
  const heading = useId();
  if (isConfirmed !== false) return null;
  return (
    <section className="lectern-profile-editor-panel lectern-profile-tabs-unconfirmed" aria-labelledby={heading}>
      <h2 id={heading}>{t('confirmEmail.unconfirmed')}</h2>
      <p className="lectern-profile-editor-note">{t('confirmEmail.why')}</p>
      <FormError>{error}</FormError>
      <Button isBusy={isPending} busyLabel={t('confirmEmail.sending')} onClick={send}>
        {t('confirmEmail.again')}
      </Button>
      <p role="status" className="lectern-profile-editor-status">
        {isSent && t('confirmEmail.sent', { email })}
      </p>
    </section>
  );
}
