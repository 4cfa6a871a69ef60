import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

export interface PaginationProps extends RootProps<'nav'> {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** Called with the page to show. */
  onPageChange: (page: number) => void;
}

const Root = createPart('nav', 'lectern-pagination');

/** Previous, "Page X of Y", Next. Renders nothing where there is one page (§2). */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pages, onPageChange, ...props },
  ref,
) {
  const { t } = useLectern('Pagination', catalogueWords);
  if (pages <= 1) return null;
  return (
    <Root ref={ref} aria-label={t('pagination.label')} {...props}>
      <Button disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <Icon shape={icons.chevronLeft} />
        {t('pagination.previous')}
      </Button>
      <p aria-current="page">{t('pagination.position', { page, pages })}</p>
      <Button disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
        {t('pagination.next')}
        <Icon shape={icons.chevronRight} />
      </Button>
    </Root>
  );
});
