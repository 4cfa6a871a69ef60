import '@lectern/react/styles/discount-codes.css';
import { DiscountCodes, useLectern } from '@lectern/react';
import { discountWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** The discount codes of an instructor, or all for an admin (beyond §2). */
export function DiscountsPage() {
  const { t } = useLectern('DiscountsPage', discountWords);
  useHead({ title: t('discounts.title') });
  return (
    <div className="site-page">
      <DiscountCodes />
    </div>
  );
}
