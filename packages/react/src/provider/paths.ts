/** The URLs of all pages. The defaults are the routes of the marketplace's own site (§2). */
export interface Paths {
  /** The home page. */
  home: string;
  courses: string;
  /** The courses of a category. */
  category(category: string): string;
  /** The results of a search. */
  search(q: string): string;
  /** A course, for visitors and learners. */
  course(id: string): string;
  /** For users who may not study a course. @default your own `course` page, if you pass one */
  courseOverview(id: string): string;
  /** The course player. */
  learning(id: string): string;
  /** `from` is the page to return to. */
  signIn(from?: string): string;
  /** `from` is the page to return to. */
  signUp(from?: string): string;
  forgotPassword: string;
  dashboard: string;
  instructor: string;
  newCourse: string;
  /** The form of a course, for its instructor. */
  editCourse(id: string): string;
  /** The sections and lectures of a course, for its instructor. */
  courseContent(id: string): string;
  /** A course as learners will see it, for its instructor. */
  coursePreview(id: string): string;
  /** The learners of a course and its quiz results, for its instructor. */
  courseLearners(id: string): string;
  /** The submissions for an assignment, to grade. */
  grading(lectureId: string): string;
  /** All ungraded submissions. */
  gradingList: string;
  /** What the instructor has earned. */
  earnings: string;
  /** The discount codes of an instructor. */
  discounts: string;
  admin: string;
  categories: string;
  /** What instructors and partners are paid, for admins. */
  payouts: string;
  /** The receipts and credit notes of a month, for admins. */
  documents: string;
  /** What would have been sent by mail, for admins. */
  outbox: string;
  /** What admins and operators did, for admins. */
  audit: string;
  /** What people wrote to support, for admins. */
  supportDesk: string;
  /** How the server is, for admins. */
  status: string;
  /** All discount codes, for admins. */
  allDiscounts: string;
  /** The partners, for admins. */
  partners: string;
  /** The code for a partner's page, with the partner's publishable key. */
  snippets(key?: string): string;
  cart: string;
  wishlist: string;
  profile: string;
  help: string;
  /** The checkout of the cart, or of one course. */
  /** @param courseId a course, or several, separated by commas */
  checkout(courseId?: string): string;
  /** The public profile of an instructor. */
  instructorProfile(id: string): string;
  orders: string;
  /** The receipt of an order. */
  order(id: string): string;
  /** A certificate, which everyone may open whom its holder gives the link. */
  certificate(number: string): string;
  /** Where the buyer of an order asks for the money back. */
  refund(orderId: string): string;
  /** What was issued for a refund of an order. */
  creditNote(orderId: string, number: string): string;
  about: string;
  contact: string;
  careers: string;
  blog: string;
  /** Help that needs no sign-in. */
  publicHelp: string;
  privacy: string;
  terms: string;
}

/** Where the marketplace is, seen from your page. */
export interface SiteOptions {
  /** The address of the marketplace's own site, such as `https://learn.example`; empty on that site itself. */
  site?: string;
  /** The origin of the page that shows the links, for the way back from signing in. Without it there is none. */
  here?: string | undefined;
}

const defaults = (site: string, returnTo: (from: string | undefined) => string): Paths => ({
  home: `${site}/`,
  courses: `${site}/course`,
  category: (category) => `${site}/courses?category=${encodeURIComponent(category)}`,
  search: (q) => `${site}/search?q=${encodeURIComponent(q)}`,
  course: (id) => `${site}/course/${id}`,
  courseOverview: (id) => `${site}/courses/${id}`,
  learning: (id) => `${site}/course/${id}/learning`,
  signIn: (origin) => `${site}/login${returnTo(origin)}`,
  signUp: (origin) => `${site}/signup${returnTo(origin)}`,
  forgotPassword: `${site}/forgot-password`,
  dashboard: `${site}/dashboard`,
  instructor: `${site}/instructor`,
  newCourse: `${site}/instructor/course/new`,
  editCourse: (id) => `${site}/instructor/course/edit/${id}`,
  courseContent: (id) => `${site}/instructor/course/${id}/content`,
  coursePreview: (id) => `${site}/instructor/course/${id}/preview`,
  courseLearners: (id) => `${site}/instructor/course/${id}/learners`,
  grading: (lectureId) => `${site}/instructor/grading/${lectureId}`,
  gradingList: `${site}/instructor/grading`,
  earnings: `${site}/instructor/earnings`,
  discounts: `${site}/instructor/discounts`,
  admin: `${site}/admin/dashboard`,
  categories: `${site}/admin/categories`,
  payouts: `${site}/admin/payouts`,
  documents: `${site}/admin/documents`,
  outbox: `${site}/admin/outbox`,
  audit: `${site}/admin/audit`,
  supportDesk: `${site}/admin/support`,
  status: `${site}/admin/status`,
  allDiscounts: `${site}/admin/discounts`,
  partners: `${site}/admin/partners`,
  snippets: (key) => `${site}/partners${key ? `?key=${encodeURIComponent(key)}` : ''}`,
  cart: `${site}/cart`,
  wishlist: `${site}/wishlist`,
  profile: `${site}/profile`,
  help: `${site}/help-support`,
  checkout: (courseId) => (courseId ? `${site}/checkout?course=${courseId}` : `${site}/checkout`),
  instructorProfile: (id) => `${site}/instructors/${id}`,
  orders: `${site}/orders`,
  order: (id) => `${site}/orders/${id}`,
  certificate: (number) => `${site}/certificates/${number}`,
  refund: (orderId) => `${site}/orders/${orderId}/refund`,
  creditNote: (orderId, number) => `${site}/orders/${orderId}/credit-notes/${number}`,
  about: `${site}/about`,
  contact: `${site}/contact`,
  careers: `${site}/careers`,
  blog: `${site}/blog`,
  publicHelp: `${site}/help`,
  privacy: `${site}/privacy`,
  terms: `${site}/terms`,
});

/**
 * Every address of the marketplace: your own where you give one, the rest at its site.
 *
 * @example
 * const paths = createPaths({ course: (id) => `/training/${id}` }, { site: 'https://learn.example' });
 */
export function createPaths(own: Partial<Paths> = {}, { site = '', here }: SiteOptions = {}): Paths {
  const isElsewhere = isAddress(site);
  const returnTo = (from: string | undefined) => {
    // Another site can only return to a full URL.
    const target = from && isElsewhere ? here && new URL(from, here).href : from;
    return target ? `?next=${encodeURIComponent(target)}` : '';
  };
  // bounded: an address that the host wrote
  const all = defaults(site.replace(/\/+$/, ''), returnTo);
  return { ...all, courseOverview: own.course ?? all.courseOverview, ...own };
}

/** Whether this is a full URL and not a path on this site. */
export const isAddress = (to: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(to);

/** The path if the page is on this site: the marketplace's own site doesn't know who is signed in here. */
export const ownPage = (to: string): string | undefined => (isAddress(to) ? undefined : to);

/** The path and query of the current page, to return to after signing in. */
export const currentPath = (): string => window.location.pathname + window.location.search;

/** A path with a parameter or a place more, whatever it has already: a host's own path may hold a query and a hash. */
export function extendPath(path: string, { query, place }: { query?: Record<string, string>; place?: string }): string {
  const [before = '', ...hash] = path.split('#');
  const added = query ? (before.includes('?') ? '&' : '?') + new URLSearchParams(query) : '';
  const hashes = hash.length > 0 ? hash.join('#') : place;
  return before + added + (hashes === undefined ? '' : `#${hashes}`);
}
