import { LecternProvider } from '@lectern/react';
import { createMarketplace } from '@lectern/sdk';
import { createRoot } from 'react-dom/client';
import { HeadlessQuiz } from '../../../docs/recipes/HeadlessQuiz.tsx';

const marketplace = createMarketplace({ baseUrl: 'https://market.example/api' });
await marketplace.session.signIn({ email: 'learner@lectern.example', password: 'lectern-demo' }, { notify: false });

createRoot(document.querySelector('#root') as Element).render(
  <LecternProvider marketplace={marketplace}>
    <HeadlessQuiz quizId="000000060000000000000002" />
  </LecternProvider>,
);
