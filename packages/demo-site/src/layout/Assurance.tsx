import { useLectern } from '@lectern/react';

/** What stands behind a payment: the guarantee, and the terms. */
export function Assurance() {
  const { t, Link } = useLectern('Assurance');
  return (
    <>
      {t('promise.refund')} · <Link href="/terms">{t('footer.terms')}</Link>
    </>
  );
}
