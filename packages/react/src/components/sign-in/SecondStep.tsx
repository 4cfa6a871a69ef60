import type { User } from '@lectern/sdk';
import { codeDraft, validatorOf } from '@lectern/sdk/forms';
import { secondFactorWords } from '@lectern/sdk/words';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFinishSignIn } from '../../hooks/account/useSignIn.ts';
import { useForm } from '../../hooks/forms/useForm.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { SlowNote } from './SlowNote.tsx';

export interface SecondStepProps {
  /** Of a sign-in whose password, or provider, was right. */
  challenge: string;
  onSignIn: (user: User) => void;
  /** Begins again. */
  onBack: () => void;
}

/** Asks for a code after the password: of the app, or a recovery code. */
export function SecondStep({ challenge, onSignIn, onBack }: SecondStepProps) {
  const { marketplace, t } = useLectern('SignIn', secondFactorWords);
  const { finish, isPending, isSlow, cancel, error, fields } = useFinishSignIn();
  const [isRecovery, setRecovery] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  // At once: whoever is quick to the field keeps it.
  useLayoutEffect(() => heading.current?.focus(), []);
  const { errors, formProps } = useForm(
    validatorOf(marketplace, codeDraft),
    async ({ code }) => {
      const user = await finish({ challenge, code });
      if (user) onSignIn(user);
    },
    fields,
  );
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="lectern-account-title">
        {t('secondStep.title')}
      </h1>
      <p className="lectern-account-text">{t(isRecovery ? 'secondStep.recoveryText' : 'secondStep.text')}</p>
      <form {...formProps} className="lectern-account-form">
        <FormError>{error}</FormError>
        <CodeField
          key={String(isRecovery)}
          label={t(isRecovery ? 'secondStep.recoveryCode' : 'secondStep.code')}
          isRecovery={isRecovery}
          error={errors.code ?? fields.code}
        />
        <Button type="submit" variant="primary" size="large" isBusy={isPending} busyLabel={t('secondStep.submitting')}>
          {t('secondStep.submit')}
        </Button>
        <SlowNote isSlow={isSlow} onCancel={cancel} />
      </form>
      <p className="lectern-account-footer lectern-account-choices">
        <Button variant="quiet" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'secondStep.useApp' : 'secondStep.useRecovery')}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {t('secondStep.back')}
        </Button>
      </p>
    </>
  );
}
