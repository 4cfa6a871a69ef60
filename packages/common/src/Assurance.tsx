import { useLectern } from '@lectern/react';
import { footerWords, promiseWords } from '@lectern/sdk/words';

/** The money-back guarantee and a link to the terms. */
export function Assurance() {
  const { t, Link } = useLectern('Assurance', footerWords, promiseWords);
  return (
    <>
      {t('promise.refund')} · <Link href="/terms">{t('footer.terms')}</Link>
    </>
  );
}
