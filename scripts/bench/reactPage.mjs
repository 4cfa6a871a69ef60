// The page of `npm run bench -- react`: mounts widgets and the same elements in bare React alternately, and compares them.
import { ContentManager, CourseCard, CoursePlayer, LecternProvider, QuizRunner } from '@lectern/react';
import { createMarketplace } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { QueryClient } from '@tanstack/react-query';
import { createElement as h } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

const id = (number) => number.toString(16).padStart(24, '0');
const courses = Array.from({ length: 1_000 }, (_, place) => ({
  _id: id(place + 1),
  title: `Course ${place}`,
  description: 'What one can learn here, in two sentences. It is short.',
  imageUrl: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  price: 499,
  averageRating: 4.5,
  numberOfReviews: 12,
  category: { _id: id(9_000), name: 'Design' },
  creatorId: { _id: id(9_001), firstName: 'Nila', lastName: 'Rao' },
  level: 'Beginner',
  duration: 3,
  totalLectures: 9,
  status: 'published',
  lastUpdated: '2026-01-01',
}));
const questions = Array.from({ length: 50 }, (_, place) => ({
  _id: id(20_000 + place),
  quizId: id(19_999),
  order: place,
  text: `Question ${place}?`,
  type: 'multiple-choice',
  allowsMany: false,
  points: 1,
  options: ['One', 'Two', 'Three', 'Four'].map((text) => ({ text })),
}));
const quiz = { _id: id(19_999), lectureId: id(1), title: 'Fifty', description: '', passPercentage: 70, questions };

const outline = {
  ...courses[0],
  sections: Array.from({ length: 50 }, (_, order) => ({
    _id: id(30_000 + order),
    courseId: id(1),
    title: `Section ${order}`,
    order,
    lectures: Array.from({ length: 100 }, (_, place) => ({
      _id: id(40_000 + order * 100 + place),
      sectionId: id(30_000 + order),
      title: `Lecture ${order}.${place}`,
      type: 'video',
      duration: 300,
      order: place,
      isPublished: true,
    })),
  })),
};

const video = {
  ...outline.sections[0].lectures[0],
  contentUrl: '/video.mp4',
  isCompleted: false,
  lastWatchedPosition: 0,
  captions: [],
};
const studied = {
  ...courses[0],
  progress: 0,
  ownReview: null,
  sections: [{ ...outline.sections[0], lectures: [video] }],
};

const tokenOf = (role) => `x.${btoa(JSON.stringify({ id: id(1), role, firstName: 'Nila', exp: 4_000_000_000 }))}.x`;
/** The bodies of the answers as text: turning them into text is no part of a mount. */
const answers = Object.entries({
  '/user/wishlist': { wishlist: [] },
  '/attempts': { attempts: [] },
  '/quiz/': { quiz },
  '/purchased-courses/': { course: studied },
  '/purchased': { courses: [] },
  '/instructor/course/': { course: outline },
}).map(([part, body]) => [part, JSON.stringify(body)]);
const answer = async (resource, init) => {
  const url = String(resource.url ?? resource);
  const found = init?.method === 'POST' ? undefined : answers.find(([part]) => url.includes(part));
  return new Response(found?.[1] ?? '{}', { headers: { 'content-type': 'application/json' } });
};
const open = (role = 'learner') =>
  createMarketplace({
    baseUrl: 'http://bench.test/api',
    author,
    fetch: answer,
    storage: { getItem: (key) => (key === 'token' ? tokenOf(role) : null), setItem() {}, removeItem() {} },
  });

/** Milliseconds of script that a mount takes, without what follows asynchronously. */
function mount(element) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const start = performance.now();
  flushSync(() => root.render(element));
  const took = performance.now() - start;
  const remove = () => {
    root.unmount();
    place.remove();
  };
  return { place, took, remove };
}
/** Rounds that only warm up the compiler. */
const WARM_UP = 4;
const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const ratioOf = (ours, theirs) => median(ours.slice(WARM_UP)) / median(theirs.slice(WARM_UP));

/** The same elements as a rendered one, with the same attributes but without behavior. */
function bare(node) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  const props = Object.fromEntries(
    [...node.attributes]
      .filter(({ name }) => name !== 'style')
      .map(({ name, value }) => [name === 'class' ? 'className' : name === 'value' ? 'defaultValue' : name, value]),
  );
  return h(node.localName, props, ...[...node.childNodes].map(bare));
}

async function compare(draw, rounds, isReady = () => true) {
  const first = draw();
  for (let wait = 0; wait < 200 && !isReady(first.place); wait += 1) await new Promise((done) => setTimeout(done, 10));
  const copy = first.place;
  const Bare = () =>
    h(
      'div',
      null,
      [...copy.childNodes].map((node, place) => h('div', { key: place }, bare(node))),
    );
  const tree = h(Bare);
  const [ours, theirs] = [[], []];
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    const one = draw();
    ours.push(one.took);
    one.remove();
    const other = mount(tree);
    theirs.push(other.took);
    other.remove();
  }
  first.remove();
  return ratioOf(ours, theirs);
}

/** R3: a course of 5,000 lectures, compared with all of its rows in bare React. */
async function contentManager(queryClient) {
  const marketplace = open('instructor');
  // The number of rows near the viewport depends on their height.
  const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/styles.css' });
  await new Promise((done) => {
    styles.onload = done;
    document.head.append(styles);
  });
  const draw = () =>
    mount(h(LecternProvider, { marketplace, queryClient, navigate() {} }, h(ContentManager, { courseId: id(1) })));
  const first = draw();
  const lines = () => [...first.place.querySelectorAll('.lectern-content-manager-list > li')];
  for (let wait = 0; wait < 200 && lines().length === 0; wait += 1) await new Promise((done) => setTimeout(done, 10));
  await new Promise((done) => setTimeout(done, 300));
  const nodes = first.place.querySelectorAll('*').length;
  const [section, lecture] = ['section', 'lecture'].map((kind) => lines().find((line) => line.dataset.kind === kind));
  const Line = ({ line }) => bare(line);
  const full = h(
    'ul',
    null,
    outline.sections.flatMap(({ _id, lectures }) => [
      h(Line, { key: _id, line: section }),
      ...lectures.map((one) => h(Line, { key: one._id, line: lecture })),
    ]),
  );
  first.remove();
  const [ours, theirs] = [[], []];
  for (let round = 0; round < WARM_UP + 11; round += 1) {
    const one = draw();
    if (one.place.querySelectorAll('.lectern-content-manager-row').length === 0)
      throw new Error('R3: nothing was drawn');
    ours.push(one.took);
    one.remove();
    const other = mount(full);
    theirs.push(other.took);
    other.remove();
  }
  styles.remove();
  return [
    ['R3', ratioOf(ours, theirs)],
    ['R3 nodes', nodes],
  ];
}

/** R6: the video surface of the player, beside its own elements in bare React. */
async function videoSurface(queryClient) {
  const marketplace = open();
  const stage = h(CoursePlayer, { courseId: id(1) }, h(CoursePlayer.Stage));
  const surface = h(LecternProvider, { marketplace, queryClient, navigate() {} }, stage);
  const hop = () => new Promise((done) => setTimeout(done));
  const hasControls = ({ place }) => place.querySelector('.lectern-course-player-video-controls');
  const first = mount(surface);
  for (let wait = 0; wait < 200 && !hasControls(first); wait += 1) await new Promise((done) => setTimeout(done, 10));
  // There is no such video: an error will take its place.
  const copy = first.place.querySelector('.lectern-course-player-stage').cloneNode(true);
  const nodes = copy.querySelectorAll('*').length;
  first.remove();
  const controls = h(() => bare(copy));
  const [ours, theirs] = [[], []];
  for (let round = 0; round < WARM_UP + 60; round += 1) {
    for (const [times, element] of [
      [ours, surface],
      [theirs, controls],
    ]) {
      const one = mount(element);
      if (!hasControls(one)) throw new Error('R6: nothing was drawn');
      times.push(one.took);
      one.remove();
      await hop();
    }
  }
  return [
    ['R6', ratioOf(ours, theirs)],
    ['R6 nodes', nodes],
  ];
}

window.bench = async () => {
  const results = [];
  const cards = () => {
    const marketplace = open();
    const list = courses.map((course) => h(CourseCard, { key: course._id, course }));
    return mount(
      h(LecternProvider, { marketplace, queryClient: new QueryClient(), navigate() {} }, h('div', null, list)),
    );
  };
  results.push(['R1', await compare(cards, 15)]);

  const shown = cards();
  await new Promise((done) => setTimeout(done, 300));
  const changed = new Set();
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      changed.add((target.nodeType === 1 ? target : target.parentElement).closest('article'));
  });
  observer.observe(shown.place.querySelector('.lectern-root'), {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  shown.place.querySelectorAll('article')[500].querySelector('[aria-pressed]').click();
  await new Promise((done) => setTimeout(done, 500));
  changed.delete(null);
  results.push(['R2', changed.size]);
  shown.remove();

  const client = new QueryClient();
  results.push(...(await contentManager(client)));
  const marketplace = open();
  const runner = () =>
    mount(h(LecternProvider, { marketplace, queryClient: client, navigate() {} }, h(QuizRunner, { quizId: quiz._id })));
  const warm = runner();
  await new Promise((done) => setTimeout(done, 500));
  warm.remove();
  const isReady = (place) => place.querySelectorAll('fieldset').length === 50;
  results.push(['R4', await compare(runner, 9, isReady)]);

  const one = runner();
  await new Promise((done) => setTimeout(done, 300));
  const fields = new Set();
  const watch = new MutationObserver((records) => {
    for (const { target } of records)
      fields.add((target.nodeType === 1 ? target : target.parentElement).closest('fieldset'));
  });
  watch.observe(one.place, { subtree: true, childList: true, attributes: true, characterData: true });
  one.place.querySelectorAll('fieldset')[20]?.querySelector('input')?.click();
  await new Promise((done) => setTimeout(done, 300));
  fields.delete(null);
  results.push(['R5', fields.size]);
  one.remove();
  results.push(...(await videoSurface(client)));
  return results;
};
