import { useCourses, usePrefetchCourse } from '@lectern/react';
import { messageOf } from '@lectern/sdk';

export function OwnCards({ words }: { words: string }) {
  const { data, error } = useCourses({ q: words });
  const prefetch = usePrefetchCourse();
  if (error) return <p role="alert">{messageOf(error, 'The courses could not be loaded.')}</p>;
  if (!data) return <p role="status">Loading…</p>;
  return (
    <ul>
      {data.courses.map(({ _id, title, imageUrl }) => (
        <li key={_id}>
          <a href={`/training/${_id}`} onPointerEnter={() => prefetch(_id)}>
            <img src={imageUrl} alt="" width={320} height={180} loading="lazy" />
            <strong>{title}</strong>
          </a>
        </li>
      ))}
    </ul>
  );
}
