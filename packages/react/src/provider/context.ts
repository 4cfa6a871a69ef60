import type { Formats, Marketplace, MessageKey, Messages } from '@lectern/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { type AnchorHTMLAttributes, type ComponentType, createContext, type RefAttributes, useContext } from 'react';
import type { CourseFlags } from './courseFlags.ts';
import type { Paths } from './paths.ts';

/** Goes to a page. `state` travels with the step in the history, as routers have it. */
export type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

/** A page on which something is not saved. */
export interface HeldPage {
  /** There is something to lose. */
  isMarked: () => boolean;
  /** Goes at once where all is saved, else after a yes. */
  leave: (go: () => void) => void;
}
/**
 * Holds the history while a page is there: a step of Back or Forward away from a marked page is not taken, its `leave`
 * gets it instead. Gives what lets go of the page.
 */
export type HoldHistory = (page: HeldPage) => () => void;

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, RefAttributes<HTMLAnchorElement> {
  href: string;
}
export type LinkComponent = ComponentType<LinkProps>;

/** What an editor of rich text gets: the field of a form whose value is HTML. It tells the form of a change by `input`. */
export interface RichTextProps {
  label: string;
  /** The name under which the form reads the HTML. */
  name: string;
  defaultValue?: string;
  hint?: string | undefined;
  /** The first broken rule. */
  error?: string | undefined;
}
export type RichTextComponent = ComponentType<RichTextProps>;

export interface LecternContextValue {
  marketplace: Marketplace;
  /** Where the widgets keep what the server answered. */
  queryClient: QueryClient;
  t: Messages<MessageKey>;
  formats: Formats;
  navigate: Navigate;
  /** The host's router, asked to hold Back and Forward; missing where the host has no way to. */
  holdHistory: HoldHistory | undefined;
  Link: LinkComponent;
  paths: Paths;
  /** Whether this page is on the marketplace's own site. */
  isOwnSite: boolean;
  /** Where dialogs are put: inside the root, so that they carry its theme. */
  portal: HTMLElement | null;
  /** The host's choice for text lectures; a textarea with a preview without it. */
  richText: RichTextComponent | undefined;
  wishlistFlags: CourseFlags;
  enrolledFlags: CourseFlags;
}

export const LecternContext = createContext<LecternContextValue | null>(null);

/** What the provider gives. `name` is the widget that asks, for the error outside of one. */
export function useLectern(name = 'This component'): LecternContextValue {
  const value = useContext(LecternContext);
  if (!value) {
    throw new Error(`${name} must be inside <LecternProvider>. Wrap your page in it and pass it a marketplace.`);
  }
  return value;
}
