import { messageOf, type SupportList, type SupportMessage, type SupportState } from '@lectern/sdk';
import { supportDeskWords } from '@lectern/sdk/words';
import { useEffect, useState } from 'react';
import { describeLoadError } from '../../failures/describeLoadError.ts';
import { notifyFailure } from '../../failures/notifyFailure.ts';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
import { useAuthorMarketplace } from '../../provider/useAuthorMarketplace.ts';
import { keepPreviousData } from '../../queries/options.ts';
import { overviewKeys } from '../../queries/overview.ts';
import { supportKeys, supportQuery } from '../../queries/support.ts';
import { usePersonalQuery } from '../account/usePersonalQuery.ts';
import { useUserId } from '../account/useSession.ts';
import { type ActionOptions, useAction } from '../forms/useAction.ts';

interface Change {
  message: SupportMessage;
  state: SupportState;
  /** Whether it takes back the last one. */
  isUndo?: boolean;
}

/** What {@link useSupportDesk} returns. */
export interface UseSupportDeskResult {
  /** The page of messages; undefined while it loads. */
  list: SupportList | undefined;
  /** Why it could not be loaded. */
  error: string | undefined;
  /** Loads it again after an error. */
  reload: () => void;
  /** The state of the messages that are shown. */
  shown: SupportState;
  /** Shows the messages with another state. */
  show: (state: SupportState) => void;
  /** Shows another page, from 1. */
  setPage: (page: number) => void;
  /** What was done last, for a live region. */
  news: string;
  /** Marks a message as answered elsewhere, closes it, or opens it again. */
  change: (message: SupportMessage, state: SupportState) => void;
  /** Takes back the last change; undefined where there is none. */
  undo: (() => void) | undefined;
  /** The message that is being changed, and the state that it gets. */
  pending: { id: string; state: SupportState } | undefined;
  /** To be called when a reply was sent. */
  onReplied: (message: SupportMessage) => void;
  /** Milliseconds since 1970; renewed every minute. */
  now: number;
}

const MINUTE_MS = 60_000;

/** What people wrote to support, for an admin who answers. */
export function useSupportDesk(options: ActionOptions<SupportMessage> = {}): UseSupportDeskResult {
  const marketplace = useAuthorMarketplace('useSupportDesk');
  const { t } = useLectern('useSupportDesk', supportDeskWords);
  const refresh = useRefresh();
  const [shown, setShown] = useState<SupportState>('open');
  const [requested, setPage] = useState(1);
  const [news, setNews] = useState('');
  const [last, setLast] = useState<Change>();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  const { data, error, refetch } = usePersonalQuery(
    (userId) => supportQuery(marketplace, userId, { state: shown, page: requested }),
    { placeholderData: keepPreviousData },
  );
  // What was answered may have emptied the last page.
  const pages = Math.max(1, data?.totalPages ?? 1);
  if (data && requested > pages) setPage(pages);
  const changing = useAction(
    {
      mutationFn: async ({ message, state }: Change) =>
        (await marketplace.support.update({ id: message._id, state })).message,
      async onSuccess({ name, state }, { message, isUndo }) {
        await refresh();
        setLast(isUndo ? undefined : { message, state: message.state });
        setNews(t(isUndo ? 'supportDesk.wasUndone' : said[state], { name }));
      },
      onError: () => void refetch(),
      notifyError: (failure) =>
        notifyFailure(marketplace, t('supportDesk.failedTitle'), messageOf(failure, t('supportDesk.failed'))),
    },
    options,
  );
  const { variables } = changing;
  return {
    list: data,
    error: error && !data ? describeLoadError(error, t('supportDesk.loadFailed')) : undefined,
    reload: () => void refetch(),
    shown,
    show(state) {
      setShown(state);
      setPage(1);
    },
    setPage,
    news,
    change: (message, state) => changing.mutate({ message, state }),
    undo: last && (() => changing.mutate({ ...last, isUndo: true })),
    pending: changing.isPending && variables ? { id: variables.message._id, state: variables.state } : undefined,
    onReplied({ name }) {
      setLast(undefined);
      setNews(t('supportDesk.wasReplied', { name }));
    },
    now,
  };
}

const said = {
  open: 'supportDesk.wasOpened',
  answered: 'supportDesk.wasAnswered',
  closed: 'supportDesk.wasClosed',
} as const satisfies Record<SupportState, keyof typeof supportDeskWords>;

/** Loads again what shows messages to support. */
function useRefresh() {
  const queryClient = useQueryClient();
  const userId = useUserId() ?? '';
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: supportKeys.all(userId) }),
      queryClient.invalidateQueries({ queryKey: overviewKeys.all(userId) }),
    ]);
}

/** What {@link useSupportReply} returns. */
export interface UseSupportReplyResult {
  reply: (text: string) => void;
  isSending: boolean;
  /** Why the reply wasn't sent. */
  error: string | undefined;
}

/** Replies by mail to a message to support; for admins. `onSuccess` gets the message as it is then. */
export function useSupportReply(id: string, options: ActionOptions<SupportMessage> = {}): UseSupportReplyResult {
  const marketplace = useAuthorMarketplace('useSupportReply');
  const { t } = useLectern('useSupportReply', supportDeskWords);
  const refresh = useRefresh();
  const { mutate, isPending, error } = useAction(
    {
      mutationFn: async (text: string) => (await marketplace.support.reply({ id, text })).message,
      onSuccess: refresh,
    },
    options,
  );
  return {
    reply: mutate,
    isSending: isPending,
    error: error ? messageOf(error, t('supportDesk.failed')) : undefined,
  };
}
