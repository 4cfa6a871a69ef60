import type { Marketplace } from '@lectern/sdk';

/**
 * Whether passkeys of the marketplace can be used on this page. They belong to its host, which has to have a name, and a
 * page in a frame of others can't ask for them: there the marketplace's window does.
 */
export function canUsePasskeys({ baseUrl, isPartnerPage }: Pick<Marketplace, 'baseUrl' | 'isPartnerPage'>): boolean {
  const { isSecureContext, location, PublicKeyCredential, parent } = window;
  const isNamed = !/^[\d.]+$|^\[/.test(location.hostname);
  const isOwn = !isPartnerPage && new URL(baseUrl).origin === location.origin && parent === window;
  return isSecureContext && isNamed && isOwn && PublicKeyCredential !== undefined;
}
