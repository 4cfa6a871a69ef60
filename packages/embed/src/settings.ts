import type { Settings } from './messages.ts';

/** The settings of elements outside any `<lectern-marketplace>`. */
export interface Defaults {
  /** The marketplace's origin. */
  address?: string | undefined;
  /** The partner's publishable key. */
  key?: string | undefined;
}

/** A marketplace, and how its widgets look in one place of the page. */
export interface EmbedContext extends Pick<Settings, 'theme' | 'locale' | 'dir'> {
  address: string;
  key: string;
  /** The element with these settings. */
  marketplace: Element | null;
}

const TAG = 'lectern-marketplace';

/** The closest `<lectern-marketplace>` around an element, also outside of the shadow roots it is in. */
function around(element: Element): Element | null {
  for (let place: Element | undefined = element; place; ) {
    const found: Element | null = place.closest(TAG);
    if (found) return found;
    const root = place.getRootNode();
    place = root instanceof ShadowRoot ? root.host : undefined;
  }
  return null;
}

/** The settings for an element, or for the page. undefined: the page doesn't say which marketplace. */
export function embedContextOf(element: Element | undefined, defaults: Defaults): EmbedContext | undefined {
  const marketplace = (element && around(element)) ?? document.querySelector(TAG);
  const own = (name: string) => marketplace?.getAttribute(name) || undefined;
  const address = URL.canParse(own('address') ?? '') ? new URL(own('address') ?? '').origin : defaults.address;
  if (!address) return undefined;
  const theme = own('theme');
  const dir = own('dir');
  const locale = own('locale');
  return {
    address,
    marketplace,
    key: own('partner-key') ?? defaults.key ?? '',
    ...((theme === 'light' || theme === 'dark' || theme === 'auto') && { theme }),
    ...((dir === 'ltr' || dir === 'rtl') && { dir }),
    ...(locale && { locale }),
  };
}
