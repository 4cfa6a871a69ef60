'use client';

import { LecternProvider } from '@lectern/react';
import { createMarketplace } from '@lectern/sdk';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { options, paths } from './marketplace';

export function Providers({ children }: { children: ReactNode }) {
  const router = useRouter();
  const [marketplace] = useState(() => createMarketplace(options));
  return (
    <LecternProvider
      marketplace={marketplace}
      paths={paths}
      Link={Link}
      navigate={(to, step) => (step?.replace ? router.replace(to) : router.push(to))}
    >
      {children}
    </LecternProvider>
  );
}
