import type { HTMLAttributes } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';

/** Any other path (§2). As children: other ways on than the listing. */
export function NotFound({ className, children, ...props }: HTMLAttributes<HTMLElement>) {
  const { t, Link, paths } = useLectern('NotFound');
  return (
    <section {...props} className={cx('lectern-not-found', className)}>
      <h1>{t('notFound.title')}</h1>
      <EmptyNote icon="search" message={t('notFound.text')}>
        {children ?? (
          <div className="lectern-not-found-actions">
            <Link href={paths.courses} className="lectern-button" data-variant="primary">
              {t('notFound.browse')}
            </Link>
            <Link href={paths.home} className="lectern-button" data-variant="quiet">
              {t('notFound.home')}
            </Link>
          </div>
        )}
      </EmptyNote>
    </section>
  );
}
