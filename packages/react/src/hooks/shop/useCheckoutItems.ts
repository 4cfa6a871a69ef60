import { type Course, checkoutSource } from '@lectern/sdk';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';
import { useQuery } from '../../provider/query.ts';
import { courseQuery } from '../../queries/courses.ts';

/** A course as a checkout shows it. */
export type CheckoutItem = Pick<Course, '_id' | 'title' | 'price' | 'imageUrl' | 'imageWidths' | 'description'> & {
  /** As in `Course`; a copy in the cart doesn't say it. */
  hasLectures?: boolean | undefined;
};

/** Where a checkout gets its courses from (§4). */
export interface CheckoutSource {
  /** The courses to buy. @default the courses in the cart */
  items?: readonly CheckoutItem[] | undefined;
  /** The course to buy if there are no `items` and the cart is empty. */
  courseId?: string | undefined;
}

/** The courses to check out: the given ones, else the cart, else the one course, which is loaded. */
export function useCheckoutItems({ items, courseId }: CheckoutSource) {
  const { marketplace } = useLectern('useCheckout');
  const cart = useStore(marketplace.cart, (state) => state.items);
  const source = checkoutSource<CheckoutItem>({ items, cart, courseId });
  const isLoaded = source.kind === 'course';
  const query = courseQuery(marketplace, source.kind === 'course' ? source.courseId : '');
  const { data, isPending, error, refetch } = useQuery({ ...query, enabled: isLoaded });
  const chosen: readonly CheckoutItem[] =
    source.kind === 'items' || source.kind === 'cart' ? source.items : data ? [data] : [];
  return {
    chosen,
    isLoading: isLoaded && isPending,
    loadError: isLoaded ? error : null,
    reload: () => void refetch(),
  };
}
