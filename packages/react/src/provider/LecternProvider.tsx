import type { Marketplace } from '@lectern/sdk';
import { words } from '@lectern/sdk/words';
import { QueryClient } from '@tanstack/react-query';
import { setNonce } from 'get-nonce';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { shallow } from 'zustand/shallow';
import { enrolledCoursesQuery } from '../queries/enrollments.ts';
import { onlyFailed, personalKey } from '../queries/keys.ts';
import { wishlistQuery } from '../queries/wishlist.ts';
import { cx } from '../ui/compose.ts';
import { watchFocus } from '../ui/focusReturn.ts';
import {
  LecternContext,
  type LecternContextValue,
  type LinkComponent,
  type Navigate,
  type NavigationGuard,
  type RichTextComponent,
} from './context.ts';
import { createCourseFlags } from './courseFlags.ts';
import { NoticeDialog } from './NoticeDialog.tsx';
import { PlainLink } from './PlainLink.tsx';
import { createPaths, isAddress, type Paths } from './paths.ts';
import { useContrastWarning } from './useContrastWarning.ts';
import { useSite } from './useSite.ts';
import { type ThemeChoice, useThemeMode } from './useThemeMode.ts';

export interface LecternProviderProps {
  marketplace: Marketplace;
  /** The query client of the widgets, such as the host's own; without one the provider makes its own. */
  queryClient?: QueryClient;
  /** How to go to another page of this site; plain navigation without it, and for addresses of other sites. */
  navigate?: Navigate;
  /** Lets forms ask before Back and Forward leave unsaved changes, through your router's blocker; without it they do not ask. */
  navigationGuard?: NavigationGuard;
  /** The router's link; a plain anchor without it. */
  Link?: LinkComponent;
  /** Your own pages; every other one is linked at the marketplace's site. */
  paths?: Partial<Paths>;
  /**
   * The address of the marketplace's own site, where that is not the origin of its API: `https://learn.example`. On the
   * site itself a path, or nothing.
   */
  site?: string;
  /**
   * The editor of text lectures, such as `lazy(() => import('@lectern/react/rich-text'))`: then it loads with the first
   * form that needs it. Without one authors get a textarea for HTML with a preview.
   */
  richText?: RichTextComponent;
  /** For a strict Content Security Policy: the nonce for the one style that the dialog adds. */
  nonce?: string;
  /**
   * Light or dark for what is below: `light` or `dark` where your page has one theme, `auto` to follow the visitor's
   * system, `inherit` (by default) to follow `marketplace.theme`, which the person may set. It is not stored.
   */
  theme?: ThemeChoice;
  /** Set to false where the host shows notices itself. */
  hasNoticeDialog?: boolean;
  className?: string;
  children: ReactNode;
}

const openPage: Navigate = (to, options) =>
  options?.replace ? window.location.replace(to) : window.location.assign(to);

/** Gives every widget below it the marketplace, the router and the theme. Queries do not retry: the SDK does. */
export function LecternProvider(props: LecternProviderProps) {
  const { marketplace, navigationGuard, Link, richText, nonce, hasNoticeDialog = true, theme = 'inherit' } = props;
  const [ownClient] = useState(
    () =>
      new QueryClient({
        defaultOptions: {
          // Being offline is an error like any other: a paused query would show its skeleton forever.
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
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const mode = useThemeMode(marketplace, theme);
  useContrastWarning(root, mode);
  if (nonce) setNonce(nonce);

  const navigate = useMemo<Navigate>(
    () =>
      (...step) =>
        (props.navigate && !isAddress(step[0]) ? props.navigate : openPage)(...step),
    [props.navigate],
  );
  const { site, here, isOwnSite } = useSite(marketplace.baseUrl, props.site);
  // Hosts pass `paths` inline, as a new object in every render: compare its entries.
  const [ownPaths, setOwnPaths] = useState(props.paths);
  if (!shallow(ownPaths, props.paths)) setOwnPaths(props.paths);
  const paths = useMemo(() => createPaths(ownPaths, { site, here }), [ownPaths, site, here]);
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
      queryClient,
      t: marketplace.messages.with(words),
      formats: marketplace.formats,
      navigate,
      navigationGuard,
      Link: Link ?? PlainLink,
      paths,
      isOwnSite,
      portal,
      richText,
      wishlistFlags,
      enrolledFlags,
    }),
    [
      marketplace,
      queryClient,
      navigate,
      navigationGuard,
      Link,
      paths,
      isOwnSite,
      portal,
      richText,
      wishlistFlags,
      enrolledFlags,
    ],
  );

  useEffect(() => {
    // As TanStack's own provider does: the client then refetches when the connection is back.
    queryClient.mount();
    return () => queryClient.unmount();
  }, [queryClient]);
  useEffect(
    () =>
      // When the user changes, the previous user's data is removed.
      marketplace.session.subscribe((state, previous) => {
        const before = previous.user?.userId;
        if (before && before !== state.user?.userId) queryClient.removeQueries({ queryKey: personalKey(before) });
      }),
    [marketplace, queryClient],
  );

  useEffect(() => {
    const root = portal?.closest<HTMLElement>('.lectern-root');
    return root ? watchFocus(root) : undefined;
  }, [portal]);

  return (
    <LecternContext.Provider value={value}>
      <div ref={setRoot} className={cx('lectern-root', props.className)} data-lectern-theme={mode}>
        {props.children}
        {hasNoticeDialog && <NoticeDialog />}
        <div ref={setPortal} />
      </div>
    </LecternContext.Provider>
  );
}
