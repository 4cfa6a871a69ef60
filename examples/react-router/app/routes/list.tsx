import { CourseList, Prefetched } from '@lectern/react';
import { coursesQuery, prefetch } from '@lectern/react/server';
import { options } from '../marketplace';
import type { Route } from './+types/list';

const search = { category: 'writing' };

export const loader = () => prefetch(options, (marketplace) => [coursesQuery(marketplace, search)]);

export default function List({ loaderData }: Route.ComponentProps) {
  return (
    <Prefetched answers={loaderData}>
      <h1>Training</h1>
      <CourseList search={search} imageLoading="eager" />
    </Prefetched>
  );
}
