import type { Passkey } from '@lectern/sdk';
import { ruleWords, secondFactorWords, sessionWords } from '@lectern/sdk/words';
import { type FormEvent, useState } from 'react';
import type { SecondFactorChange } from '../../hooks/account/useSecondFactor.ts';
import type { FormFailure } from '../../hooks/forms/useFormFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/CodeField.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';

/** What the dialog asks for. */
export type Asked =
  | { kind: 'setUpCodes' | 'turnOffCodes' | 'renewRecoveryCodes' | 'addPasskey' }
  | { kind: 'removePasskey'; passkey: Passkey };

interface OwnerFormProps {
  asked: Asked;
  hasPassword: boolean;
  hasCodes: boolean;
  isPending: boolean;
  failure: FormFailure;
  onChange: (change: SecondFactorChange) => void;
  onCancel: () => void;
}

/** Asks for what shows that it is the owner: the password, and a code where codes are on. A new passkey gets a name. */
export function OwnerForm({ asked, hasPassword, hasCodes, isPending, failure, onChange, onCancel }: OwnerFormProps) {
  const { t } = useLectern('ProfileTabs', ruleWords, secondFactorWords, sessionWords);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const isNew = asked.kind === 'addPasskey';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const textOf = (name: string) => String(given.get(name) ?? '').trim();
    const asksFor = {
      ...(isNew && { name: t('rule.passkeyName') }),
      ...(hasPassword && { currentPassword: t('rule.passwordRequired') }),
      ...(hasCodes && { code: t('rule.code') }),
    };
    // An attempt without one would count as a guess.
    const empty = Object.entries(asksFor).filter(([name]) => textOf(name) === '');
    setMissing(Object.fromEntries(empty));
    const [first] = empty;
    if (first) {
      const field = form.elements.namedItem(first[0]);
      if (field instanceof HTMLElement) field.focus();
      return;
    }
    const owner = {
      // Spaces are part of a password.
      ...(hasPassword && { currentPassword: String(given.get('currentPassword')) }),
      ...(hasCodes && { code: textOf('code') }),
    };
    if (asked.kind === 'addPasskey') onChange({ kind: asked.kind, owner, name: textOf('name') });
    else if (asked.kind === 'removePasskey') onChange({ ...asked, owner });
    else onChange({ kind: asked.kind, owner });
  }

  const errorOf = (name: string) => missing[name] ?? failure.fields[name];
  return (
    <form noValidate onSubmit={submit} className="lectern-form">
      <FormError>{failure.error}</FormError>
      {isNew && (
        <Field
          label={t('passkeys.name')}
          hint={t('passkeys.nameHint')}
          name="name"
          maxLength={60}
          autoComplete="off"
          error={errorOf('name')}
        />
      )}
      {hasPassword && (
        <PasswordField
          showLabel={t('session.showPassword')}
          hideLabel={t('session.hidePassword')}
          label={t('secondFactor.password')}
          name="currentPassword"
          autoComplete="current-password"
          error={errorOf('currentPassword')}
        />
      )}
      {hasCodes && (
        <CodeField
          label={t('secondFactor.code')}
          hint={t('secondFactor.codeHint')}
          isRecovery
          error={errorOf('code')}
        />
      )}
      <div className="lectern-dialog-actions">
        <Button disabled={isPending} focusableWhenDisabled onClick={onCancel}>
          {t('secondFactor.cancel')}
        </Button>
        <Button type="submit" variant="primary" isBusy={isPending} busyLabel={t('secondFactor.saving')}>
          {t('secondFactor.continue')}
        </Button>
      </div>
    </form>
  );
}
