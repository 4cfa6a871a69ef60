import type { ReactNode } from 'react';

/** The way into an account; where there is room, a drawing beside it that says nothing the words do not. */
export function AccountPage({ children }: { children: ReactNode }) {
  return (
    <div className="site-page site-account">
      {children}
      <img src="/pages/account.svg" alt="" width={560} height={640} loading="lazy" />
    </div>
  );
}
