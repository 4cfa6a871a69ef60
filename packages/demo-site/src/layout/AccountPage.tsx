import '../styles/account.css';
import type { ReactNode } from 'react';

/** A page for signing in or up, with a decorative illustration beside it on wide screens. */
export function AccountPage({ children }: { children: ReactNode }) {
  return (
    <div className="site-page site-account">
      {children}
      <img src="/pages/account.svg" alt="" width={560} height={640} loading="lazy" />
    </div>
  );
}
