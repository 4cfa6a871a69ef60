import type { CartItem } from '@lectern/sdk';
import { cartWords, catalogueWords } from '@lectern/sdk/words';
import { useCartActions } from '../../hooks/shop/useCartActions.ts';
import { useLectern } from '../../provider/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { Price } from '../../ui/Price.tsx';
import { CoverImage } from '../cover-image/index.ts';

export function CartRow({ item, isSoon }: { item: CartItem; isSoon: boolean }) {
  const { t, formats, Link, paths } = useLectern('Cart', cartWords, catalogueWords);
  const { remove } = useCartActions();
  return (
    <li className="lectern-cart-row">
      <CoverImage course={item} sizes="8rem" width={128} height={72} className="lectern-cart-image" />
      <div className="lectern-cart-text">
        <h2>
          <Link href={paths.course(item._id)} dir="auto">
            {item.title}
          </Link>
        </h2>
        {item.creatorId && <p>{t('course.by', { name: `${item.creatorId.firstName} ${item.creatorId.lastName}` })}</p>}
        <p>{item.level}</p>
      </div>
      {isSoon ? (
        <p className="lectern-cart-soon">{t('course.comingSoon')}</p>
      ) : (
        <Price text={formats.price(item.price)} isFree={item.price === 0} />
      )}
      <Button
        variant="quiet"
        size="small"
        className="lectern-cart-remove lectern-button-flush"
        data-action="remove"
        onClick={() => remove(item)}
        aria-label={t('cart.removeCourse', { title: item.title })}
      >
        <Icon shape={icons.trash} />
        {t('cart.remove')}
      </Button>
    </li>
  );
}
