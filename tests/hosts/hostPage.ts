import type { BrowserContextOptions, Page } from 'playwright';
import { placeRules } from '../../packages/embed/src/elements.ts';

/** What a page needs to know about the marketplace that it embeds. */
export interface Marketplace {
  url: string;
  key: string;
  /** A course that anyone can buy. */
  course: string;
  /** A course that the demo's learner has bought, and its first quiz. */
  owned: string;
  quiz: string;
  /** At most 300 other courses. */
  courses: readonly string[];
}

/** Which way the personal widgets work: in a frame, or as links to the marketplace. */
type Personal = 'frames' | 'links';

/** One page that makes embedding hard. Everything that it leaves out is as on a blank page. */
export interface HostPage {
  /** Its row in the scorecard. */
  title: string;
  headers?(marketplace: Marketplace): Record<string, string>;
  doctype?: string;
  /** Attributes of the root element. */
  root?: string;
  /** Markup before the loader. */
  head?: string;
  /** Markup at the end of the body. */
  foot?: string;
  /** The markup of the body, if it isn't every widget once. */
  body?(marketplace: Marketplace): string;
  /** Puts the document into the page that is opened. */
  frame?: string;
  /** Further files of its site, by path. */
  files?(): Promise<Record<string, string>>;
  script?: 'module' | 'classic' | 'stripped';
  context?: BrowserContextOptions;
  /** Preferences of Chromium's profile. */
  preferences?: Record<string, unknown>;
  /** Before it is opened. */
  prepare?(page: Page): Promise<void>;
  /** After its widgets are there; throws if it finds a defect. */
  inspect?(page: Page, marketplace: Marketplace): Promise<void>;
  personal?: Personal;
  /** Whether public widgets have to look exactly as on a blank page; by default they do. */
  isLookKept?: boolean;
  /** Whether they have to be as large as there. */
  isSizeKept?: boolean;
  /** Whether nothing may move until the first press; by default nothing may. */
  isStill?: boolean;
  /** Complaints of the console that the page causes itself. */
  isOwn?(complaint: string): boolean;
}

/** The ways to load the widgets: the two of the docs, and what is left of the first by a careless optimiser. */
const loaders = {
  module: ({ url, key }: Marketplace) => `<script type="module" src="${url}/embed/v1.js" data-key="${key}"></script>`,
  classic: ({ url, key }: Marketplace) => `<script src="${url}/embed/v1.classic.js" data-key="${key}" defer></script>`,
  stripped: ({ url, key }: Marketplace) => `<script src="${url}/embed/v1.js" data-key="${key}"></script>`,
};

/** What docs/embedding.md tells partners to write, so that nothing moves when the elements are drawn. */
export const places = `${placeRules()}
`;

/** A card with the link that is there without it. */
export const cardOf = ({ url }: Marketplace, id: string) =>
  `<lectern-course-card course-id="${id}"><a href="${url}/course/${id}">A course</a></lectern-course-card>`;

/** Every widget once, each with the link that is seen without it. */
export const everyWidget = (marketplace: Marketplace) => {
  const { url, course, owned, quiz } = marketplace;
  return `
  <h1>Evening classes</h1>
  <p class="intro">What our readers study this month.</p>
  <lectern-search for="list"><a href="${url}/course">Search for courses</a></lectern-search>
  <p><lectern-cart-button><a href="${url}/cart">Cart</a></lectern-cart-button></p>
  <p><lectern-sign-in><a href="${url}/login">Sign in</a></lectern-sign-in></p>
  ${cardOf(marketplace, course)}
  <lectern-course-list id="list" limit="3"><a href="${url}/course">All courses</a></lectern-course-list>
  <lectern-checkout course-ids="${course}"><a href="${url}/course/${course}">Buy</a></lectern-checkout>
  ${cardOf(marketplace, owned)}
  <p class="far">The next screens are about other things.</p>
  <lectern-course-player course-id="${owned}"><a href="${url}/course/${owned}">Study</a></lectern-course-player>
  <lectern-quiz course-id="${owned}" lecture-id="${quiz}"><a href="${url}/course/${owned}">Quiz</a></lectern-quiz>
  <p id="after">Subscribe to our letter.</p>`;
};

export function documentOf(page: HostPage, marketplace: Marketplace): string {
  return `${page.doctype ?? '<!doctype html>'}
<html ${page.root ?? 'lang="en"'}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Evening classes</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/places.css">
<link rel="stylesheet" href="/far.css">
${page.head ?? ''}
${loaders[page.script ?? 'module'](marketplace)}
</head>
<body>
${(page.body ?? everyWidget)(marketplace)}
${page.foot ?? ''}
</body>
</html>`;
}
