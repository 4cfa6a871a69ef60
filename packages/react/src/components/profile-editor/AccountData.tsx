import type { AccountExport } from '@lectern/sdk';
import { accountExportDraft, accountRemovalDraft, validatorOf } from '@lectern/sdk/forms';
import { accountWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useState } from 'react';
import { useAccountData } from '../../hooks/account/useAccountData.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { Field } from '../../ui/Field.tsx';
import { AccountDataForm } from './AccountDataForm.tsx';
import * as parts from './accountDataParts.tsx';
import { AccountDataProvider } from './context.ts';
import { useProfileGate } from './useProfileGate.tsx';

export interface AccountDataProps extends RootProps<'section'> {
  /** Called when the account is deleted and the user signed out. */
  onRemove?: () => void;
  /** The parts, in your arrangement, for a signed-in user. @default the usual parts */
  children?: ReactNode;
}

const DataRoot = createRoot('section', 'lectern-account-data');

const Root = forwardRef<HTMLElement, AccountDataProps>(function AccountData(
  { onRemove, className, children, ...props },
  ref,
) {
  const { t, portal, marketplace } = useLectern('AccountData', accountWords);
  const gate = useProfileGate();
  const view = useAccountData({ onSuccess: onRemove });
  const [asked, setAsked] = useState<'download' | 'remove'>();
  const ask = (next?: 'download' | 'remove') => {
    view.clearErrors();
    setAsked(next);
  };
  const download = async (input: AccountExport) => {
    if (await view.download(input)) setAsked(undefined);
  };
  return (
    <DataRoot
      ref={ref}
      {...props}
      className={cx(gate.user && 'lectern-profile-editor-panel', className)}
      state={gate.user ? 'ready' : gate.state}
    >
      {gate.user ? (
        <AccountDataProvider
          value={{ ...view, askToDownload: () => ask('download'), askToRemove: () => ask('remove') }}
        >
          {children ?? (
            <>
              <parts.AccountDataTitle />
              <parts.AccountDataDownload />
              <parts.AccountDataRemove />
            </>
          )}
          <Dialog
            open={asked === 'download'}
            onOpenChange={(isOpen) => isOpen || ask()}
            canClose={!view.isPreparing}
            title={t('accountData.exportTitle')}
            description={t(view.hasPassword ? 'accountData.exportText' : 'accountData.exportNote')}
            closeLabel={t('notice.close')}
            container={portal}
          >
            <AccountDataForm
              validator={validatorOf(marketplace, accountExportDraft)}
              hasPassword={view.hasPassword}
              failure={view.downloading}
              send={{
                variant: 'primary',
                children: t('accountData.exportConfirm'),
                isBusy: view.isPreparing,
                busyLabel: t('accountData.exporting'),
              }}
              onSend={download}
              onCancel={() => ask()}
            />
          </Dialog>
          <Dialog
            open={asked === 'remove'}
            onOpenChange={(isOpen) => isOpen || ask()}
            canClose={!view.isRemoving}
            title={t('accountData.confirmTitle')}
            description={t('accountData.confirmText')}
            detail={gate.user.role === 'instructor' ? t('accountData.confirmTeaching') : undefined}
            closeLabel={t('notice.close')}
            container={portal}
          >
            <AccountDataForm
              validator={validatorOf(marketplace, accountRemovalDraft)}
              hasPassword={view.hasPassword}
              failure={view.removal}
              send={{
                variant: 'destructive',
                children: t('accountData.confirm'),
                isBusy: view.isRemoving,
                busyLabel: t('accountData.deleting'),
              }}
              onSend={view.remove}
              onCancel={() => ask()}
            >
              {(errors) => (
                <Field
                  label={t('accountData.email')}
                  name="email"
                  type="email"
                  autoComplete="off"
                  hint={t('accountData.emailHint', { email: gate.user.email })}
                  keepsHint
                  error={errors.email}
                />
              )}
            </AccountDataForm>
          </Dialog>
        </AccountDataProvider>
      ) : (
        gate.placeholder
      )}
    </DataRoot>
  );
});

/** A copy of everything that the marketplace has of the signed-in user, and the end of the account, after a question. */
export const AccountData = Object.assign(Root, {
  Title: parts.AccountDataTitle,
  Download: parts.AccountDataDownload,
  Remove: parts.AccountDataRemove,
});
