import { secondFactorWords } from '@lectern/sdk/words';
import { useId, useState } from 'react';
import { canUsePasskeys } from '../../hooks/account/canUsePasskeys.ts';
import { type SecondFactorResult, useSecondFactor } from '../../hooks/account/useSecondFactor.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CodesSetup } from './CodesSetup.tsx';
import { type Asked, OwnerForm } from './OwnerForm.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** One-time codes and passkeys: what is set up, and a dialog for each change. */
export function SecondFactor() {
  const { marketplace, t, formats, portal } = useLectern('ProfileTabs', secondFactorWords);
  const [asked, setAsked] = useState<Asked>();
  const [shown, setShown] = useState<SecondFactorResult>();
  const [news, setNews] = useState<string>();
  const view = useSecondFactor({ onSuccess: (result) => settle(result) });
  const { secondFactor, error, reload, change, isPending, failure, reset } = view;
  const heading = useId();

  const ask = (next: Asked | undefined) => {
    reset();
    setShown(undefined);
    setNews(undefined);
    setAsked(next);
  };
  function settle(result: SecondFactorResult) {
    const { change: made, setup, recoveryCodes } = result;
    // The dialog goes on.
    if (setup || recoveryCodes) return setShown(result);
    setAsked(undefined);
    if (made.kind === 'turnOffCodes') setNews(t('codes.turnedOff'));
    if (made.kind === 'addPasskey') setNews(t('passkeys.added', { name: made.name }));
    if (made.kind === 'removePasskey') setNews(t('passkeys.removed', { name: made.passkey.name }));
  }

  // A backend without one.
  if (secondFactor === null) return null;
  if (!secondFactor)
    return (
      <section className="lectern-profile-editor-panel" aria-labelledby={heading}>
        <h2 id={heading}>{t('secondFactor.title')}</h2>
        {error ? (
          <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
        ) : (
          <>
            <LoadingStatus label={t('secondFactor.loading')} />
            <Skeleton />
            <Skeleton />
          </>
        )}
      </section>
    );

  const { codesSince, recoveryCodesLeft, passkeys, isMissing } = secondFactor;
  const { setup, recoveryCodes } = shown ?? {};
  const [title, description] = recoveryCodes
    ? ([t('recoveryCodes.title'), t('recoveryCodes.text')] as const)
    : setup
      ? ([t('codes.setUp'), t('codes.scan')] as const)
      : ([t(asked ? titles[asked.kind] : 'secondFactor.confirm'), t('secondFactor.confirm')] as const);
  return (
    <section className="lectern-profile-editor-panel lectern-profile-editor-second-factor" aria-labelledby={heading}>
      <h2 id={heading}>{t('secondFactor.title')}</h2>
      <p className="lectern-profile-editor-note">{t('secondFactor.note')}</p>
      {isMissing && <p className="lectern-form-error">{t('secondFactor.missing')}</p>}
      <div className="lectern-profile-editor-second-factor-row">
        <h3>{t('codes.title')}</h3>
        <p>{codesSince ? t('codes.on', { date: formats.date(codesSince) }) : t('codes.off')}</p>
        {codesSince ? (
          <>
            <p>{t.plural('codes.left', recoveryCodesLeft)}</p>
            <Button onClick={() => ask({ kind: 'renewRecoveryCodes' })}>{t('codes.renew')}</Button>
            <Button onClick={() => ask({ kind: 'turnOffCodes' })}>{t('codes.turnOff')}</Button>
          </>
        ) : (
          <Button onClick={() => ask({ kind: 'setUpCodes' })}>{t('codes.setUp')}</Button>
        )}
      </div>
      <div className="lectern-profile-editor-second-factor-row">
        <h3>{t('passkeys.title')}</h3>
        <p>{t('passkeys.note')}</p>
        <PasskeyList passkeys={passkeys} onRemove={(passkey) => ask({ kind: 'removePasskey', passkey })} />
        {canUsePasskeys(marketplace) ? (
          <Button onClick={() => ask({ kind: 'addPasskey' })}>{t('passkeys.add')}</Button>
        ) : (
          <p className="lectern-profile-editor-second-factor-unavailable">{t('passkeys.unavailable')}</p>
        )}
      </div>
      {/* Nothing is saved below it that would move. */}
      <p role="status" className={news ? 'lectern-profile-editor-status' : 'lectern-visually-hidden'}>
        {news}
      </p>
      <Dialog
        open={asked !== undefined}
        onOpenChange={(isOpen) => isOpen || ask(undefined)}
        canClose={!isPending}
        title={title}
        description={description}
        closeLabel={t('notice.close')}
        container={portal}
      >
        {recoveryCodes ? (
          <RecoveryCodes codes={recoveryCodes} onDone={() => ask(undefined)} />
        ) : setup ? (
          <CodesSetup
            setup={setup}
            isPending={isPending}
            failure={failure}
            onCode={(code) => change({ kind: 'turnOnCodes', code })}
          />
        ) : (
          asked && (
            <OwnerForm
              key={asked.kind}
              asked={asked}
              hasPassword={secondFactor.hasPassword}
              hasCodes={codesSince !== undefined}
              isPending={isPending}
              failure={failure}
              onChange={change}
              onCancel={() => ask(undefined)}
            />
          )
        )}
      </Dialog>
    </section>
  );
}

const titles = {
  setUpCodes: 'codes.setUp',
  turnOffCodes: 'codes.turnOff',
  renewRecoveryCodes: 'codes.renew',
  addPasskey: 'passkeys.add',
  removePasskey: 'passkeys.remove',
} as const;
