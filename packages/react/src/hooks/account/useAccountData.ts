import type { AccountExport, AccountRemoval } from '@lectern/sdk';
import { accountWords } from '@lectern/sdk/words';
import { useLectern } from '../../provider/context.ts';
import { signInsQuery } from '../../queries/signIns.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';
import { type FormFailure, useFormFailure } from '../forms/useFormFailure.ts';
import { usePersonalQuery } from './usePersonalQuery.ts';

/** What {@link useAccountData} returns. */
export interface UseAccountDataResult {
  /** Asks for the file and lets the browser download it. Resolves with whether it does. */
  download: (input?: AccountExport) => Promise<boolean>;
  isPreparing: boolean;
  /** The download has started. */
  isDownloaded: boolean;
  /** Why the file could not be had. */
  downloading: FormFailure;
  /** Whether the account has a password, which both need. */
  hasPassword: boolean;
  /** Deletes the account and signs out. Resolves with whether it is deleted. */
  remove: (input: AccountRemoval) => Promise<boolean>;
  isRemoving: boolean;
  /** Why it was not deleted. */
  removal: FormFailure;
  /** Forgets both. */
  clearErrors: () => void;
}

/** Begins a download. The address says that it is an attachment, so that the page stays. */
function openDownload(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}

/** A copy of the user's data, and the end of the account. `onSuccess` is called once it is deleted. */
export function useAccountData(options: ActionOptions = {}): UseAccountDataResult {
  const { marketplace, t } = useLectern('useAccountData', accountWords);
  const { account, session, notices } = marketplace;
  const { data } = usePersonalQuery((id) => signInsQuery(marketplace, id));
  const preparing = useAction(
    { mutationFn: async (input: AccountExport) => openDownload((await account.exportAddress(input)).url) },
    {},
  );
  const removing = useAction(
    {
      mutationFn: async (input: AccountRemoval) => void (await account.remove(input)),
      onSuccess: () => session.signOut({ notify: false }),
      notifySuccess: () =>
        notices.show({
          type: 'success',
          title: t('notice.accountDeleted.title'),
          message: t('notice.accountDeleted.text'),
        }),
    },
    options,
  );
  return {
    download: (input = {}) => isFulfilled(preparing.mutateAsync(input)),
    isPreparing: preparing.isPending,
    isDownloaded: preparing.isSuccess,
    downloading: useFormFailure(preparing.error, t('accountData.exportFailed')),
    hasPassword: data?.hasPassword ?? true,
    remove: (input) => isFulfilled(removing.mutateAsync(input)),
    isRemoving: removing.isPending,
    removal: useFormFailure(removing.error, t('accountData.deleteFailed')),
    clearErrors() {
      removing.reset();
      preparing.reset();
    },
  };
}
