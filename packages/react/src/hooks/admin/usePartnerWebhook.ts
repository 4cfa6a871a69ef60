import { fieldErrors, messageOf, type Partner, type WebhookLog } from '@lectern/sdk';
import { authorFailureWords, webhookWords } from '@lectern/sdk/words';
import { useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { partnersQuery } from '../../queries/partners.ts';
import { webhookKey, webhookQuery } from '../../queries/webhooks.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useUserId } from '../account/useSession.ts';
import { type ActionOptions, isFulfilled, useAction } from '../forms/useAction.ts';
import { askAgainAfter } from '../shop/askAgainAfter.ts';

/** What is being done with a webhook. */
export type WebhookAct = 'save' | 'resume' | 'renew' | 'remove' | 'test' | 'again';

interface Doing {
  act: WebhookAct;
  url?: string;
  eventId?: string;
}

/** What {@link usePartnerWebhook} returns. */
export interface UsePartnerWebhookResult {
  /** The partners to choose from; undefined while they load. */
  partners: Partner[] | undefined;
  /** The chosen partner. */
  partner: Partner | undefined;
  /** Chooses the partner. */
  setPartner: (partnerId: string) => void;
  /** The partner's webhook, if it has one, and a page of its log; undefined while it loads. */
  log: WebhookLog | undefined;
  /** Shows another page of the log, from 1. */
  setPage: (page: number) => void;
  /** Why it could not be loaded. */
  error: string | undefined;
  /** Loads it again after an error. */
  reload: () => void;
  /** The secret that was just made, until `forgetSecret` is called or another partner is chosen. It is never sent again. */
  secret: string | undefined;
  /** Shows the new secret no more. */
  forgetSecret: () => void;
  /** Sets the address. `saveErrors` says why it could not be set. */
  save: (url: string) => void;
  saveErrors: Readonly<Record<string, string>> | undefined;
  /** Tries a paused webhook again. */
  resume: () => void;
  /** Makes a new secret, after asking. */
  renew: () => void;
  /** Removes the webhook, after asking. */
  remove: () => void;
  /** Sends a test event. */
  sendTest: () => void;
  /** Sends an event again. */
  sendAgain: (eventId: string) => void;
  /** What is being done, and with which event. */
  doing: { act: WebhookAct; eventId?: string | undefined } | undefined;
  /** What was done last, for a live region. */
  news: string;
}

const doneWords = {
  save: 'webhook.saved',
  resume: 'webhook.resumed',
  renew: 'webhook.renewed',
  remove: 'webhook.removed',
  test: 'webhook.tested',
  again: 'webhook.sentAgain',
} as const satisfies Record<WebhookAct, keyof typeof webhookWords>;

/** Whether something will have happened soon. */
const isMoving = (log: WebhookLog | undefined) =>
  log?.webhook?.pausedAt === undefined &&
  log?.events.some(
    ({ state, nextAttemptAt }) =>
      state === 'sending' || (nextAttemptAt !== undefined && Date.parse(nextAttemptAt) <= Date.now()),
  );

/** What a partner's server is told, for an admin who sets its address. Begins with the newest partner. */
export function usePartnerWebhook(options: ActionOptions = {}): UsePartnerWebhookResult {
  const marketplace = useAuthorMarketplace('usePartnerWebhook');
  const { t } = useLectern('usePartnerWebhook', authorFailureWords, webhookWords);
  const { webhooks, notices } = marketplace;
  const { notify = true } = options;
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  const [chosen, setChosen] = useState<string>();
  const [page, setPage] = useState(1);
  const [secret, setSecret] = useState<string>();
  const [news, setNews] = useState('');
  const list = usePersonalQuery((id) => partnersQuery(marketplace, id));
  const partner = list.data?.find(({ _id }) => _id === chosen) ?? list.data?.[0];
  const partnerId = partner?._id ?? '';
  const {
    data: log,
    error: failure,
    refetch,
  } = usePersonalQuery((id) => webhookQuery(marketplace, id, { partnerId, page }), {
    enabled: partner !== undefined,
    // The log of another partner stands in for nothing.
    placeholderData: (before, query) => (query?.queryKey.includes(partnerId) ? before : undefined),
    refetchInterval: ({ state }) => (isMoving(state.data) ? askAgainAfter(state.dataUpdateCount) : false),
  });

  const send = async ({ act, url = '', eventId = '' }: Doing): Promise<string | undefined> => {
    if (act === 'save' || act === 'resume') return (await webhooks.save({ partnerId, url })).secret;
    if (act === 'renew') return (await webhooks.renewSecret({ partnerId })).secret;
    if (act === 'remove') await webhooks.remove({ partnerId });
    else if (act === 'test') await webhooks.sendTest({ partnerId });
    else await webhooks.sendAgain({ partnerId, eventId });
    return undefined;
  };
  const doing = useAction<Doing, void>(
    {
      async mutationFn(given) {
        const made = await send(given);
        if (made !== undefined || given.act === 'remove') setSecret(made);
        // Also what others did meanwhile.
        await queryClient.invalidateQueries({ queryKey: webhookKey(userId, partnerId) });
        setNews(t(doneWords[given.act]));
      },
      notifyError(error, { act }) {
        if (act === 'save') return;
        const fallback = act === 'test' || act === 'again' ? 'webhooks.sendFailed' : 'webhooks.saveFailed';
        notifyFailure(marketplace, t('webhook.failedTitle'), messageOf(error, t(fallback)));
      },
    },
    options,
  );
  const start = (given: Doing) => {
    setNews('');
    return isFulfilled(doing.mutateAsync(given));
  };
  /** Asks first. */
  const ask = (act: 'renew' | 'remove') => {
    if (!notify) return void start({ act });
    notices.show({
      type: 'warning',
      title: t(`webhook.${act}Title`),
      message: t(`webhook.${act}Text`),
      confirmLabel: t(act === 'renew' ? 'webhook.renew' : 'webhook.removeNow'),
      busyLabel: t(act === 'renew' ? 'webhook.renewing' : 'webhook.removing'),
      isDestructive: act === 'remove',
      onConfirm: async () => void (await start({ act })),
    });
  };

  const error = (list.data ? undefined : list.error) ?? (log ? undefined : failure);
  const isSaveRefused = doing.error && doing.variables.act === 'save';
  const refused = isSaveRefused ? fieldErrors(doing.error) : {};
  return {
    partners: list.data,
    partner,
    setPartner(id) {
      setChosen(id);
      setPage(1);
      setSecret(undefined);
      setNews('');
      doing.reset();
    },
    log,
    setPage,
    error: error ? describeLoadError(error, t('webhook.loadFailed')) : undefined,
    reload() {
      if (list.error) void list.refetch();
      if (failure) void refetch();
    },
    secret,
    forgetSecret: () => setSecret(undefined),
    save: (url) => void start({ act: 'save', url }),
    saveErrors: isSaveRefused ? { url: refused.url ?? messageOf(doing.error, t('webhooks.saveFailed')) } : undefined,
    resume: () => void start({ act: 'resume', url: log?.webhook?.url ?? '' }),
    renew: () => ask('renew'),
    remove: () => ask('remove'),
    sendTest: () => void start({ act: 'test' }),
    sendAgain: (eventId) => void start({ act: 'again', eventId }),
    doing: doing.isPending ? doing.variables : undefined,
    news,
  };
}
