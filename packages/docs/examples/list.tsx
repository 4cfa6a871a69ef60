import { CourseList, CourseSearchBox, LecternProvider } from '@lectern/react';
import '@lectern/react/styles.css';
import { createMarketplace } from '@lectern/sdk';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const marketplace = createMarketplace({ baseUrl: 'https://market.example/api' });

function Courses() {
  const [words, setWords] = useState('');
  return (
    <>
      <CourseSearchBox onSearch={setWords} />
      <CourseList search={{ q: words, limit: 6 }} />
    </>
  );
}

createRoot(document.querySelector('#root') as Element).render(
  <LecternProvider marketplace={marketplace}>
    <Courses />
  </LecternProvider>,
);
