import type { PaymentOptions } from '@lectern/sdk';
import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Loads Stripe's script, once for a page, and connects it with the marketplace's account. */
export async function connectStripe({ publishableKey, scriptUrl }: PaymentOptions, locale: string): Promise<Stripe> {
  if (scriptUrl && !('Stripe' in window)) await loadScript(scriptUrl);
  const stripe = await loadStripe(publishableKey ?? '', { locale: languageOf(locale) });
  if (!stripe) throw new Error('There is no Stripe on a server.');
  return stripe;
}

/** Stripe shows its form in the browser's language where it doesn't know this one. */
const languageOf = (locale: string) => (locale.split('-')[0] ?? 'auto') as 'auto';

/** Stripe's loader takes a script that is there already. */
function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} did not load.`));
    });
    document.head.append(script);
  });
}
