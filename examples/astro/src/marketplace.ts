import { createMarketplace } from '@lectern/sdk';

const site = import.meta.env.PUBLIC_MARKETPLACE ?? 'http://localhost:4000';

export const options = {
  baseUrl: `${site}/api`,
  partnerKey: import.meta.env.PUBLIC_PARTNER_KEY ?? 'pk_demoMarketplacePartner00',
  storagePrefix: 'lectern_',
};

/** Shared by all islands of a page. */
export const marketplace = createMarketplace(options);

/** The pages of this site. Everything else is on the marketplace's site; signing in opens a window of it. */
export const paths = {
  home: '/',
  courses: '/',
  course: (id: string) => `/course/${id}`,
  checkout: (id?: string) => `/checkout?course=${id ?? ''}`,
  learning: (id: string) => `/learn/${id}`,
};
