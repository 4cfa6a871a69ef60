import type { World } from './world.ts';

/** What a story allows to go on. */
export interface Allowed {
  /** Skeletons, busy controls, and mutations that never end. */
  isBusy: boolean;
}

/** What a story still waits for, or undefined once it has settled. */
function unsettled(root: Element, world: World, { isBusy }: Allowed): string | undefined {
  const { queryClient } = world;
  const held = [...world.running].filter(({ call }) => world.isHeld(call));
  const awaited = [...world.running].find(({ call }) => !world.isHeld(call));
  if (awaited) return `the call ${awaited.call}`;
  // A query whose request is not sent yet, or whose answer is being read.
  if (queryClient.isFetching() + (isBusy ? 0 : queryClient.isMutating()) > held.length) return 'a query or a mutation';
  if (document.fonts.status !== 'loaded') return 'fonts';
  for (const image of root.querySelectorAll('img')) {
    // A lazy picture below the fold would never load, but a story is looked at whole.
    if (!image.complete && image.loading === 'lazy') image.loading = 'eager';
    if (!image.complete) return `the picture ${image.currentSrc}`;
  }
  for (const video of root.querySelectorAll('video')) {
    if (video.networkState === video.NETWORK_LOADING && video.readyState < video.HAVE_CURRENT_DATA) return 'a video';
  }
  if (!isBusy && root.querySelector('[aria-busy="true"]')) return 'a busy element';
  if (!isBusy && root.querySelector('.lectern-skeleton')) return 'a skeleton';
  if (root.getAnimations({ subtree: true }).some(isEnding)) return 'an animation';
  return undefined;
}

/** Whether an animation runs that ends; a spinner's doesn't. */
const isEnding = ({ playState, effect }: Animation) =>
  playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

/** Watches a story until it is stopped. */
export interface Watch {
  /** What it waits for; undefined once it has settled. */
  reason(): string | undefined;
  /** The play function has ended. */
  endPlay(): void;
  stop(): void;
}

/**
 * Sets `data-settled` on a story's element when nothing is on its way that the story doesn't want, and nothing in it has
 * changed for two frames. Removes it when something changes.
 *
 * @param hasPlay whether a play function runs, which ends with `endPlay`
 */
export function watchSettled(story: HTMLElement, world: World, allowed: Allowed, hasPlay: boolean): Watch {
  const root = story.closest('.lectern-root') ?? story;
  let isPlaying = hasPlay;
  let waitsFor: string | undefined = 'its first frame';
  let frame = 0;
  const look = () => {
    waitsFor = isPlaying ? 'its play function' : unsettled(root, world, allowed);
    if (waitsFor === undefined) story.dataset.settled = '';
  };
  const change = () => {
    delete story.dataset.settled;
    waitsFor ??= 'two frames without a change';
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look);
    });
  };
  const mutations = new MutationObserver((records) => {
    if (records.some(({ attributeName }) => attributeName !== 'data-settled')) change();
  });
  mutations.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  const watch = new AbortController();
  const { signal } = watch;
  const ends = ['animationend', 'animationcancel', 'transitionend', 'transitioncancel'];
  // Not all of these events bubble.
  for (const type of ['load', 'error', 'loadeddata', 'suspend', ...ends]) {
    root.addEventListener(type, change, { capture: true, signal });
  }
  document.fonts.addEventListener('loadingdone', change, { signal });
  const stops = [
    world.onRequest(change),
    world.queryClient.getQueryCache().subscribe(change),
    world.queryClient.getMutationCache().subscribe(change),
  ];
  change();
  return {
    reason: () => waitsFor,
    endPlay() {
      isPlaying = false;
      change();
    },
    stop() {
      watch.abort();
      mutations.disconnect();
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
      // A story that is gone changes no more: whoever waits for it goes on.
      story.dataset.settled = '';
    },
  };
}

/** How long a story may take to settle: a busy machine must not fail it. */
const LIMIT_MS = 20_000;

/** Resolves when a story has settled. */
export function untilSettled(story: HTMLElement, reason: () => string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (run: () => void) => {
      clearTimeout(limit);
      changes.disconnect();
      run();
    };
    const look = () => 'settled' in story.dataset && end(resolve);
    const changes = new MutationObserver(look);
    const limit = setTimeout(
      () => end(() => reject(new Error(`The story has not settled: it waits for ${reason() ?? 'its end'}.`))),
      LIMIT_MS,
    );
    changes.observe(story, { attributes: true, attributeFilter: ['data-settled'] });
    look();
  });
}
