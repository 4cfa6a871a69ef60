import { accountWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode, useState } from 'react';
import { useAccountData } from '../../hooks/account/useAccountData.ts';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { AccountRemovalForm } from './AccountRemovalForm.tsx';
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
  const { t, portal } = useLectern('AccountData', accountWords);
  const gate = useProfileGate();
  const view = useAccountData({ onSuccess: onRemove });
  const [isAsking, setAsking] = useState(false);
  const ask = (isOpen: boolean) => {
    view.clearErrors();
    setAsking(isOpen);
  };
  return (
    <DataRoot
      ref={ref}
      {...props}
      className={cx(gate.user && 'lectern-profile-editor-panel', className)}
      state={gate.user ? 'ready' : gate.state}
    >
      {gate.user ? (
        <AccountDataProvider value={{ ...view, askToRemove: () => ask(true) }}>
          {children ?? (
            <>
              <parts.AccountDataTitle />
              <parts.AccountDataDownload />
              <parts.AccountDataRemove />
            </>
          )}
          <Dialog
            open={isAsking}
            onOpenChange={ask}
            canClose={!view.isRemoving}
            title={t('accountData.confirmTitle')}
            description={t('accountData.confirmText')}
            detail={gate.user.role === 'instructor' ? t('accountData.confirmTeaching') : undefined}
            closeLabel={t('notice.close')}
            container={portal}
          >
            <AccountRemovalForm {...view} email={gate.user.email} onCancel={() => ask(false)} />
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
