import { useIntent, useLectern, useSession } from '@lectern/react';
import { returnPath } from '@lectern/sdk/rules';
import { type ReactNode, useState } from 'react';
import { useHead } from '../head/useHead.ts';
import { Redirect, useSearchParams } from '../router/Router.tsx';
import { AccountPage } from './AccountPage.tsx';
import { ForeignReturn, foreignReturn } from './ForeignReturn.tsx';

interface EntryPageProps {
  head: Parameters<typeof useHead>[0];
  /** The form; it gets the path to return to. */
  children: (next: string | null) => ReactNode;
}

/** A page that signs somebody in, and leads on who is signed in already. */
export function EntryPage({ head, children }: EntryPageProps) {
  const next = useSearchParams().get('next');
  const { paths } = useLectern('EntryPage');
  const { isAuthenticated } = useSession();
  const { isDue } = useIntent();
  // What was pressed before leads on by itself.
  const [isLed, setLed] = useState(false);
  if (isDue && !isLed) setLed(true);
  useHead(head);
  const foreign = foreignReturn(next);
  // Already signed in, with nothing left to do.
  if (!foreign && isAuthenticated && !isDue && !isLed) return <Redirect to={returnPath(next) ?? paths.dashboard} />;
  return <AccountPage>{foreign ? <ForeignReturn target={foreign} /> : children(next)}</AccountPage>;
}
