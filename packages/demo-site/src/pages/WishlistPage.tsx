import { useLectern, Wishlist } from '@lectern/react';
import { usePageTitle } from '../layout/usePageTitle.ts';

/** §2, wishlist. */
export function WishlistPage() {
  const { t } = useLectern('WishlistPage');
  usePageTitle(t('wishlist.title'));
  return (
    <div className="site-page">
      <header className="site-page-head">
        <h1>{t('wishlist.title')}</h1>
      </header>
      <Wishlist />
    </div>
  );
}
