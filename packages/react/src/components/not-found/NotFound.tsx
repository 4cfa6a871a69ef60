import type { HTMLAttributes, ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';

export interface NotFoundProps extends HTMLAttributes<HTMLElement> {
  /** In place of the icon: a drawing of the host's own. */
  picture?: ReactNode;
}

/** Any other path (§2). As children: other ways on than the listing. */
export function NotFound({ picture, className, children, ...props }: NotFoundProps) {
  const { t, Link, paths } = useLectern('NotFound');
  return (
    <section {...props} className={cx('lectern-not-found', className)}>
      <h1>{t('notFound.title')}</h1>
      <EmptyNote icon="search" picture={picture} message={t('notFound.text')}>
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
