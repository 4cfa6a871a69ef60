/**
 * The content security policy of the site's pages. Without `upgrade-insecure-requests`: the demo is served over plain
 * http.
 *
 * @param scriptHashes of the scripts that stand in the page itself
 * @param partnerPage the origin of the demo's page of a partner, which the page for partners shows
 * @param ancestors the origins whose pages may frame it
 */
export function contentPolicy(
  scriptHashes: readonly string[],
  mediaOrigins: readonly string[],
  partnerPage = '',
  ancestors: readonly string[] = [],
): string {
  const media = mediaOrigins.join(' ');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' data: https:",
    `media-src 'self' blob: https: ${media}`.trimEnd(),
    "font-src 'self'",
    `connect-src 'self' ${media}`.trimEnd(),
    // hls.js creates its worker from a blob.
    "worker-src 'self' blob:",
    `frame-src https://www.youtube-nocookie.com https://player.vimeo.com ${partnerPage}`.trimEnd(),
    `frame-ancestors ${ancestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');
}
