import type { Marketplace } from '@lectern/sdk';
import { words } from '@lectern/sdk/words';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { enrolledCoursesQuery } from '../queries/enrollments.ts';
import { onlyFailed } from '../queries/keys.ts';
import { wishlistQuery } from '../queries/wishlist.ts';
import { cx } from '../ui/compose.ts';
import {
  type HoldHistory,
  LecternContext,
  type LecternContextValue,
  type LinkComponent,
  type Navigate,
  type RichTextComponent,
} from './context.ts';
import { createCourseFlags } from './courseFlags.ts';
import { NoticeDialog } from './NoticeDialog.tsx';
import { PlainLink } from './PlainLink.tsx';
import { createPaths, type Paths } from './paths.ts';

export interface LecternProviderProps {
  marketplace: Marketplace;
  /** The host's own query client; without one the provider makes its own. */
  queryClient?: QueryClient;
  /** How to go to another page; plain navigation without it. */
  navigate?: Navigate;
  /** Lets forms ask before Back and Forward leave them, through the router's blocker; without it they go unasked. */
  holdHistory?: HoldHistory;
  /** The router's link; a plain anchor without it. */
  Link?: LinkComponent;
  /** Where pages live, where that is not where the marketplace has them. */
  paths?: Partial<Paths>;
  /**
   * The editor of text lectures, such as `lazy(() => import('@lectern/react/rich-text'))`: then it loads with the first
   * form that needs it. Without one authors get a textarea for HTML with a preview.
   */
  richText?: RichTextComponent;
  /** For a strict Content Security Policy: the nonce for the one style that the dialog adds. */
  nonce?: string;
  /** Set to false where the host shows notices itself. */
  hasNoticeDialog?: boolean;
  className?: string;
  children: ReactNode;
}

/** Gives every widget below it the marketplace, the router and the theme. Queries do not retry: the SDK does. */
export function LecternProvider(props: LecternProviderProps) {
  const { marketplace, navigate, holdHistory, Link, richText, nonce, hasNoticeDialog = true } = props;
  const [ownClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Offline is an error like another: a query that waits for the network would be a skeleton for ever.
          queries: {
            retry: false,
            staleTime: 30_000,
            refetchOnWindowFocus: false,
            refetchOnReconnect: onlyFailed,
            networkMode: 'always',
          },
          mutations: { networkMode: 'always' },
        },
      }),
  );
  const queryClient = props.queryClient ?? ownClient;
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const mode = useStore(marketplace.theme, (state) => state.mode);
  if (nonce) setNonce(nonce);

  // biome-ignore lint/correctness/useExhaustiveDependencies: hosts write `paths` inline; its content decides, not its identity.
  const paths = useMemo(() => createPaths(props.paths), [JSON.stringify(Object.keys(props.paths ?? {}))]);
  const wishlistFlags = useMemo(
    () => createCourseFlags(marketplace, queryClient, (userId) => wishlistQuery(marketplace, userId)),
    [marketplace, queryClient],
  );
  const enrolledFlags = useMemo(
    () => createCourseFlags(marketplace, queryClient, (userId) => enrolledCoursesQuery(marketplace, userId)),
    [marketplace, queryClient],
  );
  const value = useMemo<LecternContextValue>(
    () => ({
      marketplace,
      t: marketplace.messages.with(words),
      formats: marketplace.formats,
      navigate: navigate ?? ((to) => window.location.assign(to)),
      holdHistory,
      Link: Link ?? PlainLink,
      paths,
      portal,
      richText,
      wishlistFlags,
      enrolledFlags,
    }),
    [marketplace, navigate, holdHistory, Link, paths, portal, richText, wishlistFlags, enrolledFlags],
  );

  useEffect(
    () =>
      // What belonged to a person goes with the person.
      marketplace.session.subscribe((state, previous) => {
        const before = previous.user?.userId;
        if (before && before !== state.user?.userId) queryClient.removeQueries({ queryKey: ['lectern', before] });
      }),
    [marketplace, queryClient],
  );

  return (
    <QueryClientProvider client={queryClient}>
      <LecternContext.Provider value={value}>
        <div className={cx('lectern-root', props.className)} data-lectern-theme={mode}>
          {props.children}
          {hasNoticeDialog && <NoticeDialog />}
          <div ref={setPortal} />
        </div>
      </LecternContext.Provider>
    </QueryClientProvider>
  );
}
