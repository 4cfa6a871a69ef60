import { partnerWords } from '@lectern/sdk/words';
import { forwardRef } from 'react';
import { useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/createRoot.tsx';
import { EmptyNote } from '../../ui/EmptyNote.tsx';
import * as icons from '../../ui/icons.ts';
import { usePartners } from './context.ts';
import { PartnerManagerRow } from './PartnerManagerRow.tsx';

/** The title, and what a partner is. */
export const PartnerManagerHeader = forwardRef<HTMLElement, RootProps<'header'>>(function PartnerManagerHeader(
  { className, children, ...props },
  ref,
) {
  const { t } = useLectern('PartnerManagerHeader', partnerWords);
  return (
    <header ref={ref} {...props} className={cx('lectern-partner-manager-header', className)}>
      {children ?? (
        <>
          <h1>{t('partners.title')}</h1>
          <p>{t('partners.text')}</p>
        </>
      )}
    </header>
  );
});

/** Announces the last change. */
export const PartnerManagerStatus = forwardRef<HTMLParagraphElement, RootProps<'p'>>(function PartnerManagerStatus(
  { className, ...props },
  ref,
) {
  const { news } = usePartners('PartnerManagerStatus');
  return (
    <p ref={ref} role="status" {...props} className={cx('lectern-partner-manager-status', className)}>
      {news}
    </p>
  );
});

/** The partners, each with its actions, or a note that there are none. */
export const PartnerManagerList = forwardRef<HTMLDivElement, RootProps<'div'>>(function PartnerManagerList(
  { className, ...props },
  ref,
) {
  const { t } = useLectern('PartnerManagerList', partnerWords);
  const { partners = [] } = usePartners('PartnerManagerList');
  return (
    <div ref={ref} {...props} className={cx('lectern-partner-manager-partners', className)}>
      {partners.length === 0 ? (
        <EmptyNote message={t('partners.empty')} icon={icons.user} />
      ) : (
        <ul className="lectern-partner-manager-list" aria-label={t('partners.list')}>
          {partners.map((partner) => (
            <li key={partner._id}>
              <PartnerManagerRow partner={partner} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
