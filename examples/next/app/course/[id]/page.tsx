import { CourseDetail, Prefetched } from '@lectern/react';
import { courseQuery, prefetch, reviewsQuery } from '@lectern/react/server';
import { isApiError } from '@lectern/sdk';
import { notFound } from 'next/navigation';
import { options } from '../../marketplace';

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const answers = await prefetch(options, (marketplace) => [
    courseQuery(marketplace, id),
    reviewsQuery(marketplace, { id, sort: 'recent' }),
  ]).catch((error) => (isApiError(error) ? notFound() : Promise.reject(error)));
  return (
    <Prefetched answers={answers}>
      <CourseDetail courseId={id} />
    </Prefetched>
  );
}
