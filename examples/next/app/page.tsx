import { CourseList, Prefetched } from '@lectern/react';
import { coursesQuery, prefetch } from '@lectern/react/server';
import { options } from './marketplace';

const search = { category: 'writing' };

export default async function Page() {
  const answers = await prefetch(options, (marketplace) => [coursesQuery(marketplace, search)]);
  return (
    <Prefetched answers={answers}>
      <h1>Training</h1>
      <CourseList search={search} imageLoading="eager" />
    </Prefetched>
  );
}
