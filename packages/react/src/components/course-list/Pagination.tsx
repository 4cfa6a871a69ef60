import { catalogueWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useLectern } from '../../provider/context.ts';
import { StepLink } from '../../provider/StepLink.tsx';
import { Button } from '../../ui/Button.tsx';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';

export interface PaginationProps extends RootProps<'nav'> {
  /** The current page, from 1. */
  page: number;
  /** How many pages there are. */
  pages: number;
  /** Called with the page to show. */
  onPageChange: (page: number) => void;
  /** The address of a page. With it, Previous and Next are links. */
  hrefOf?: ((page: number) => string) | undefined;
}

const Root = definePart('Pagination', 'nav', 'lectern-pagination');

/** Previous, "Page X of Y", Next. Renders nothing where there is one page (§2). */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { page, pages, onPageChange, hrefOf, ...props },
  ref,
) {
  const { t } = useLectern('Pagination', catalogueWords);
  if (pages <= 1) return null;
  const step = (to: number, rel: string, label: ReactNode) =>
    hrefOf && to >= 1 && to <= pages ? (
      <StepLink
        href={hrefOf(to)}
        rel={rel}
        onStep={() => onPageChange(to)}
        className="lectern-button"
        data-variant="secondary"
      >
        {label}
      </StepLink>
    ) : (
      <Button disabled={to < 1 || to > pages} onClick={() => onPageChange(to)}>
        {label}
      </Button>
    );
  return (
    <Root ref={ref} aria-label={t('pagination.label')} {...props}>
      {step(
        page - 1,
        'prev',
        <>
          <Icon shape={icons.chevronLeft} />
          {t('pagination.previous')}
        </>,
      )}
      <p aria-current="page">{t('pagination.position', { page, pages })}</p>
      {step(
        page + 1,
        'next',
        <>
          {t('pagination.next')}
          <Icon shape={icons.chevronRight} />
        </>,
      )}
    </Root>
  );
});
