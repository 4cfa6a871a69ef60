import { discountWords } from '@lectern/sdk/words';
import { forwardRef, useEffect, useId, useRef, useState } from 'react';
import { useSession } from '../../hooks/account/useSession.ts';
import { useDiscounts } from '../../hooks/authoring/useDiscounts.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useGuard } from '../require-capability/index.ts';
import { DiscountCodesForm } from './DiscountCodesForm.tsx';
import { DiscountCodesList } from './DiscountCodesList.tsx';

export type DiscountCodesProps = Omit<RootProps<'section'>, 'children'>;

const DiscountCodesRoot = createRoot('section', 'lectern-discount-codes');

/**
 * Makes discount codes, lists them with their uses and links, changes their limits, and ends them: an instructor's own, which are for their
 * courses, or all for an admin.
 */
export const DiscountCodes = forwardRef<HTMLElement, DiscountCodesProps>(function DiscountCodes(props, ref) {
  const guard = useGuard({ of: 'instructorDashboard' });
  if (!guard) return <Codes ref={ref} {...props} />;
  return (
    <DiscountCodesRoot ref={ref} {...props} state={guard.state}>
      {guard.content}
    </DiscountCodesRoot>
  );
});

const Codes = forwardRef<HTMLElement, DiscountCodesProps>(function Codes(props, ref) {
  const { t } = useLectern('DiscountCodes', discountWords);
  const titleId = useId();
  const isAdmin = useSession().user?.role === 'admin';
  const view = useDiscounts();
  const { discounts, isEmpty, error, reload, news } = view;
  const codeField = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) codeField.current?.focus();
  }, [isOpen]);
  const state = discounts ? (isEmpty ? 'empty' : 'ready') : error ? 'error' : 'loading';
  return (
    <DiscountCodesRoot ref={ref} aria-labelledby={titleId} {...props} state={state}>
      <header className="lectern-discount-codes-header">
        <div className="lectern-heading">
          <h1 id={titleId}>{t('discounts.title')}</h1>
          <p>
            {t('discounts.text')} {!isAdmin && t('discounts.ownText')}
          </p>
        </div>
        {discounts && !isEmpty && (
          <Button
            aria-expanded={isOpen}
            onClick={() => {
              setOpen(true);
              codeField.current?.focus();
            }}
          >
            <Icon shape={icons.plus} />
            {t('discounts.new')}
          </Button>
        )}
      </header>
      {discounts ? (
        <>
          <p role="status" className="lectern-discount-codes-status">
            {news}
          </p>
          {!isEmpty && <DiscountCodesList discounts={discounts} view={view} />}
          {(isOpen || isEmpty) && <DiscountCodesForm view={view} codeField={codeField} onMade={() => setOpen(false)} />}
        </>
      ) : error ? (
        <ErrorNote message={error} retryLabel={t('error.retry')} onRetry={reload} />
      ) : (
        <>
          <LoadingStatus label={t('discounts.loading')} />
          <Skeleton shape="panel" />
        </>
      )}
    </DiscountCodesRoot>
  );
});
