import { LecternProvider, useCourses } from '@lectern/react';
import { createMarketplace, messageOf } from '@lectern/sdk';
import { createRoot } from 'react-dom/client';

const marketplace = createMarketplace({ baseUrl: 'https://market.example/api' });

function OwnCards() {
  const { data, error } = useCourses({ limit: 4 });
  if (error) return <p role="alert">{messageOf(error, 'The courses could not be loaded.')}</p>;
  if (!data) return <p role="status">Loading…</p>;
  return (
    <ul>
      {data.courses.map(({ _id, title, price }) => (
        <li key={_id}>
          <a href={`/training/${_id}`}>{title}</a> · {price === 0 ? 'free' : price}
        </li>
      ))}
    </ul>
  );
}

createRoot(document.querySelector('#root') as Element).render(
  <LecternProvider marketplace={marketplace}>
    <OwnCards />
  </LecternProvider>,
);
