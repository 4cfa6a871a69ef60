import { useWishlistToggle, WishlistToggleButton } from '@lectern/react';
import type { Course } from '@lectern/sdk';

export function Example({ course }: { course: Course }) {
  const wish = useWishlistToggle(course);
  return <WishlistToggleButton {...wish} title={course.title} />;
}
