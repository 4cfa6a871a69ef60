import type { User } from '@lectern/sdk';
import { secondFactorWords } from '@lectern/sdk/words';
import { usePasskeySignIn } from '../../hooks/account/usePasskeySignIn.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';

export interface PasskeyButtonProps {
  onSignIn: (user: User) => void;
}

/** Signs in with a passkey that the person chooses in a dialog of the browser. */
export function PasskeyButton({ onSignIn }: PasskeyButtonProps) {
  const { t } = useLectern('SignIn', secondFactorWords);
  const { signIn, isPending, error } = usePasskeySignIn({ onSuccess: onSignIn });
  return (
    <div className="lectern-account-passkey">
      <Button size="large" isBusy={isPending} busyLabel={t('passkey.asking')} onClick={signIn}>
        {t('passkey.signIn')}
      </Button>
      <p role="status">{error}</p>
    </div>
  );
}
