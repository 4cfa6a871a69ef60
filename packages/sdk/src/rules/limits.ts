/** The numbers of §9 that screens, clients and servers share. Times are in milliseconds unless said otherwise. */
export const limits = {
  /** Percent of the subtotal. */
  taxPercent: 10,
  callTimeout: 10_000,
  heroSlides: 3,
  heroInterval: 5_000,
  featuredCourses: 8,
  homeCategories: 6,
  relatedCourses: 3,
  notifications: 50,
  badge: 99,
  bestsellerReviews: 100,
  pageSize: 9,
  progressInterval: 5_000,
  checkoutDescription: 80,
  /** How long a screen stays before it goes on after an external sign-in. */
  externalSignInDone: 2_000,
  externalSignInFailed: 3_000,
  /** How long after a quiz was created its course is asked for again. */
  quizRefresh: 500,
  bestGrade: 100,
  /** The fewest characters a text may have. A lecture's text is counted as its reader sees it: {@link visibleText}. */
  minLength: {
    password: 6,
    courseTitle: 5,
    courseDescription: 20,
    categoryName: 2,
    sectionTitle: 3,
    lectureTitle: 3,
    lectureText: 10,
    quizTitle: 3,
    questionText: 5,
    optionText: 2,
  },
  /** The fewest options of a multiple-choice question. */
  minOptions: 2,
} as const;

/** How fast a video may be played, slowest first. */
export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The features that only wait and then succeed (§4, §9), and how long they wait, in milliseconds. */
export const simulatedDelays = { contact: 1_500, forgotPassword: 2_000, support: 2_000, newsletter: 1_000 } as const;
/** A feature that only waits. */
export type SimulatedFeature = keyof typeof simulatedDelays;

/** A count on a badge: `99+` above 99 (§9). */
export const badgeCount = (count: number): string => (count > limits.badge ? `${limits.badge}+` : String(count));

/**
 * A description in a summary: the whole words of its first 80 characters, then an ellipsis (§9). Characters are what a
 * person counts; a single word that is longer is cut.
 */
export function shortDescription(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  if (characters.length <= limits.checkoutDescription) return text;
  const cut = characters.slice(0, limits.checkoutDescription).join('');
  const isAtWord = /\s/.test(characters[limits.checkoutDescription] ?? '');
  const lastSpace = cut.search(/\s\S*$/);
  const words = isAtWord || lastSpace <= 0 ? cut : cut.slice(0, lastSpace);
  // bounded: limits.checkoutDescription characters
  return `${words.replace(/[\s\p{P}]+$/u, '')}…`;
}

/** Where a slider goes from `index` by `step` slides (§2): round and round. */
export const slideIndex = (index: number, step: number, count: number = limits.heroSlides): number =>
  (((index + step) % count) + count) % count;
