import { Checkout, LecternProvider } from '@lectern/react';
import '@lectern/react/styles.css';
import { createMarketplace } from '@lectern/sdk';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const marketplace = createMarketplace({ baseUrl: 'https://market.example/api' });
await marketplace.session.signIn({ email: 'learner@lectern.example', password: 'lectern-demo' }, { notify: false });

function CheckoutPage() {
  const [isPaid, setPaid] = useState(false);
  if (isPaid) return <p role="status">Thank you. The course is yours.</p>;
  return <Checkout courseId="64f0c2a1b7e4d9a3c5e8f012" onPurchase={() => setPaid(true)} />;
}

createRoot(document.querySelector('#root') as Element).render(
  <LecternProvider marketplace={marketplace}>
    <CheckoutPage />
  </LecternProvider>,
);
