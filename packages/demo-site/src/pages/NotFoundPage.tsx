import '@lectern/react/styles/course-search.css';
import '@lectern/react/styles/not-found.css';
import { CourseSearchBox, NotFound, useLectern } from '@lectern/react';
import { notFoundWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useHead } from '../head/useHead.ts';
import { EmptyIllustration } from '../layout/EmptyIllustration.tsx';

/** §2, any other path: a search field, and what else there is as `children`. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  const { t, Link, paths } = useLectern('NotFoundPage', notFoundWords);
  useHead({ title: t('notFound.title') });
  return (
    <div className="site-page">
      <NotFound picture={<EmptyIllustration />}>
        <CourseSearchBox className="site-missing-search" />
        <div className="lectern-not-found-actions">
          <Link href={paths.courses} className="lectern-button" data-variant="primary">
            {t('notFound.browse')}
          </Link>
          <Link href={paths.home} className="lectern-button" data-variant="quiet">
            {t('notFound.home')}
          </Link>
        </div>
      </NotFound>
      {children}
    </div>
  );
}
