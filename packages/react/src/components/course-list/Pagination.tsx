import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';

export interface PaginationProps {
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
}

/** Previous, "Page X of Y", Next; nothing where there is one page (§2). */
export function Pagination({ page, pages, onPageChange }: PaginationProps) {
  const { t } = useLectern('Pagination');
  if (pages <= 1) return null;
  return (
    <nav className="lectern-pagination" aria-label={t('pagination.label')}>
      <Button disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
        <Icon name="chevronLeft" />
        {t('pagination.previous')}
      </Button>
      <p aria-current="page">{t('pagination.position', { page, pages })}</p>
      <Button disabled={page >= pages} onClick={() => onPageChange(page + 1)}>
        {t('pagination.next')}
        <Icon name="chevronRight" />
      </Button>
    </nav>
  );
}
