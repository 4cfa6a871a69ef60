/** The numbers that screens, clients and servers share (§9). Times are in milliseconds unless stated otherwise. */
export const limits = {
  /** Percent of the subtotal, unless the marketplace has another rate. */
  taxPercent: 10,
  callTimeout: 10_000,
  heroSlides: 3,
  heroInterval: 5_000,
  featuredCourses: 8,
  homeCategories: 6,
  relatedCourses: 3,
  comparedCourses: 3,
  instructorReviews: 3,
  /** Fewer stars are no praise. */
  praiseStars: 4,
  /** Counts beside filters stop here: "1,000+". */
  countedCourses: 1_000,
  notifications: 50,
  badge: 99,
  bestsellerReviews: 100,
  pageSize: 9,
  progressInterval: 5_000,
  checkoutDescription: 80,
  /** How long the result of an external sign-in is shown before the redirect. */
  externalSignInDone: 2_000,
  externalSignInFailed: 3_000,
  /** How long after creating a quiz its course is reloaded. */
  quizRefresh: 500,
  /** Files of one message to support. */
  supportAttachments: 3,
  /** Characters of the query that names a campaign. */
  campaignQuery: 2_000,
  /** How long a purchase can be given back, in days (§2). */
  refundDays: 30,
  bestGrade: 100,
  /** Percentage of the points needed to pass a quiz, unless its author sets another. */
  passPercentage: 70,
  maxQuestions: 200,
  /** Minimum characters. A lecture's text is counted as readers see it: {@link visibleText}. */
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
  /** Options of a multiple-choice question. */
  minOptions: 2,
} as const;

/** The levels offered by the course form. The catalogue accepts any text. */
export const courseLevels = ['All Levels', 'Beginner', 'Intermediate', 'Advanced'] as const;

/** The minimum ratings that the filter panel offers, in stars. */
export const minRatings = [4.5, 4, 3.5] as const;

/** The available playback speeds, slowest first. */
export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Duration of each simulated request (§4, §9), in milliseconds. */
export const simulatedDelays = { contact: 1_500, forgotPassword: 2_000, support: 2_000, newsletter: 1_000 } as const;
/** A form whose request is simulated. */
export type SimulatedFeature = keyof typeof simulatedDelays;

/** The text of a count badge: `99+` above 99 (§9). */
export const badgeCount = (count: number): string => (count > limits.badge ? `${limits.badge}+` : String(count));

/**
 * A description for a summary: the whole words of its first 80 characters, then an ellipsis (§9). Characters are
 * counted as grapheme clusters; a single longer word is cut.
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

/** The index of the slide `step` slides after `index`, wrapping around (§2). */
export const slideIndex = (index: number, step: number, count: number = limits.heroSlides): number =>
  (((index + step) % count) + count) % count;
