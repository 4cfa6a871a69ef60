import { useLectern } from '@lectern/react';

/** The money-back guarantee and a link to the terms. */
export function Assurance() {
  const { t, Link } = useLectern('Assurance');
  return (
    <>
      {t('promise.refund')} · <Link href="/terms">{t('footer.terms')}</Link>
    </>
  );
}
