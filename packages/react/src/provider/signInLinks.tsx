import { isSignInError, type Marketplace, messageOf, type SignInScreen } from '@lectern/sdk';
import { forwardRef, type MouseEvent } from 'react';
import type { LinkComponent, Navigate } from './context.ts';
import { isAddress } from './paths.ts';

/** Which form of the marketplace an address opens, if it is one that a partner's page can't use. */
function screenOf(to: string, site: string): SignInScreen | undefined {
  if (!isAddress(to) || !to.startsWith(site)) return undefined;
  const { pathname } = new URL(to);
  const path = pathname.slice(new URL(site).pathname.replace(/\/$/, '').length);
  return path === '/login' ? 'sign-in' : path === '/signup' ? 'sign-up' : undefined;
}

/** The page to which an address of the marketplace's forms returns, if it is one of this site. */
function returnOf(to: string): string | undefined {
  const next = URL.parse(new URL(to).searchParams.get('next') ?? '');
  return next?.origin === window.location.origin ? next.pathname + next.search + next.hash : undefined;
}

/** Opens the marketplace's window, and shows why that was not possible. */
function openWindow({ session, intent, notices, messages: t }: Marketplace, screen: SignInScreen, to: string): void {
  intent.begin(returnOf(to));
  session.signInWithPopup({ screen }).catch((error: unknown) => {
    const isQuiet = !isSignInError(error) || error.code === 'popup_closed' || error.code === 'redirected';
    if (isQuiet) return; // The other failures have their notice.
    notices.show({
      type: 'error',
      title: t('notice.signInFailed.title'),
      message: messageOf(error, t('notice.signInFailed.text')),
    });
  });
}

/** On a partner's page, whoever is sent to the marketplace's forms gets its window instead: from there is no way back. */
export const navigateWithWindow =
  (navigate: Navigate, marketplace: Marketplace, site: string): Navigate =>
  (to, options) => {
    const screen = screenOf(to, site);
    if (screen) openWindow(marketplace, screen, to);
    else navigate(to, options);
  };

/** The same for links. Opened in a new tab, they lead to the marketplace. */
export function linkWithWindow(Link: LinkComponent, marketplace: Marketplace, site: string): LinkComponent {
  return forwardRef(function SignInLink({ onClick, ...props }, ref) {
    const screen = screenOf(props.href ?? '', site);
    if (!screen) return <Link ref={ref} onClick={onClick} {...props} />;
    const open = (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain) return;
      event.preventDefault();
      openWindow(marketplace, screen, props.href ?? '');
    };
    return <Link ref={ref} onClick={open} {...props} />;
  }) as LinkComponent;
}
