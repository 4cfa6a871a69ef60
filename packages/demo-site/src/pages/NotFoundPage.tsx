import { EmptyNote, useLectern } from '@lectern/react';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, any other path. */
export function NotFoundPage() {
  const { Link, paths } = useLectern('NotFoundPage');
  usePageTitle('Page Not Found');
  return (
    <div className="site-page">
      <h1 className="site-not-found">Page Not Found</h1>
      <EmptyNote message="There is nothing at this address. It may have moved, or never have been here.">
        <Link href={paths.courses} className="lectern-button" data-variant="primary">
          Browse Courses
        </Link>
      </EmptyNote>
    </div>
  );
}
