import { cartWords, catalogueWords, failureWords } from '@lectern/sdk/words';
import { forwardRef, type ReactNode } from 'react';
import { useWishlist } from '../../hooks/shop/useWishlist.ts';
import { useLectern } from '../../provider/context.ts';
import { createRoot, type RootProps } from '../../ui/definePart.tsx';
import { LoadingStatus } from '../../ui/LoadingStatus.tsx';
import { CourseCardSkeleton } from '../course-card/index.ts';
import type { RenderCourse } from '../course-list/index.ts';
import { LoadError } from '../load-error/index.ts';
import { WishlistProvider } from './context.ts';
import * as parts from './parts.tsx';

export interface WishlistProps extends RootProps<'div'> {
  /** The parts, in your arrangement, once the courses are loaded. @default the usual parts */
  children?: ReactNode;
  /** The content of each item. @default a card with Remove, Enroll Now, Add to Cart and View Details */
  renderItem?: RenderCourse | undefined;
}

const Root = createRoot('div', 'lectern-wishlist');

const WishlistRoot = forwardRef<HTMLDivElement, WishlistProps>(function Wishlist(
  { children, renderItem, ...props },
  ref,
) {
  const { t } = useLectern('Wishlist', cartWords, catalogueWords, failureWords);
  const { data: courses, error, refetch } = useWishlist();
  if (error) {
    return (
      <Root ref={ref} {...props} state="error">
        <LoadError error={error} fallback={t('wishlist.listFailed')} onRetry={refetch} />
      </Root>
    );
  }
  if (!courses) {
    return (
      <Root ref={ref} {...props} state="loading">
        <div className="lectern-course-grid">
          <LoadingStatus label={t('courseList.loading')} />
          {[1, 2, 3].map((place) => (
            <CourseCardSkeleton key={place} />
          ))}
        </div>
      </Root>
    );
  }
  return (
    <Root ref={ref} {...props} state={courses.length === 0 ? 'empty' : 'ready'}>
      <WishlistProvider value={{ courses, renderItem }}>
        {children ?? (
          <>
            <parts.WishlistSummary />
            <parts.WishlistGrid />
            <parts.WishlistEmpty />
            <parts.WishlistSuggestions />
          </>
        )}
      </WishlistProvider>
    </Root>
  );
});

/** The courses on the signed-in person's wishlist (§2): cards with Remove, Enroll Now, Add to Cart and View Details. */
export const Wishlist = Object.assign(WishlistRoot, {
  Summary: parts.WishlistSummary,
  Grid: parts.WishlistGrid,
  Empty: parts.WishlistEmpty,
  Suggestions: parts.WishlistSuggestions,
});
