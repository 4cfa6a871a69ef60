import { checkoutWords, courseWords } from '@lectern/sdk/words';
import type { ReactNode } from 'react';
import { useDiscountQuote } from '../../hooks/shop/useDiscountQuote.ts';
import { useLectern } from '../../provider/context.ts';
import { Price } from '../../ui/Price.tsx';

interface DiscountProps {
  course: { _id: string; price: number };
  code: string;
  /** Only the prices, for the bar of a phone. */
  isBrief: boolean;
  /** The price without a code. */
  children: ReactNode;
}

/**
 * The price of a course with a discount code and without. It takes the lines of the price alone, so that nothing moves when
 * it is known. Why a code can't be used is said below the price; one for other courses isn't mentioned.
 */
export function CourseDiscount({ course, code, isBrief, children }: DiscountProps) {
  const { t, formats } = useLectern('CourseDiscount', checkoutWords, courseWords);
  const { quote, refusal } = useDiscountQuote(course, code);
  if (!quote) {
    return (
      <>
        {children}
        {refusal && !isBrief && (
          <p role="status" className="lectern-course-detail-code">
            {refusal}
          </p>
        )}
      </>
    );
  }
  const left = quote.subtotal - quote.discount;
  const prices = (
    <>
      <span className="lectern-visually-hidden">{t('checkout.priceAfter')} </span>
      <Price text={formats.price(left)} isFree={left === 0} className="lectern-course-detail-price" />
      <span className="lectern-visually-hidden">{t('checkout.priceBefore')} </span>
      <s className="lectern-course-detail-price-before">{formats.price(course.price)}</s>
    </>
  );
  if (isBrief) return <span className="lectern-course-detail-buy-bar-prices">{prices}</span>;
  const total = formats.money(quote.total);
  return (
    <>
      {prices}
      <p role="status" className="lectern-course-detail-tax">
        {quote.tax > 0
          ? t('checkout.codeWithTax', { total, code: quote.code })
          : t('checkout.codeApplied', { code: quote.code })}
      </p>
    </>
  );
}
