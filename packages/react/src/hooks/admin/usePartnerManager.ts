import { fieldErrors, messageOf, type Partner, type PartnerInput } from '@lectern/sdk';
import { authorFailureWords, partnerWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { partnersQuery } from '../../queries/partners.ts';
import { usePersonalOptions, usePersonalQuery } from '../account/usePersonalQuery.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';

/** Why a form could not be saved: the errors of its fields, or a message about all of it. */
export interface PartnerFormErrors {
  fields: Readonly<Record<string, string>>;
  message: string | undefined;
}

/** What {@link usePartnerManager} returns. */
export interface UsePartnerManagerResult {
  /** Newest first; undefined while they load. */
  partners: Partner[] | undefined;
  /** Why they could not be loaded. */
  error: string | undefined;
  /** Loads the partners again after an error. */
  reload: () => void;
  /** What was done last, for a live region. */
  news: string;
  /** Resolves with whether the partner was registered; if not, `createErrors` says why. */
  create: (input: PartnerInput) => Promise<boolean>;
  isCreating: boolean;
  createErrors: PartnerFormErrors | undefined;
  /** Resolves with whether the changes were saved; if not, `saveErrors` says why. */
  save: (partnerId: string, input: PartnerInput) => Promise<boolean>;
  isSaving: boolean;
  saveErrors: PartnerFormErrors | undefined;
  /** Clears `createErrors` and `saveErrors`. */
  clearErrors: () => void;
  /** Revokes a partner's key, after asking. */
  revoke: (partner: Partner) => void;
  /** Makes a revoked key work again. */
  restore: (partner: Partner) => void;
  /** The partner whose key is being revoked or restored. */
  changingId: string | undefined;
}

/** The partners, for an admin who registers and changes them. `onSuccess` gets the changed partner. */
export function usePartnerManager(options: ActionOptions<Partner> = {}): UsePartnerManagerResult {
  const marketplace = useAuthorMarketplace('usePartnerManager');
  const { t } = useLectern('usePartnerManager', authorFailureWords, partnerWords);
  const { partners, notices } = marketplace;
  const { notify = true } = options;
  const queryClient = useQueryClient();
  const { queryKey } = usePersonalOptions((userId) => partnersQuery(marketplace, userId));
  const { data, error, refetch } = usePersonalQuery((userId) => partnersQuery(marketplace, userId));
  const [news, setNews] = useState('');

  const write = (changed: Partner) =>
    queryClient.setQueryData(queryKey, (before = []) =>
      before.some(({ _id }) => _id === changed._id)
        ? before.map((one) => (one._id === changed._id ? changed : one))
        : [changed, ...before],
    );
  const creating = useAction(
    {
      mutationFn: async (input: PartnerInput) => (await partners.create(input)).partner,
      onSuccess(partner) {
        write(partner);
        setNews(t('partners.added', { name: partner.name }));
      },
    },
    options,
  );
  const saving = useAction(
    {
      mutationFn: async (input: PartnerInput & { partnerId: string }) => (await partners.update(input)).partner,
      onSuccess(partner) {
        write(partner);
        setNews(t('partners.saved', { name: partner.name }));
      },
    },
    options,
  );
  const changing = useAction(
    {
      mutationFn: async ({ _id, state }: Pick<Partner, '_id' | 'state'>) =>
        (await partners.update({ partnerId: _id, state })).partner,
      onSuccess(partner) {
        write(partner);
        setNews(t(partner.state === 'revoked' ? 'partners.revoked' : 'partners.restored', { name: partner.name }));
      },
      notifyError: (failure) =>
        notifyFailure(marketplace, t('partners.failedTitle'), messageOf(failure, t('partners.updateFailed'))),
    },
    options,
  );
  const setState = async (_id: string, state: Partner['state']) =>
    void (await isFulfilled(changing.mutateAsync({ _id, state })));
  const errorsOf = (
    failure: Error | null,
    fallback: 'partners.createFailed' | 'partners.updateFailed',
  ): PartnerFormErrors | undefined => {
    if (!failure) return undefined;
    const fields = fieldErrors(failure);
    return { fields, message: Object.keys(fields).length > 0 ? undefined : messageOf(failure, t(fallback)) };
  };

  return {
    partners: data,
    error: error && !data ? describeLoadError(error, t('partners.loadFailed')) : undefined,
    reload: () => void refetch(),
    news,
    create: (input) => isFulfilled(creating.mutateAsync(input)),
    isCreating: creating.isPending,
    createErrors: errorsOf(creating.error, 'partners.createFailed'),
    save: (partnerId, input) => isFulfilled(saving.mutateAsync({ partnerId, ...input })),
    isSaving: saving.isPending,
    saveErrors: errorsOf(saving.error, 'partners.updateFailed'),
    clearErrors() {
      creating.reset();
      saving.reset();
    },
    revoke({ _id, name }) {
      const revoke = () => setState(_id, 'revoked');
      if (!notify) return void revoke();
      notices.show({
        type: 'warning',
        title: t('partners.revokeTitle'),
        message: t('partners.revokeText', { name }),
        confirmLabel: t('partners.revoke'),
        busyLabel: t('partners.revoking'),
        isDestructive: true,
        onConfirm: revoke,
      });
    },
    restore: ({ _id }) => void setState(_id, 'active'),
    changingId: changing.isPending ? changing.variables._id : undefined,
  };
}
