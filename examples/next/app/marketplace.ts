const site = process.env.NEXT_PUBLIC_MARKETPLACE ?? 'http://localhost:4000';

/** For `createMarketplace` in the browser and `prefetch` on the server. */
export const options = {
  baseUrl: `${site}/api`,
  partnerKey: process.env.NEXT_PUBLIC_PARTNER_KEY ?? 'pk_demoMarketplacePartner00',
  storagePrefix: 'lectern_',
};

/** The pages of this site. Everything else is on the marketplace's site; signing in opens a window of it. */
export const paths = {
  home: '/',
  courses: '/',
  course: (id: string) => `/course/${id}`,
  checkout: (id?: string) => `/checkout?course=${id ?? ''}`,
  learning: (id: string) => `/learn/${id}`,
};
