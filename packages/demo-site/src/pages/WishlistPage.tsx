import '@lectern/react/styles/compare-area.css';
import '@lectern/react/styles/wishlist.css';
import { CompareArea, useLectern, Wishlist } from '@lectern/react';
import { navbarWords } from '@lectern/sdk/words';
import { useHead } from '../head/useHead.ts';

/** §2, wishlist. */
export function WishlistPage() {
  const { t } = useLectern('WishlistPage', navbarWords);
  useHead({ title: t('wishlist.title') });
  return (
    <CompareArea>
      <div className="site-page">
        <header className="site-page-head">
          <h1>{t('wishlist.title')}</h1>
        </header>
        <Wishlist />
      </div>
    </CompareArea>
  );
}
