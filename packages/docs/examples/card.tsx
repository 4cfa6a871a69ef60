import { CourseCard, LecternProvider } from '@lectern/react';
import '@lectern/react/styles.css';
import { createMarketplace } from '@lectern/sdk';
import { createRoot } from 'react-dom/client';

const marketplace = createMarketplace({ baseUrl: 'https://market.example/api' });

createRoot(document.querySelector('#root') as Element).render(
  <LecternProvider marketplace={marketplace}>
    <CourseCard courseId="64f0c2a1b7e4d9a3c5e8f012" />
  </LecternProvider>,
);
