import { CourseDetail, Prefetched } from '@lectern/react';
import { courseQuery, prefetch, reviewsQuery } from '@lectern/react/server';
import { isApiError } from '@lectern/sdk';
import { data } from 'react-router';
import { options } from '../marketplace';
import type { Route } from './+types/course';

export const loader = ({ params }: Route.LoaderArgs) =>
  prefetch(options, (marketplace) => [
    courseQuery(marketplace, params.id),
    reviewsQuery(marketplace, { id: params.id, sort: 'recent' }),
  ]).catch((error) => {
    throw isApiError(error) ? data(null, { status: 404 }) : error;
  });

export default function Course({ loaderData, params }: Route.ComponentProps) {
  return (
    <Prefetched answers={loaderData}>
      <CourseDetail courseId={params.id} />
    </Prefetched>
  );
}
