import type { PaymentPages } from '../payments/provider.ts';

/**
 * The content security policy of the site's pages. Without `upgrade-insecure-requests`: the demo is served over plain
 * http.
 *
 * @param scriptHashes of the scripts that stand in the page itself
 * @param partnerPage the origin of the demo's page of a partner, which the page for partners shows
 * @param ancestors the origins whose pages may frame it
 * @param payments the origins that the form of the payment provider needs
 */
export function contentPolicy(
  scriptHashes: readonly string[],
  mediaOrigins: readonly string[],
  partnerPage = '',
  ancestors: readonly string[] = [],
  payments: PaymentPages = { scripts: [], frames: [], connections: [] },
): string {
  const media = mediaOrigins.join(' ');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes, ...payments.scripts].join(' '),
    "style-src 'self'",
    "img-src 'self' data: https:",
    `media-src 'self' blob: https: ${media}`.trimEnd(),
    "font-src 'self'",
    ["connect-src 'self'", ...mediaOrigins, ...payments.connections].join(' '),
    // hls.js creates its worker from a blob.
    "worker-src 'self' blob:",
    [
      // 'self': the admin's outbox frames a mail; no page of the site lets itself be framed by another.
      "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
      ...(partnerPage ? [partnerPage] : []),
      ...payments.frames,
    ].join(' '),
    `frame-ancestors ${ancestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');
}

/**
 * Headers of every page, framed or not. Browsers pay from a page only where the form of a payment provider may ask for it.
 */
export const documentHeaders = (payments: PaymentPages | undefined) => ({
  'permissions-policy': `camera=(), display-capture=(), geolocation=(), microphone=(), payment=(${
    payments
      ? ['self', ...payments.frames.filter((origin) => !origin.includes('*')).map((origin) => `"${origin}"`)].join(' ')
      : ''
  }), usb=()`,
  'referrer-policy': 'strict-origin-when-cross-origin',
});
