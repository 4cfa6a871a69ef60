import { useCategories, useCourses } from '@lectern/react';
import { categoryHead, coursesHead, pageTitle } from '../content/courses.ts';
import { useHead } from '../head/useHead.ts';
import type { useCourseSearch } from './useCourseSearch.ts';

/** The listing's head. Categories and pages have canonical URLs of their own; other filters only repeat the same courses. */
export function useListingHead({ filters, search }: ReturnType<typeof useCourseSearch>) {
  const { data = [] } = useCategories();
  const wanted = filters.category?.toLowerCase();
  // Links name a category by id, slug or name (§2); the canonical URL has its slug.
  const category = data.find(({ _id, slug, name }) => [_id, slug, name.toLowerCase()].includes(wanted));
  const query = new URLSearchParams({
    ...(category ? { category: category.slug ?? category._id } : {}),
    ...(search.page === undefined ? {} : { page: String(search.page) }),
  });
  const totalPages = useCourses(search).data?.totalPages ?? Number.POSITIVE_INFINITY;
  const { title, description } = category ? categoryHead(category.name) : coursesHead;
  useHead({
    title: search.page === undefined ? title : pageTitle(title, search.page),
    description,
    // Pages after the last one have addresses without end, so they aren't indexed.
    path:
      search.page !== undefined && Number(search.page) > totalPages
        ? undefined
        : query.size > 0
          ? `${coursesHead.path}?${query}`
          : coursesHead.path,
  });
}
