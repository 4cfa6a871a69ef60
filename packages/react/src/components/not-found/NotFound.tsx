import { notFoundWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';

export interface NotFoundProps extends RootProps<'section'> {
  /** An illustration in place of the icon. */
  picture?: ReactNode;
}

const Root = definePart('NotFound', 'section', 'lectern-not-found');

/** The page for an unknown path (§2). Children replace the links to the listing and the home page. */
export const NotFound = forwardRef<HTMLElement, NotFoundProps>(function NotFound({ picture, children, ...props }, ref) {
  const { t, Link, paths } = useLectern('NotFound', notFoundWords);
  return (
    <Root ref={ref} {...props}>
      <EmptyNote
        icon={icons.search}
        picture={picture}
        heading={t('notFound.title')}
        headingLevel={1}
        message={t('notFound.text')}
      >
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
    </Root>
  );
});
