import { messageOf, type Partner } from '@lectern/sdk';
import { authorFailureWords, webhookWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { partnerKeys, partnersQuery } from '../../queries/partners.ts';
import { useUserId } from '../account/useSession.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';

/** What is being done with an API key. */
export type ApiKeyAct = 'renew' | 'revoke';

/** What {@link usePartnerApiKey} returns. */
export interface UsePartnerApiKeyResult {
  /** The key that was just made, until `forget` is called. It is never sent again. */
  made: string | undefined;
  /** Shows the new key no more. */
  forget: () => void;
  /** Makes a key; asks first where there is one. */
  renew: () => void;
  /** Revokes the key and the one before it, after asking. */
  revoke: () => void;
  /** What is being done. */
  doing: ApiKeyAct | undefined;
  /** What was done last, for a live region. */
  news: string;
}

const doneWords = { renew: 'webhook.key.renewed', revoke: 'webhook.key.revoked' } as const;

/** The API key of a partner's server, for an admin. What is known of it is `partner.apiKey`. */
export function usePartnerApiKey(
  { _id: partnerId, apiKey }: Partner,
  options: ActionOptions = {},
): UsePartnerApiKeyResult {
  const marketplace = useAuthorMarketplace('usePartnerApiKey');
  const { t } = useLectern('usePartnerApiKey', authorFailureWords, webhookWords);
  const { partners, notices } = marketplace;
  const { notify = true } = options;
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  const [made, setMade] = useState<string>();
  const [news, setNews] = useState('');
  const doing = useAction<ApiKeyAct, void>(
    {
      async mutationFn(act) {
        const answer =
          act === 'renew'
            ? await partners.renewApiKey({ partnerId })
            : { ...(await partners.revokeApiKey({ partnerId })), apiKey: undefined };
        setMade(answer.apiKey);
        queryClient.setQueryData(partnersQuery(marketplace, userId).queryKey, (all) =>
          all?.map((one) => (one._id === partnerId ? answer.partner : one)),
        );
        setNews(t(doneWords[act]));
      },
      onError: () => queryClient.invalidateQueries({ queryKey: partnerKeys.list(userId) }),
      notifyError: (error) =>
        notifyFailure(marketplace, t('webhook.key.failedTitle'), messageOf(error, t('partners.apiKeyFailed'))),
    },
    options,
  );
  const start = (act: ApiKeyAct) => {
    setNews('');
    return isFulfilled(doing.mutateAsync(act));
  };
  /** Asks first. */
  const ask = (act: ApiKeyAct) => {
    if (!notify) return void start(act);
    notices.show({
      type: 'warning',
      title: t(`webhook.key.${act}Title`),
      message: t(`webhook.key.${act}Text`),
      confirmLabel: t(`webhook.key.${act}`),
      busyLabel: t(act === 'renew' ? 'webhook.key.making' : 'webhook.key.revoking'),
      isDestructive: act === 'revoke',
      onConfirm: async () => void (await start(act)),
    });
  };
  return {
    made,
    forget: () => setMade(undefined),
    renew: () => (apiKey ? ask('renew') : void start('renew')),
    revoke: () => ask('revoke'),
    doing: doing.isPending ? doing.variables : undefined,
    news,
  };
}
