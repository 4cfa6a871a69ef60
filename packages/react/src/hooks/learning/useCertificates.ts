import { type Certificate, messageOf } from '@lectern/sdk';
import { certificateWords } from '@lectern/sdk/words';
import type { UseQueryResult } from '@tanstack/react-query';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQuery, useQueryClient } from '../../provider/query.ts';
import { certificateKeys, certificateQuery, certificatesQuery } from '../../queries/certificates.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useSession, useUserId } from '../account/useSession.ts';
import { type ActionOptions, useAction } from '../forms/useAction.ts';

/** The user's certificates, newest first. Sends nothing for a visitor, and on partners' pages, which don't see them. */
export function useCertificates(): UseQueryResult<Certificate[]> {
  const { marketplace } = useLectern('useCertificates');
  return usePersonalQuery((userId) => certificatesQuery(marketplace, userId), { enabled: !marketplace.isPartnerPage });
}

/**
 * A certificate by its number: one that its holder shows to everyone, or the user's own.
 *
 * @param enabled whether to load it
 */
export function useCertificate(number: string, enabled = true): UseQueryResult<Certificate> {
  const { marketplace } = useLectern('useCertificate');
  const { user, isLoading } = useSession();
  // Who asks decides whether it can be seen.
  return useQuery({ ...certificateQuery(marketplace, user?.userId, number), enabled: enabled && !isLoading });
}

/** What {@link useShareCertificate} returns. */
export interface UseShareCertificateResult {
  /** Shows the certificate to everyone with its link, or hides it. */
  share: (isPublic: boolean) => void;
  isSaving: boolean;
}

/** Decides who sees a certificate of the user. `onSuccess` gets it as it is then. */
export function useShareCertificate(
  number: string,
  options: ActionOptions<Certificate> = {},
): UseShareCertificateResult {
  const { marketplace, t } = useLectern('useShareCertificate', certificateWords);
  const queryClient = useQueryClient();
  const userId = useUserId();
  const { mutate, isPending } = useAction(
    {
      mutationFn: async (isPublic: boolean) =>
        (await marketplace.certificates.update({ number, isPublic })).certificate,
      onSuccess(certificate) {
        if (userId !== undefined) queryClient.setQueryData(certificateKeys.detail(userId, number), certificate);
        queryClient.removeQueries({ queryKey: certificateKeys.shown(number) });
      },
      notifyError: (failure) =>
        notifyFailure(
          marketplace,
          t('certificate.updateFailedTitle'),
          messageOf(failure, t('certificate.updateFailed')),
        ),
    },
    options,
  );
  return { share: mutate, isSaving: isPending };
}
