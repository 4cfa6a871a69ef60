import type { HostPage } from '../hostPage.ts';

/** The policy that docs/embedding.md tells a strict partner to have, and nothing more. */
const policy = (url: string) =>
  [
    "default-src 'none'",
    // The page's own sheet.
    "style-src 'self'",
    `script-src ${url}`,
    `connect-src ${url}`,
    `img-src ${url} data:`,
    `frame-src ${url}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types lectern',
  ].join('; ');

/** Pages where the browser, or a policy, refuses things. */
export const restricted: HostPage[] = [
  {
    title: 'Strict content policy with Trusted Types, documented lines only',
    headers: ({ url }) => ({ 'content-security-policy': policy(url) }),
  },
  {
    title: 'Sandboxed frame without `allow-same-origin`',
    frame:
      '<!doctype html><title>Classes</title><link rel="icon" href="data:,"><body style="margin: 0"><iframe title="Classes" sandbox="allow-scripts allow-popups allow-forms" src="/page" style="width: 100%; height: 860px; border: 0"></iframe>',
    personal: 'links',
  },
  {
    title: 'Storage and cookies blocked',
    preferences: { profile: { default_content_setting_values: { cookies: 2 } } },
  },
  {
    title: 'Third-party cookies blocked',
    preferences: { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } },
  },
  { title: 'No module support (classic script)', script: 'classic' },
  { title: 'A script tag that has lost its `type="module"`', script: 'stripped' },
  {
    title: 'Isolated (`Cross-Origin-Embedder-Policy: require-corp`)',
    headers: () => ({ 'cross-origin-embedder-policy': 'require-corp', 'cross-origin-opener-policy': 'same-origin' }),
  },
  {
    title: 'Full screen and picture-in-picture refused by `Permissions-Policy`',
    headers: () => ({ 'permissions-policy': 'fullscreen=(), picture-in-picture=()' }),
  },
];
