import { createMarketplace } from '@lectern/sdk';

const site = import.meta.env.VITE_MARKETPLACE ?? 'http://localhost:4000';

export const options = {
  baseUrl: `${site}/api`,
  partnerKey: import.meta.env.VITE_PARTNER_KEY ?? 'pk_demoMarketplacePartner00',
  storagePrefix: 'lectern_',
};

/** Has no user on the server, so all requests can share it there. */
export const marketplace = createMarketplace(options);

/** The pages of this site. Everything else is on the marketplace's site; signing in opens a window of it. */
export const paths = {
  home: '/',
  courses: '/',
  course: (id: string) => `/course/${id}`,
  checkout: (id?: string) => `/checkout?course=${id ?? ''}`,
  learning: (id: string) => `/learn/${id}`,
};
