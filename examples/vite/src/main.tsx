import { LecternProvider } from '@lectern/react';
import { createMarketplace } from '@lectern/sdk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '@lectern/react/styles.css';
import { navigate } from './address';
import { Page } from './Page';

const site = import.meta.env.VITE_MARKETPLACE ?? 'http://localhost:4000';
const marketplace = createMarketplace({
  baseUrl: `${site}/api`,
  partnerKey: import.meta.env.VITE_PARTNER_KEY ?? 'pk_demoMarketplacePartner00',
  storagePrefix: 'lectern_',
});

/** The pages of this site. Everything else is on the marketplace's site; signing in opens a window of it. */
const paths = {
  home: '/',
  courses: '/',
  course: (id: string) => `/course/${id}`,
  checkout: (id?: string) => `/checkout?course=${id ?? ''}`,
  learning: (id: string) => `/learn/${id}`,
};

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <LecternProvider marketplace={marketplace} paths={paths} navigate={navigate}>
        <Page />
      </LecternProvider>
    </StrictMode>,
  );
}
