/** What everything else works inside of. */

export {
  type GuardedPage,
  type LecternContextValue,
  type LinkComponent,
  type LinkProps,
  type LoadRichText,
  type Navigate,
  type NavigationGuard,
  type RichTextComponent,
  type RichTextProps,
  useLectern,
} from './context.ts';
export { createQueryClient } from './createQueryClient.ts';
export { LecternProvider, type LecternProviderProps } from './LecternProvider.tsx';
export { NoticeDialog } from './NoticeDialog.tsx';
export { Prefetched, type PrefetchedProps } from './Prefetched.tsx';
export { createPaths, currentPath, type Paths, type SiteOptions } from './paths.ts';
export { useAuthorMarketplace } from './useAuthorMarketplace.ts';
export type { ThemeChoice } from './useThemeMode.ts';
