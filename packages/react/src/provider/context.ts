import type { CoreMessageKey, Formats, Marketplace, Messages } from '@lectern/sdk';
import type { CommonWordKey } from '@lectern/sdk/words';
import type { QueryClient } from '@tanstack/react-query';
import { type AnchorHTMLAttributes, type ComponentType, createContext, type RefAttributes, useContext } from 'react';
import type { Late } from '../ui/late.ts';
import type { CourseFlags } from './courseFlags.ts';
import type { Paths } from './paths.ts';

/** Goes to a page. `state` travels with the step in the history, as routers have it. */
export type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

/** A page that may have unsaved changes. */
export interface GuardedPage {
  /** Whether the page has unsaved changes. */
  isDirty: () => boolean;
  /** Calls `go` at once if everything is saved, otherwise after the user confirms. */
  leave: (go: () => void) => void;
}
/**
 * Registers a page while it is mounted. Back and Forward away from a page with unsaved changes are stopped and passed to
 * its `leave` instead. Returns a function that removes the page.
 */
export type NavigationGuard = (page: GuardedPage) => () => void;

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  /** The address it opens, usually made by `paths`. */
  href: string;
}
/** A link of your router, with the props of `<a>`. */
export type LinkComponent = ComponentType<LinkProps>;

/** The props of a rich text editor: a form field whose value is HTML. It dispatches `input` events when it changes. */
export interface RichTextProps {
  /** The visible name of the field. */
  label: string;
  /** The name under which the form reads the HTML. */
  name: string;
  /** The HTML that it shows at first. @default '' */
  defaultValue?: string;
  /** A sentence below the field. */
  hint?: string | undefined;
  /** The first broken rule. */
  error?: string | undefined;
}
/** An editor for text lectures, such as `RichTextEditor` of `@lectern/react/rich-text`. */
export type RichTextComponent = ComponentType<RichTextProps>;
/** Imports the editor: `() => import('@lectern/react/rich-text')`. Called again after a failure. */
export type LoadRichText = () => Promise<{ default: RichTextComponent }>;

/** Makes the HTML of a lecture safe to put into a page. */
export type SanitizeOnServer = (html: string) => string;

/**
 * What `useLectern` returns: the marketplace and the options of the provider. `Words` are the keys of the tables that it
 * was given.
 */
export interface LecternContextValue<Words extends string = never> {
  marketplace: Marketplace;
  /** The query client of the widgets: yours, or the provider's own. */
  queryClient: QueryClient;
  /** The texts of the client, `commonWords` and the tables given to `useLectern`. The same function in every render. */
  t: Messages<CoreMessageKey | CommonWordKey | Words>;
  formats: Formats;
  navigate: Navigate;
  /** Guards Back and Forward through the host's router; undefined if the host has no guard. */
  navigationGuard: NavigationGuard | undefined;
  Link: LinkComponent;
  paths: Paths;
  /** Whether this page is on the marketplace's own site. */
  isOwnSite: boolean;
  /** Where dialogs are put: inside the root, so that they carry its theme. */
  portal: HTMLElement | null;
  /** The host's choice for text lectures; a textarea with a preview without it. */
  richText: Late<RichTextProps> | undefined;
  /** The host's sanitizer for rendering on a server; undefined if the host has none. */
  sanitizeOnServer: SanitizeOnServer | undefined;
  wishlistFlags: CourseFlags;
  enrolledFlags: CourseFlags;
}

export const LecternContext = createContext<LecternContextValue | null>(null);

type Table = Readonly<Record<string, string>>;
type KeyOf<Tables> = Tables extends Table ? keyof Tables & string : never;

/**
 * What the provider gives. `name` is the widget that asks, for the error outside of one. `tables` are the texts it shows
 * (`@lectern/sdk/words`), which load with it: `useLectern('Checkout', cartWords, checkoutWords)`.
 */
export function useLectern<Tables extends readonly Table[]>(
  name = 'This component',
  ...tables: Tables
): LecternContextValue<KeyOf<Tables[number]>> {
  const value = useContext(LecternContext);
  if (!value) {
    throw new Error(`${name} must be inside <LecternProvider>. Wrap your page in it and pass it a marketplace.`);
  }
  const t = tables.reduce<Messages<never>>((known, table) => known.with(table), value.t);
  // An assertion: TypeScript can't add up the keys while it reduces.
  return withTexts(value, t) as LecternContextValue<KeyOf<Tables[number]>>;
}

/** What was returned before for the same texts: a page calls `useLectern` a dozen times for each of its cards. */
const known = new WeakMap<LecternContextValue, Map<unknown, LecternContextValue>>();

function withTexts(value: LecternContextValue, t: Messages<never>): LecternContextValue {
  if (t === value.t) return value;
  const values = known.get(value) ?? new Map<unknown, LecternContextValue>();
  known.set(value, values);
  const found = values.get(t) ?? { ...value, t: t as LecternContextValue['t'] };
  values.set(t, found);
  return found;
}
