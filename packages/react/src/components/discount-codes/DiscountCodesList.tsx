import type { Discount } from '@lectern/sdk';
import { discountWords } from '@lectern/sdk/words';
import { useEffect, useRef, useState } from 'react';
import type { UseDiscountsResult } from '../../hooks/authoring/useDiscounts.ts';
import { useLectern } from '../../provider/context.ts';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { Field } from '../../ui/Field.tsx';
import * as icons from '../../ui/icons.ts';
import { Pagination } from '../course-list/index.ts';
import { DiscountCodesRow } from './DiscountCodesRow.tsx';

interface ListProps {
  discounts: readonly Discount[];
  view: UseDiscountsResult;
}

/** The codes, page by page. */
export function DiscountCodesList({ discounts, view }: ListProps) {
  const { t } = useLectern('DiscountCodes', discountWords);
  const { total, page, pages, setPage, search, setSearch, madeId } = view;
  // The field stays where the search finds few, and while it is cleared: whoever types in it keeps the focus.
  const [isLong, setLong] = useState(false);
  if (pages > 1 && !isLong) setLong(true);
  const list = useRef<HTMLUListElement>(null);
  const seen = useRef<string>(undefined);
  // A new code's row may come after other ones of a search. The focus brings it into view, at what comes next: its link.
  useEffect(() => {
    if (!madeId || seen.current === madeId) return;
    const button = list.current?.querySelector<HTMLElement>(`[data-id="${madeId}"] .lectern-copy > button`);
    if (button) seen.current = madeId;
    button?.focus();
  });
  return (
    <div className="lectern-discount-codes-list">
      {isLong && (
        <>
          <Field
            type="search"
            label={t('discounts.find')}
            maxLength={40}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          />
          <p role="status" className="lectern-discount-codes-count">
            {t.plural('discounts.count', total)}
          </p>
        </>
      )}
      {discounts.length === 0 ? (
        <EmptyNote message={t('discounts.noneFound')} icon={icons.search} />
      ) : (
        <ul ref={list} aria-label={t('discounts.list')}>
          {discounts.map((discount) => (
            <DiscountCodesRow key={discount._id} discount={discount} view={view} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} onPageChange={setPage} />
    </div>
  );
}
