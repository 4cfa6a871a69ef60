import type { Course } from '@lectern/sdk';
import { checkoutSource } from '@lectern/sdk/rules';
import { useQueries } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useLectern } from '../../provider/context.ts';
import { useQueryClient } from '../../provider/query.ts';
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
  /** The course to buy if there are no `items` and the cart is empty; several are separated by commas, as in an address. */
  courseId?: string | undefined;
}

interface ChosenCourses extends CheckoutSource {
  /** The courses of an order, which come before all others. */
  orderedIds?: readonly string[] | undefined;
}

/** The courses to check out: the given ones, else the cart, else those of `courseId`, which are loaded. */
export function useCheckoutItems({ items, courseId, orderedIds }: ChosenCourses) {
  const { marketplace } = useLectern('useCheckout');
  const cart = useStore(marketplace.cart, (state) => state.items);
  const source = orderedIds
    ? { kind: 'courses' as const, courseIds: orderedIds }
    : checkoutSource<CheckoutItem>({ items, cart, courseId });
  const ids = source.kind === 'courses' ? source.courseIds : [];
  const courses = useQueries({ queries: ids.map((id) => courseQuery(marketplace, id)) }, useQueryClient());
  const chosen: readonly CheckoutItem[] =
    source.kind === 'items' || source.kind === 'cart' ? source.items : courses.flatMap(({ data }) => data ?? []);
  return {
    chosen,
    isLoading: courses.some(({ isPending }) => isPending),
    loadError: courses.find(({ error }) => error)?.error ?? null,
    reload: () => {
      for (const { error, refetch } of courses) if (error) void refetch();
    },
  };
}
