import type { Category } from '@lectern/sdk';
import { forwardRef } from 'react';
import { type LinkProps, useLectern } from '../../provider/context.ts';
import { cx } from '../../ui/compose.ts';
import { createPart, type RootProps } from '../../ui/createRoot.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as icons from '../../ui/icons.ts';
import { useCategoryGrid } from './context.ts';

export interface CategoryGridPartProps extends RootProps<'span'> {
  /** The category to show. */
  category: Category;
}

export interface CategoryGridTileProps extends Partial<Omit<LinkProps, 'ref'>> {
  /** The category to link to. */
  category: Category;
}

const List = createPart('ul', 'lectern-category-grid-list');
const Name = createPart('span', 'lectern-category-grid-name');
const Count = createPart('span', 'lectern-category-grid-count');

/** The tiles of all categories, or your children: an `li` each. */
export const CategoryGridList = forwardRef<HTMLUListElement, RootProps<'ul'>>(function CategoryGridList(
  { children, ...props },
  ref,
) {
  const categories = useCategoryGrid('CategoryGridList');
  return (
    <List ref={ref} {...props}>
      {children ??
        categories.map((category) => (
          <li key={category._id}>
            <CategoryGridTile category={category} />
          </li>
        ))}
    </List>
  );
});

/** A link to the courses of a category. */
export const CategoryGridTile = forwardRef<HTMLAnchorElement, CategoryGridTileProps>(function CategoryGridTile(
  { category, className, children, ...props },
  ref,
) {
  const { Link, paths } = useLectern('CategoryGridTile');
  return (
    <Link
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
    </Link>
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
