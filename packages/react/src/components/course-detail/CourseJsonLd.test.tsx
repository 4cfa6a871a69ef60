import { seedIds } from '@lectern/sdk/testing';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CourseDetail } from './index.ts';

withMockServer();

/** What Google requires for course info, and what it recommends and courses have; paths in the data. */
const REQUIRED = [
  'name',
  'description',
  'provider.name',
  'provider.url',
  'offers.category',
  'offers.price',
  'offers.priceCurrency',
  'hasCourseInstance.courseMode',
  'hasCourseInstance.courseWorkload',
  'hasCourseInstance.instructor.name',
  'aggregateRating.ratingValue',
  'aggregateRating.reviewCount',
  'aggregateRating.bestRating',
  'image',
];
const TYPES = {
  '@type': 'Course',
  'provider.@type': 'Organization',
  'offers.@type': 'Offer',
  'hasCourseInstance.@type': 'CourseInstance',
  'hasCourseInstance.instructor.@type': 'Person',
  'aggregateRating.@type': 'AggregateRating',
};
const at = (data: unknown, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);

it.each([
  ['a paid course', 499, 'Paid'],
  ['a free course', 0, 'Free'],
])('tells search engines all that they require of %s', async (_, price, category) => {
  const { container } = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, {
    prepare: (api) => {
      for (const course of api.state.courses) {
        course.price = price;
        course.imageUrl ??= 'https://media.example/cover.webp';
        if (course.numberOfReviews === 0) Object.assign(course, { numberOfReviews: 3, averageRating: 4 });
      }
    },
  });
  const script = await waitFor(() => {
    const found = container.querySelector('script[type="application/ld+json"]');
    expect(found).not.toBeNull();
    return found;
  });
  const data: unknown = JSON.parse(script?.innerHTML ?? '');
  expect(REQUIRED.filter((path) => at(data, path) === undefined || at(data, path) === '')).toEqual([]);
  for (const [path, type] of Object.entries(TYPES)) expect([path, at(data, path)]).toEqual([path, type]);
  expect(at(data, 'offers.category')).toBe(category);
  expect(at(data, 'hasCourseInstance.courseMode')).toBe('Online');
  // A duration of ISO 8601.
  expect(at(data, 'hasCourseInstance.courseWorkload')).toMatch(/^PT\d+M$/);
  expect(String(at(data, 'offers.priceCurrency'))).toMatch(/^[A-Z]{3}$/);
});
