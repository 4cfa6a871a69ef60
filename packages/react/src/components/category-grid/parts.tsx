import type { Category } from '@lectern/sdk';
import { forwardRef } from 'react';
import { type LinkProps, useLectern } from '../../provider/context.ts';
import { HostLink } from '../../provider/HostLink.tsx';
import { cx } from '../../ui/compose.ts';
import { definePart, type RootProps } from '../../ui/definePart.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useCategoryGridContext } from './context.ts';

export interface CategoryGridPartProps extends RootProps<'span'> {
  /** The category to show. */
  category: Category;
}

export interface CategoryGridTileProps extends Partial<Omit<LinkProps, 'ref'>> {
  /** The category to link to. */
  category: Category;
}
const Name = definePart('CategoryGridName', 'span', 'lectern-category-grid-name');
const Count = definePart('CategoryGridCount', 'span', 'lectern-category-grid-count');

/** The tiles of all categories, or your children: an `li` each. */
export const CategoryGridList = definePart('CategoryGridList', 'ul', 'lectern-category-grid-list', (name) => {
  const categories = useCategoryGridContext(name);
  return {
    children: categories.map((category) => (
      <li key={category._id}>
        <CategoryGridTile category={category} />
      </li>
    )),
  };
});

/** A link to the courses of a category. */
export const CategoryGridTile = forwardRef<HTMLAnchorElement, CategoryGridTileProps>(function CategoryGridTile(
  { category, className, children, ...props },
  ref,
) {
  const { paths } = useLectern('CategoryGridTile');
  return (
    <HostLink
      ref={ref}
      href={paths.category(category._id)}
      {...props}
      className={cx('lectern-category-grid-tile', className)}
    >
      {children ?? (
        <>
          <CategoryGridName category={category} />
          <CategoryGridCount category={category} />
          <Icon shape={icons.chevronRight} />
        </>
      )}
    </HostLink>
  );
});

/** The name of a category. */
export const CategoryGridName = forwardRef<HTMLSpanElement, CategoryGridPartProps>(function CategoryGridName(
  { category, ...props },
  ref,
) {
  return (
    <Name ref={ref} dir="auto" {...props}>
      {category.name}
    </Name>
  );
});

/** How many courses a category has. Renders nothing if the server doesn't count them. */
export const CategoryGridCount = forwardRef<HTMLSpanElement, CategoryGridPartProps>(function CategoryGridCount(
  { category, ...props },
  ref,
) {
  const { t } = useLectern('CategoryGridCount');
  if (category.courseCount === undefined) return null;
  return (
    <Count ref={ref} {...props}>
      {t.plural('count.courses', category.courseCount)}
    </Count>
  );
});
