import { useCategories, useLectern } from '@lectern/react';
import type { ReactNode } from 'react';

/** The ways on from a search that found nothing: the one that is passed, and every category. */
export function EmptyWays({ children }: { children: ReactNode }) {
  const { Link, paths } = useLectern('EmptyWays');
  const { data } = useCategories();
  return (
    <>
      {children}
      {data && data.length > 0 && (
        <nav className="site-empty-ways" aria-label="Categories">
          <p>Or browse a category:</p>
          <ul>
            {data.map(({ _id, name }) => (
              <li key={_id}>
                <Link href={paths.category(_id)} className="lectern-chip">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
