/** An open book on its stand. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="site-logo-mark">
      <path className="site-logo-page" d="M16 8.2C12.3 5.9 8.2 5.4 3.5 6v13.6c4.7-.6 8.8-.1 12.5 2.2z" />
      <path
        className="site-logo-page site-logo-page-far"
        d="M16 8.2c3.7-2.3 7.8-2.8 12.5-2.2v13.6c-4.7-.6-8.8-.1-12.5 2.2z"
      />
      <path className="site-logo-stand" d="M14.7 22.6h2.6v3h4.5v2.4H10.2v-2.4h4.5z" />
    </svg>
  );
}
