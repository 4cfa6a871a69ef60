import { confirmEmailWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { type UseConfirmEmailResult, useConfirmEmail } from '../../hooks/account/useEmailConfirmation.ts';
import type { ActionCallbacks } from '../../hooks/forms/useAction.ts';
import { useLectern } from '../../provider/context.ts';
import { AccountResult } from '../../ui/AccountResult.tsx';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { LinkCheck, linkRootProps } from '../../ui/LinkCheck.tsx';

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
  { token, onSuccess, onError, ...props },
  ref,
) {
  const { t } = useLectern('ConfirmEmail', confirmEmailWords);
  const view = useConfirmEmail(token, { onSuccess, onError });
  const { state } = view;
  return (
    <Root ref={ref} {...linkRootProps(props, view)}>
      <LinkCheck view={view} retryLabel={t('error.retry')} loadingLabel={t('confirmEmail.loading')}>
        {state === 'good' ? <Question {...view} /> : state && <Outcome state={state} />}
      </LinkCheck>
    </Root>
  );
});

function Question({ confirm, isPending, error }: UseConfirmEmailResult) {
  const { t } = useLectern('ConfirmEmail', confirmEmailWords);
  return (
    <AccountResult title={t('confirmEmail.title')}>
      <p>{t('confirmEmail.text')}</p>
      <FormError>{error}</FormError>
      <Button
        variant="primary"
        size="large"
        isBusy={isPending}
        busyLabel={t('confirmEmail.submitting')}
        onClick={confirm}
      >
        {t('confirmEmail.submit')}
      </Button>
    </AccountResult>
  );
}

/** What has become of the link. */
function Outcome({ state }: { state: 'done' | 'used' | 'expired' }) {
  const { t, Link, paths } = useLectern('ConfirmEmail', confirmEmailWords);
  return (
    <AccountResult outcome={state === 'expired' ? 'error' : 'success'} title={t(`confirmEmail.${state}.title`)}>
      <p>{t(`confirmEmail.${state}.text`)}</p>
      <Link href={paths.profile} className="lectern-button" data-variant="secondary">
        {t('confirmEmail.profile')}
      </Link>
    </AccountResult>
  );
}
