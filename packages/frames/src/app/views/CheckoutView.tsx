import '@lectern/react/styles/checkout.css';
import { Assurance } from '@lectern/common/Assurance.tsx';
import {
  Checkout,
  type CheckoutProps,
  courseQuery,
  ErrorNote,
  LoadingStatus,
  Skeleton,
  useCheckoutContext,
  useLectern,
} from '@lectern/react';
import { messageOf } from '@lectern/sdk';
import { accessWords, checkoutWords } from '@lectern/sdk/words';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changed } from '../changes.ts';
import type { Frame } from '../createFrame.ts';
import { useFrame } from '../FrameContext.ts';
import { PayGuard, PayPane } from '../PayGuard.tsx';
import { SignedInOnly } from '../SignedInOnly.tsx';

/** The frames whose visit to the checkout is counted: once for each page. */
const counted = new WeakSet<Frame>();

interface CheckoutViewProps {
  /** The courses to buy. Without them, those in the cart. */
  courseIds?: readonly string[] | undefined;
  /** A discount code that was typed in the cart or given by the host. */
  code?: string | undefined;
}

/** The checkout; then what was bought, with the links to study it and to the receipt. */
export default function CheckoutView({ courseIds, code }: CheckoutViewProps) {
  const { marketplace, t } = useLectern('CheckoutView', accessWords);
  const frame = useFrame();
  const onPurchase = () => {
    // The view says the same.
    marketplace.notices.hide();
    changed(marketplace);
    if (frame.isInPage) frame.send({ type: 'front', isOn: false });
  };
  useEffect(() => {
    if (counted.has(frame)) return;
    counted.add(frame);
    // For the partner's report; the checkout works without it.
    marketplace.partners.recordCheckout({ key: frame.partner.key }).catch(() => {});
  }, [marketplace, frame]);
  const chosen = () => (courseIds?.length ? courseIds : marketplace.cart.getState().items.map(({ _id }) => _id));
  return (
    <PayGuard courseIds={chosen} code={code}>
      <SignedInOnly reason={t('notice.signInRequired.checkout')}>
        {courseIds?.length ? (
          <ChosenCourses courseIds={courseIds} code={code} onPurchase={onPurchase} />
        ) : (
          <FrameCheckout code={code} onPurchase={onPurchase} />
        )}
      </SignedInOnly>
    </PayGuard>
  );
}

/** The checkout of the courses that the host named, whatever is in the cart. */
function ChosenCourses({
  courseIds,
  code,
  onPurchase,
}: CheckoutViewProps & { courseIds: readonly string[]; onPurchase: () => void }) {
  const { marketplace, queryClient, t } = useLectern('CheckoutView', checkoutWords);
  const queries = courseIds.map((id) => courseQuery(marketplace, id));
  const courses = useQueries({ queries }, queryClient);
  const failed = courses.find(({ error }) => error);
  if (failed) {
    return (
      <ErrorNote
        message={messageOf(failed.error, t('checkout.courseFailed'))}
        retryLabel={t('error.retry')}
        onRetry={() => courses.forEach(({ refetch }) => void refetch())}
      />
    );
  }
  const items = courses.flatMap(({ data }) => data ?? []);
  if (items.length < courseIds.length) {
    return (
      <div className="frame-waiting">
        <LoadingStatus label={t('checkout.loading')} />
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    );
  }
  return <FrameCheckout code={code} items={items} onPurchase={onPurchase} />;
}

function FrameCheckout(props: Pick<CheckoutProps, 'code' | 'items' | 'onPurchase'>) {
  const { keepCode, isInPage } = useFrame();
  return (
    <Checkout opensBankInWindow onCodeChange={keepCode} assurance={<Assurance />} {...props}>
      {isInPage ? <PageLayout /> : undefined}
    </Checkout>
  );
}

/** The usual parts, with a pane over what has to be seen when someone pays. */
function PageLayout() {
  const { isFree } = useCheckoutContext('CheckoutView');
  return (
    <Checkout.Layout>
      <Checkout.Summary />
      <Checkout.Main>
        <Checkout.Discount />
        <div className="frame-pay-place">
          <Checkout.Payment />
          <PayPane />
        </div>
        {!isFree && (
          <Checkout.Assurance>
            <Assurance />
          </Checkout.Assurance>
        )}
      </Checkout.Main>
    </Checkout.Layout>
  );
}
