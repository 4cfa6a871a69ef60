import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@lectern/react/styles.css';
import { Providers } from './providers';

export const metadata: Metadata = { title: 'Training', icons: 'data:,' };
/** The catalogue changes: pages are rendered when they are requested. */
export const dynamic = 'force-dynamic';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
