import { CourseSearchBox, Icon, icons, useLectern } from '@lectern/react';
import { cartWords, catalogueWords, embedWords, navbarWords } from '@lectern/sdk/words';
import { OpenLink } from './OpenLink.tsx';

/** A form that leads to the marketplace's results, or changes a list of the page where the loader runs. */
export const SearchFragment = () => <CourseSearchBox hasSuggestions={false} data-lectern-search="" />;

/** The cart; the loader writes the number of its courses into the badge. */
export function CartButtonFragment() {
  const { t, paths } = useLectern('CartButtonFragment', navbarWords);
  return (
    <OpenLink view="cart" href={paths.cart} className="lectern-cart-button">
      <Icon shape={icons.cart} />
      {t('cart.title')}
      <span className="lectern-badge lectern-cart-button-count" data-lectern-count="" hidden />
    </OpenLink>
  );
}

/** Sign-in; nothing once someone has signed in. */
export function SignInFragment() {
  return (
    <div className="lectern-sign-in-button" data-lectern-state="none">
      <SignIn />
    </div>
  );
}

/** The account; sign-in until someone has signed in. */
export function AccountFragment() {
  const { t, paths } = useLectern('AccountFragment', embedWords);
  return (
    <div className="lectern-account-button" data-lectern-state="none">
      <SignIn />
      <OpenLink view="account" when="signed-in" href={paths.dashboard}>
        {t('embed.account')}
      </OpenLink>
    </div>
  );
}

function SignIn() {
  const { t, paths } = useLectern('SignIn');
  return (
    <OpenLink view="sign-in" when="none" href={paths.signIn()} variant="primary">
      {t('session.signIn')}
    </OpenLink>
  );
}

/** The checkout of these courses, and the course once it is owned; without courses, the checkout of the cart. */
export function CheckoutFragment({ ids }: { ids: readonly string[] }) {
  const { t, paths } = useLectern('CheckoutFragment', cartWords, catalogueWords);
  const [first] = ids;
  if (first === undefined) {
    return (
      <OpenLink view="checkout" href={paths.checkout()} variant="primary">
        {t('cart.checkout')}
      </OpenLink>
    );
  }
  return (
    <div className="lectern-checkout-button" data-course={ids.join()} data-lectern-state="none">
      <OpenLink view="checkout" when="none in-cart" href={paths.checkout(ids.join())} variant="primary">
        {t('card.enroll')}
      </OpenLink>
      <OpenLink view="player" when="owned" href={paths.learning(first)}>
        {t('course.go')}
      </OpenLink>
    </div>
  );
}
