/**
 * Every path of the site (§2's route table). The routes are built from these; the build writes them to `routes.json`, so
 * that the server knows which pages it renders, and answers unknown paths with 404.
 */
interface OpenPage {
  /** The module in `pages/`. */
  page: string;
  /** Pages that the server renders. Pages about one's own account, such as the sign-in page, are not. */
  rendered?: {
    /** `data`: the page is missing (404) where its data is. */
    status: 'known' | 'data';
    /** The query parameters that the page reads. */
    query?: readonly string[];
  };
}

const text = { status: 'known' } as const;
const data = { status: 'data' } as const;
const listing = {
  status: 'known',
  query: ['q', 'exact', 'category', 'price', 'minPrice', 'maxPrice', 'level', 'rating', 'sort', 'page'],
} as const;

export const openPages = {
  '/': { page: 'HomePage', rendered: text },
  '/course': { page: 'CoursesPage', rendered: listing },
  '/courses': { page: 'CoursesPage', rendered: listing },
  '/search': { page: 'SearchPage', rendered: listing },
  '/course/:id': { page: 'CoursePage', rendered: data },
  '/courses/:id': { page: 'CoursePage', rendered: data },
  '/instructors/:id': { page: 'InstructorPage', rendered: data },
  '/certificates': { page: 'CertificatePage', rendered: text },
  '/certificates/:id': { page: 'CertificatePage', rendered: data },
  '/about': { page: 'AboutPage', rendered: text },
  '/contact': { page: 'ContactPage', rendered: text },
  '/help': { page: 'HelpPage', rendered: { status: 'known', query: ['tab', 'q'] } },
  '/careers': { page: 'CareersPage', rendered: text },
  '/blog': { page: 'BlogPage', rendered: text },
  '/blog/:id': { page: 'ArticlePage', rendered: text },
  '/privacy': { page: 'PrivacyPage', rendered: text },
  '/terms': { page: 'TermsPage', rendered: text },
  '/partners': {
    page: 'PartnersPage',
    rendered: {
      status: 'known',
      query: [
        'widget',
        'course',
        'lecture',
        'category',
        'q',
        'sort',
        'limit',
        'columns',
        'placeholder',
        'discount',
        'place',
        'theme',
        'color',
        'color-dark',
        'grays',
        'corners',
        'font',
        'size',
        'density',
        'key',
        'campaign',
        'email',
        'name',
        'code',
      ],
    },
  },
  '/login': { page: 'SignInPage' },
  '/signup': { page: 'SignUpPage' },
  '/forgot-password': { page: 'ForgotPasswordPage' },
  '/reset-password': { page: 'ResetPasswordPage' },
  '/confirm-email': { page: 'ConfirmEmailPage' },
  '/unsubscribe': { page: 'UnsubscribePage' },
  '/auth/success': { page: 'AuthSuccessPage' },
  '/authorize': { page: 'AuthorizePage' },
} as const satisfies Record<string, OpenPage>;

/** The path of an open page. */
export type OpenPath = keyof typeof openPages;

export const guardedPaths = [
  '/dashboard',
  '/course/:id/learning',
  '/course-learning/:id',
  '/course-learning',
  '/help-support',
  '/wishlist',
  '/profile',
  '/cart',
  '/orders',
  '/orders/:id',
  '/orders/:id/refund',
  '/orders/:id/credit-notes/:number',
  '/checkout',
  '/instructor',
  '/instructor/course/new',
  '/instructor/course/edit/:id',
  '/instructor/course/:id/content',
  '/instructor/course/:id/preview',
  '/instructor/course/:id/learners',
  '/instructor/grading',
  '/instructor/grading/:lectureId',
  '/admin/dashboard',
  '/admin/categories',
  '/admin/partners',
  '/admin/payouts',
  '/admin/documents',
  '/admin/outbox',
  '/admin/status',
  '/admin/audit',
  '/admin/support',
  '/admin/discounts',
  '/instructor/earnings',
  '/partner/earnings',
  '/instructor/discounts',
] as const;
