import type { MailPreference } from '@lectern/sdk';
import { mailPreferenceWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { type UseUnsubscribeResult, useUnsubscribe } from '../../hooks/account/useUnsubscribe.ts';
import type { ActionCallbacks } from '../../hooks/forms/useAction.ts';
import { useLectern } from '../../provider/context.ts';
import { AccountResult } from '../../ui/AccountResult.tsx';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { LinkCheck, linkRootProps } from '../../ui/LinkCheck.tsx';

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
  { token, onSuccess, onError, ...props },
  ref,
) {
  const { t } = useLectern('Unsubscribe', mailPreferenceWords);
  const view = useUnsubscribe(token, { onSuccess, onError });
  const { state } = view;
  return (
    <Root ref={ref} {...linkRootProps(props, view)}>
      <LinkCheck view={view} retryLabel={t('error.retry')} loadingLabel={t('unsubscribe.loading')}>
        {/* A new one takes the focus: the button that had it is gone. */}
        {state && <Answer key={state} {...view} state={state} />}
      </LinkCheck>
    </Root>
  );
});

interface AnswerProps extends UseUnsubscribeResult {
  state: NonNullable<UseUnsubscribeResult['state']>;
}

function Answer({ state, kind, change, isPending, error }: AnswerProps) {
  const { t, Link, paths } = useLectern('Unsubscribe', mailPreferenceWords);
  const isAsking = state === 'asking';
  return (
    <AccountResult
      outcome={isAsking ? undefined : state === 'invalid' ? 'error' : 'success'}
      title={isAsking ? t('unsubscribe.title') : t(`unsubscribe.${state}.title`)}
    >
      {state === 'invalid' || !kind ? (
        <p>{t('unsubscribe.invalid.text')}</p>
      ) : (
        <p>{isAsking ? t(`unsubscribe.${kind}`) : t(`unsubscribe.${state}.${kind}`)}</p>
      )}
      <FormError>{error}</FormError>
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
    </AccountResult>
  );
}
