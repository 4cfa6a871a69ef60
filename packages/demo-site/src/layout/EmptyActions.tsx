import { useCategories, useLectern } from '@lectern/react';
import type { ReactNode } from 'react';
import { emptyActions } from '../content/courses.ts';

/** What to do after a search without results: the action in `children`, or browse a category. */
export function EmptyActions({ children }: { children: ReactNode }) {
  const { Link, paths } = useLectern('EmptyActions');
  const { data } = useCategories();
  return (
    <>
      {children}
      {data && data.length > 0 && (
        <nav className="site-empty-actions" aria-label={emptyActions.label}>
          <p>{emptyActions.title}</p>
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
