import { confirmEmailWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useRef } from 'react';
import { type UseConfirmEmailResult, useConfirmEmail } from '../../hooks/account/useEmailConfirmation.ts';
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

export interface ConfirmEmailProps extends Omit<RootProps<'div'>, 'children' | keyof ActionCallbacks>, ActionCallbacks {
  /** What the address of the page has: `/confirm-email?token=…`. */
  token: string;
}

const Root = createRoot('div', 'lectern-confirm-email');

/**
 * Where the link of a mail leads: confirms the address with one press. Opening it changes nothing, since scanners of mail
 * follow links too.
 */
export const ConfirmEmail = forwardRef<HTMLDivElement, ConfirmEmailProps>(function ConfirmEmail(
  { token, onSuccess, onError, className, ...props },
  ref,
) {
  const { t } = useLectern('ConfirmEmail', confirmEmailWords);
  const view = useConfirmEmail(token, { onSuccess, onError });
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
          <LoadingStatus label={t('confirmEmail.loading')} />
          <Skeleton />
          <Skeleton />
        </>
      ) : state === 'good' ? (
        <Question {...view} />
      ) : (
        <Outcome state={state} />
      )}
    </Root>
  );
});

function Question({ confirm, isPending, error }: UseConfirmEmailResult) {
  const { t } = useLectern('ConfirmEmail', confirmEmailWords);
  return (
    <div className="lectern-account-result">
      <h1 className="lectern-account-title">{t('confirmEmail.title')}</h1>
      <p>{t('confirmEmail.text')}</p>
      {error && (
        <p role="alert" className="lectern-form-error">
          {error}
        </p>
      )}
      <Button
        variant="primary"
        size="large"
        isBusy={isPending}
        busyLabel={t('confirmEmail.submitting')}
        onClick={confirm}
      >
        {t('confirmEmail.submit')}
      </Button>
    </div>
  );
}

/** What has become of the link. Its heading takes the focus: the button that had it is gone, or was never there. */
function Outcome({ state }: { state: 'done' | 'used' | 'expired' }) {
  const { t, Link, paths } = useLectern('ConfirmEmail', confirmEmailWords);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isExpired = state === 'expired';
  return (
    <div role="status" className="lectern-account-result">
      <div className="lectern-account-icon" data-type={isExpired ? 'error' : 'success'}>
        <Icon shape={isExpired ? icons.warning : icons.success} />
      </div>
      <h1 ref={heading} tabIndex={-1} className="lectern-account-title">
        {t(`confirmEmail.${state}.title`)}
      </h1>
      <p>{t(`confirmEmail.${state}.text`)}</p>
      <Link href={paths.profile} className="lectern-button" data-variant="secondary">
        {t('confirmEmail.profile')}
      </Link>
    </div>
  );
}
