import { LecternProvider } from '@lectern/react';
import '@lectern/react/styles.css';
import { createMarketplace } from '@lectern/sdk';
import { createRoot } from 'react-dom/client';
import { CheckoutPage } from '../../../docs/recipes/CheckoutPage.tsx';

const marketplace = createMarketplace({ baseUrl: 'https://market.example/api' });
await marketplace.session.signIn({ email: 'learner@lectern.example', password: 'lectern-demo' }, { notify: false });

createRoot(document.querySelector('#root') as Element).render(
  <LecternProvider marketplace={marketplace}>
    <CheckoutPage courseId="64f0c2a1b7e4d9a3c5e8f012" />
  </LecternProvider>,
);
