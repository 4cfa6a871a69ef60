// The goals of every figure that `npm run bench` prints (docs/performance.md).
//
// `most` or `least`: the goal. `isExact`: bytes, nodes and re-renders, which are the same in every run; a miss fails the
// run. `limit`: what `npm test` accepts where the goal isn't reached yet, so that the figure can't grow unnoticed.
const kB = { unit: ' kB', digits: 1, isExact: true };
const ratio = { unit: 'x', digits: 2 };
const count = { unit: '', digits: 0, isExact: true };

export const goals = {
  B1: {
    ...kB,
    what: 'SDK, whole client (`export *`), one file',
    most: 32,
    peer: 'Medusa client 25.6, supabase-js 54.9',
  },
  B2: { ...kB, what: 'one CourseCard with its hooks', most: 6, peer: 'Shopify product and cart slice 8.6' },
  B3: { ...kB, what: 'six headline components, first chunk', most: 46, peer: 'react-instantsearch with client 57.5' },
  'B4 first': { ...kB, what: 'CoursePlayer, first chunk', most: 1.5, limit: 2.2 },
  B4: { ...kB, what: 'CoursePlayer, loaded with a text lecture', most: 12 },
  'B4 video': {
    ...kB,
    what: 'and with a video of our own player',
    most: 12,
    limit: 18,
    peer: 'media-chrome 45, mux-player 329',
  },
  B5: { ...kB, what: 'QuizRunner', most: 8, peer: 'SurveyJS 369.6' },
  'B6 loader': { ...kB, digits: 2, what: 'loader of the elements', most: 2 },
  B6: { ...kB, what: 'grid of 12 cards on a partner’s page', most: 14, peer: 'Shopify buy-button 62.2' },
  B7: { unit: ' %', digits: 1, isExact: true, what: 'the SDK by esbuild and by Vite, largest difference', most: 10 },
  B8: { ...kB, what: 'page with the provider and one card, all but React and react-query', most: 40 },
  'B8 four': { ...kB, what: 'the same with card list, checkout, player and sign-in', most: 60 },
  'B9 /': { ...kB, what: 'the site’s home page, first load of scripts', most: 110 },
  'B9 /course': { ...kB, what: 'the site’s listing, first load of scripts', most: 110 },
  'B9 /course/:id': { ...kB, what: 'the site’s course page, first load of scripts', most: 110 },
  S1: {
    ...ratio,
    what: 'SDK call, page of 12 courses: CPU beside raw fetch and JSON',
    most: 1.6,
    peer: 'ky 1.26, axios unparsed 1.8–2.0',
  },
  R1: { ...ratio, what: '1,000 CourseCards, mount beside bare React', most: 1.3, peer: 'a query hook per card 2.55x' },
  R2: { ...count, what: 'cards that change when one of 1,000 is wished for', most: 1, least: 1 },
  R3: { ...ratio, digits: 3, what: 'ContentManager with 5,000 lectures, mount beside all rows', most: 0.08 },
  'R3 nodes': { ...count, what: 'its nodes', most: 250 },
  R4: { ...ratio, what: 'QuizRunner with 50 questions, mount beside bare React', most: 2, peer: 'SurveyJS 91 ms' },
  R5: { ...count, what: 'questions that change when one of 50 is answered', most: 1 },
  R6: { ...ratio, what: 'CoursePlayer’s video surface, mount beside bare React controls', most: 2.5 },
  'R6 nodes': { ...count, what: 'its nodes', most: 40, peer: 'media-chrome 159, mux-player 529' },
  V1: { ...ratio, what: 'one course by id: CPU beside bare Fastify and driver', most: 1.5 },
  V2: {
    ...ratio,
    what: 'catalogue page again: throughput beside a Buffer',
    least: 0.85,
    peer: 'a fresh serialisation 0.2–0.33x',
  },
  V3: { ...ratio, what: 'page 1,000 beside page 1', most: 5, peer: 'OFFSET at row 900,000: 7,648x' },
  V4: {
    ...ratio,
    what: 'slowest of 120 searches beside a primary-key look-up',
    most: 25,
    peer: 'naive ranking 14,110x',
  },
  'V4 million': { ...ratio, what: 'the same over a million courses', most: 150 },
  V5: { ...ratio, what: 'embedded database ready, beside a fresh one', most: 0.25 },
  V6: { ...ratio, what: 'catalogue, 200 connections: throughput beside bare Fastify', least: 0.7 },
  V7: { ...ratio, what: 'progress reports, 50 connections: throughput beside the bare upsert', least: 0.7 },
  V8: { ...ratio, what: 'rendered page again: throughput beside a Buffer', least: 0.85 },
  V9: { unit: ' ms', digits: 1, what: 'listing, rendered anew: CPU', most: 8 },
  V10: { ...ratio, what: 'partner’s list again: throughput beside a Buffer', least: 0.85 },
  'P1 /': { ...ratio, what: 'home page, cold: LCP beside the same page as static HTML', most: 1.15 },
  'P1 /course': { ...ratio, what: 'listing, cold: LCP beside static HTML', most: 1.15 },
  'P1 /course/:id': { ...ratio, what: 'course page, cold: LCP beside static HTML', most: 1.15 },
  'P1 shift': { unit: '', digits: 3, what: 'largest layout shift of the three pages', most: 0.01 },
  P2: { ...ratio, what: 'partner’s page with 12 cards: its own first paint beside without', most: 1.05 },
  'P2 shift': { unit: '', digits: 3, what: 'its layout shift', most: 0 },
  P3: { ...ratio, what: '300 cards as elements: main thread beside the same markup', most: 1.3 },
  'P3 sheets': { ...count, what: 'style sheets that they share', most: 1 },
};
