import type { Discount } from '@lectern/sdk';
import { discountWords } from '@lectern/sdk/words';
import { useState } from 'react';
import type { UseDiscountsResult } from '../../hooks/authoring/useDiscounts.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import { Field } from '../../ui/Field.tsx';
import * as icons from '../../ui/icons.ts';
import { Pagination } from '../course-list/index.ts';
import { DiscountCodesRow } from './DiscountCodesRow.tsx';

/** How many codes are shown at once. */
const CODES_PER_PAGE = 8;

/** Whether a code has these words in what its row shows. */
const isFound = ({ code, instructor, courses }: Discount, words: string) =>
  [code, instructor ?? '', ...courses.map(({ title }) => title)]
    .join(' ')
    .toLowerCase()
    .includes(words.trim().toLowerCase());

interface ListProps {
  discounts: readonly Discount[];
  view: UseDiscountsResult;
  /** Leads to the form. */
  onBegin: () => void;
}

/** The codes, page by page. */
export function DiscountCodesList({ discounts, view, onBegin }: ListProps) {
  const { t } = useLectern('DiscountCodes', discountWords);
  const [words, setWords] = useState('');
  const [page, setPage] = useState(1);
  const newest = discounts[0]?._id;
  const [first, setFirst] = useState(newest);
  if (first !== newest) {
    // What was made a moment ago is shown.
    setFirst(newest);
    setWords('');
    setPage(1);
  }
  const found = discounts.filter((discount) => isFound(discount, words));
  const pages = Math.max(1, Math.ceil(found.length / CODES_PER_PAGE));
  const shown = Math.min(page, pages);
  return (
    <div className="lectern-discount-codes-list">
      {discounts.length === 0 ? (
        <EmptyNote message={t('discounts.empty')} icon={icons.cart}>
          <Button variant="primary" onClick={onBegin}>
            {t('discounts.makeFirst')}
          </Button>
        </EmptyNote>
      ) : (
        <>
          {discounts.length > CODES_PER_PAGE && (
            <Field
              type="search"
              label={t('discounts.find')}
              value={words}
              onChange={({ currentTarget }) => {
                setWords(currentTarget.value);
                setPage(1);
              }}
            />
          )}
          {found.length === 0 ? (
            <EmptyNote message={t('discounts.noneFound')} icon={icons.search} />
          ) : (
            <ul aria-label={t('discounts.list')}>
              {found.slice((shown - 1) * CODES_PER_PAGE, shown * CODES_PER_PAGE).map((discount) => (
                <DiscountCodesRow key={discount._id} discount={discount} view={view} />
              ))}
            </ul>
          )}
          <Pagination page={shown} pages={pages} onPageChange={setPage} />
        </>
      )}
    </div>
  );
}
