import type { Marketplace } from '@lectern/sdk';
import { commonWords } from '@lectern/sdk/words';
import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { enrolledCoursesQuery } from '../queries/enrollments.ts';
import { personalKey } from '../queries/keys.ts';
import { wishlistQuery } from '../queries/wishlist.ts';
import { useHydrated } from '../ui/behaviors/useHydrated.ts';
import { useInUse } from '../ui/behaviors/useInUse.ts';
import { cx } from '../ui/compose.ts';
import { loadDialog } from '../ui/Dialog.tsx';
import { LoadFailureContext, late } from '../ui/late.ts';
import {
  LecternContext,
  type LecternContextValue,
  type LinkComponent,
  type LoadRichText,
  type Navigate,
  type NavigationGuard,
  type SanitizeOnServer,
} from './context.ts';
import { createCourseFlags } from './courseFlags.ts';
import { createQueryClient } from './createQueryClient.ts';
import { LateNoticeDialog } from './LateNoticeDialog.tsx';
import { PlainLink } from './PlainLink.tsx';
import { createPaths, isAddress, type Paths } from './paths.ts';
import { linkWithWindow, navigateWithWindow } from './signInLinks.tsx';
import { useContrastWarning } from './useContrastWarning.ts';
import { useFocusWatch } from './useFocusWatch.ts';
import { usePerformIntent } from './usePerformIntent.ts';
import { useSite } from './useSite.ts';
import { type ThemeChoice, useThemeMode } from './useThemeMode.ts';

export interface LecternProviderProps {
  /** The client, from `createMarketplace`. Create it once, outside of your components. */
  marketplace: Marketplace;
  /** Your query client, to prefetch and to read the widgets' queries. @default a client of the provider's own */
  queryClient?: QueryClient;
  /** Opens a page of this site with your router. Other sites are opened by the browser. @default the browser's navigation */
  navigate?: Navigate;
  /** Lets forms ask before Back and Forward discard unsaved changes, with your router's blocker. @default they don't ask */
  navigationGuard?: NavigationGuard;
  /** Your router's link, with the props of `<a>`. Define it outside of your components. @default `<a>` */
  Link?: LinkComponent;
  /** Your own pages. All others are linked on the marketplace's site. */
  paths?: Partial<Paths>;
  /**
   * The URL of the marketplace's site, such as `https://learn.example`, or a path if this is that site.
   * @default the origin of its API
   */
  site?: string;
  /**
   * Imports the editor for text lectures, such as `() => import('@lectern/react/rich-text')`, with the first form that
   * needs it, and again after a failure. The first function that is given counts.
   * @default a text field for HTML with a preview
   */
  richText?: LoadRichText;
  /**
   * Sanitizes the HTML of a free lesson where a server renders it, such as with `sanitize-html`. Browsers sanitize it
   * again with their own parser.
   * @default a server renders a placeholder
   */
  sanitizeOnServer?: SanitizeOnServer;
  /**
   * The theme of the widgets: `light` or `dark` if your page has one theme, `auto` to follow the system, `inherit` to
   * follow `marketplace.theme`, which users can change. It isn't stored.
   * @default 'inherit'
   */
  theme?: ThemeChoice;
  /** Set to false to show `marketplace.notices` yourself. @default true */
  hasNoticeDialog?: boolean;
  /** A class of the root element, such as one that sets your tokens. */
  className?: string;
  /** Your page. Everything of Lectern in it uses this marketplace. */
  children: ReactNode;
}

const openPage: Navigate = (to, options) =>
  options?.replace ? window.location.replace(to) : window.location.assign(to);

const isSame = (known: Partial<Paths> = {}, given: Partial<Paths> = {}): boolean =>
  Object.keys({ ...known, ...given }).every((name) => known[name as keyof Paths] === given[name as keyof Paths]);

/** Provides the marketplace, your router and the theme to all widgets inside. Queries don't retry, because the SDK does. */
export function LecternProvider(props: LecternProviderProps) {
  const { marketplace, navigationGuard, Link, hasNoticeDialog = true, theme = 'inherit' } = props;
  const [ownClient] = useState(createQueryClient);
  const queryClient = props.queryClient ?? ownClient;
  // Hosts write it inline, as a new function in every render.
  const [richText] = useState(() => {
    const load = props.richText;
    return load && late(async () => (await load()).default);
  });
  const [sanitizeOnServer] = useState(() => props.sanitizeOnServer);
  // Made here and not taken from the rendered page: with that, every widget would render a second time as it mounts.
  const [portal] = useState(() => (typeof document === 'undefined' ? null : document.createElement('div')));
  const holdPortal = useCallback((place: HTMLElement | null) => void (portal && place?.append(portal)), [portal]);
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const mode = useThemeMode(marketplace, theme);
  // What only the browser knows isn't rendered on a server: until then, the root has the theme of the element around it.
  const isKnown = useHydrated() || theme === 'light' || theme === 'dark';
  useContrastWarning(root, mode);

  const { site, here, isOwnSite } = useSite(marketplace.baseUrl, props.site);
  const navigate = useMemo<Navigate>(() => {
    const go: Navigate = (...step) => (props.navigate && !isAddress(step[0]) ? props.navigate : openPage)(...step);
    return marketplace.isPartnerPage ? navigateWithWindow(go, marketplace, site) : go;
  }, [props.navigate, marketplace, site]);
  const ShownLink = useMemo(() => {
    const given = Link ?? PlainLink;
    return marketplace.isPartnerPage ? linkWithWindow(given, marketplace, site) : given;
  }, [Link, marketplace, site]);
  // Hosts pass `paths` inline, as a new object in every render: compare its entries.
  const [ownPaths, setOwnPaths] = useState(props.paths);
  if (!isSame(ownPaths, props.paths)) setOwnPaths(props.paths);
  const paths = useMemo(() => createPaths(ownPaths, { site, here }), [ownPaths, site, here]);
  const wishlistFlags = useMemo(
    () => createCourseFlags(marketplace, queryClient, (userId) => wishlistQuery(marketplace, userId)),
    [marketplace, queryClient],
  );
  const enrolledFlags = useMemo(
    () => createCourseFlags(marketplace, queryClient, (userId) => enrolledCoursesQuery(marketplace, userId)),
    [marketplace, queryClient],
  );
  const language = useStore(marketplace.language);
  const value = useMemo<LecternContextValue>(
    () => ({
      marketplace,
      queryClient,
      t: language.messages.with(commonWords),
      formats: language.formats,
      navigate,
      navigationGuard,
      Link: ShownLink,
      paths,
      isOwnSite,
      portal,
      richText,
      sanitizeOnServer,
      wishlistFlags,
      enrolledFlags,
    }),
    [
      marketplace,
      language,
      queryClient,
      navigate,
      navigationGuard,
      ShownLink,
      paths,
      isOwnSite,
      portal,
      richText,
      sanitizeOnServer,
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

  // When someone reaches for the widgets: until then, nothing opens a dialog.
  const isInUse = useInUse(root);
  useEffect(() => {
    if (isInUse) loadDialog().catch(() => {});
  }, [isInUse]);
  useFocusWatch(root);
  usePerformIntent(value);

  const { t } = value;
  const sayFailure = useCallback(() => {
    const { notices } = marketplace;
    notices.show({ type: 'error', title: t('error.title'), message: t('error.network') });
    const said = notices.getState();
    return () => {
      if (notices.getState() === said) notices.hide();
    };
  }, [marketplace, t]);

  return (
    <LecternContext.Provider value={value}>
      <div
        ref={setRoot}
        className={cx('lectern-root', props.className)}
        data-lectern-theme={isKnown ? mode : undefined}
      >
        <LoadFailureContext.Provider value={sayFailure}>{props.children}</LoadFailureContext.Provider>
        {hasNoticeDialog && <LateNoticeDialog isInUse={isInUse} />}
        <div ref={holdPortal} />
      </div>
    </LecternContext.Provider>
  );
}
