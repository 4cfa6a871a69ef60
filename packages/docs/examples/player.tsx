import { CoursePlayer, LecternProvider } from '@lectern/react';
import '@lectern/react/styles.css';
import { createMarketplace } from '@lectern/sdk';
import { createRoot } from 'react-dom/client';

const marketplace = createMarketplace({ baseUrl: 'https://market.example/api' });
// Your page has a form for it; this learner has a course.
await marketplace.session.signIn({ email: 'learner@lectern.example', password: 'lectern-demo' }, { notify: false });

createRoot(document.querySelector('#root') as Element).render(
  <LecternProvider marketplace={marketplace}>
    <CoursePlayer courseId="000000030000000000000002" />
  </LecternProvider>,
);
