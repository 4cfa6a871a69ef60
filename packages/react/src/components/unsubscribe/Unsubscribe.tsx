import type { MailPreference } from '@lectern/sdk';
import { mailPreferenceWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useRef } from 'react';
import { type UseUnsubscribeResult, useUnsubscribe } from '../../hooks/account/useUnsubscribe.ts';
import type { ActionCallbacks } from '../../hooks/forms/useAction.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/compose.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

export interface UnsubscribeProps
  extends Omit<RootProps<'div'>, 'children' | keyof ActionCallbacks<MailPreference>>,
    ActionCallbacks<MailPreference> {
  /** What the address of the page has: `/unsubscribe?token=…`. */
  token: string;
}

const Root = createRoot('div', 'lectern-unsubscribe');

/**
 * Where the link below a mail leads: stops mails of its kind with one press, and starts them again. Opening it changes
 * nothing, and it needs no sign-in.
 */
export const Unsubscribe = forwardRef<HTMLDivElement, UnsubscribeProps>(function Unsubscribe(
  { token, onSuccess, onError, className, ...props },
  ref,
) {
  const { t } = useLectern('Unsubscribe', mailPreferenceWords);
  const view = useUnsubscribe(token, { onSuccess, onError });
  const { state, loadError, reload } = view;
  return (
    <Root
      ref={ref}
      {...props}
      className={cx('lectern-account', className)}
      state={loadError ? 'error' : (state ?? 'loading')}
    >
      {loadError ? (
        <ErrorNote message={loadError} retryLabel={t('error.retry')} onRetry={reload} />
      ) : state === undefined ? (
        <>
          <LoadingStatus label={t('unsubscribe.loading')} />
          <Skeleton />
          <Skeleton />
        </>
      ) : (
        // What has become of the mails takes the focus each time: the button that had it is gone, or was never there.
        <Answer key={state} {...view} state={state} />
      )}
    </Root>
  );
});

interface AnswerProps extends UseUnsubscribeResult {
  state: NonNullable<UseUnsubscribeResult['state']>;
}

function Answer({ state, kind, change, isPending, error }: AnswerProps) {
  const { t, Link, paths } = useLectern('Unsubscribe', mailPreferenceWords);
  const isAsking = state === 'asking';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isAsking) heading.current?.focus();
  }, [isAsking]);
  return (
    <div role="status" className="lectern-account-result">
      {!isAsking && (
        <div className="lectern-account-icon" data-type={state === 'invalid' ? 'error' : 'success'}>
          <Icon shape={state === 'invalid' ? icons.warning : icons.success} />
        </div>
      )}
      <h1 ref={heading} tabIndex={-1} className="lectern-account-title">
        {isAsking ? t('unsubscribe.title') : t(`unsubscribe.${state}.title`)}
      </h1>
      {state === 'invalid' || !kind ? (
        <p>{t('unsubscribe.invalid.text')}</p>
      ) : (
        <p>{isAsking ? t(`unsubscribe.${kind}`) : t(`unsubscribe.${state}.${kind}`)}</p>
      )}
      {error && (
        <p role="alert" className="lectern-form-error">
          {error}
        </p>
      )}
      {isAsking && (
        <Button
          variant="primary"
          size="large"
          isBusy={isPending}
          busyLabel={t('unsubscribe.submitting')}
          onClick={() => change(false)}
        >
          {t('unsubscribe.submit')}
        </Button>
      )}
      {state === 'off' && (
        <Button isBusy={isPending} busyLabel={t('unsubscribe.subscribing')} onClick={() => change(true)}>
          {t('unsubscribe.again')}
        </Button>
      )}
      <Link href={paths.profile} className="lectern-unsubscribe-profile">
        {t('unsubscribe.profile')}
      </Link>
    </div>
  );
}
