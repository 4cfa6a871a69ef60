import { useLectern } from '@lectern/react';
import { seedIds } from '@lectern/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { CourseCard } from '../../packages/react/src/components/course-card/index.ts';
import { RequireCapability } from '../../packages/react/src/components/require-capability/index.ts';
import { Cell } from '../../packages/react/src/testing/Cell.tsx';
import { seedRandom } from '../../packages/react/src/testing/clock.ts';
import { watchOf, worldOf } from '../../packages/react/src/testing/openCells.ts';
import { untilSettled } from '../../packages/react/src/testing/settled.ts';
import type { StateOptions } from '../../packages/react/src/testing/states.tsx';
import { takeProblems } from '../../packages/react/src/testing/world.ts';
import { Skeleton } from '../../packages/react/src/ui/Skeleton.tsx';

/** When a story has settled, and what makes one fail. */
const meta: Meta = { title: 'Workshop/Settled', tags: ['!dev', '!autodocs'] };
export default meta;

const card = <CourseCard courseId={seedIds.courses.bicycleRepair} />;
const title = 'Bicycle Repair at Home';
const LATE = { delay: 600, times: 1 } as const;

const cell =
  (state: StateOptions, children: React.ReactNode, hasPlay = false) =>
  () => (
    <Cell id="workshop-settled" state={state} hasPlay={hasPlay}>
      {children}
    </Cell>
  );

const storyIn = (canvas: HTMLElement) =>
  waitFor(() => {
    const story = canvas.querySelector<HTMLElement>('.lectern-story');
    if (!story) throw new Error('There is no story.');
    return story;
  });

/** The story's element at the moment at which it first counts as settled, as a copy. */
async function settledIn(canvas: HTMLElement): Promise<HTMLElement> {
  const story = await storyIn(canvas);
  return new Promise((resolve) => {
    const look = () => {
      if (!('settled' in story.dataset)) return;
      changes.disconnect();
      resolve(story.cloneNode(true) as HTMLElement);
    };
    const changes = new MutationObserver(look);
    changes.observe(story, { attributeFilter: ['data-settled'] });
    look();
  });
}

const isOnWay = (call: string, story: HTMLElement) => [...worldOf(story).running].some((one) => one.call === call);

/** What fades in can be read once it has settled. */
export const WaitsForAnAnimation: StoryObj = {
  render: cell({}, <RequireCapability of="instructorDashboard">For instructors.</RequireCapability>),
  async play({ canvasElement }) {
    await settledIn(canvasElement);
    const note = canvasElement.querySelector('.lectern-require-capability-refused');
    expect(note && getComputedStyle(note).opacity).toBe('1');
  },
};

/** Its kind allows a skeleton, so that only the query can be what it waits for. */
export const WaitsForAnAnswer: StoryObj = {
  render: cell({ kind: 'busy', calls: { 'courses.get': LATE } }, card),
  async play({ canvasElement }) {
    expect(await settledIn(canvasElement)).toHaveTextContent(title);
  },
};

export const HeldByTheState: StoryObj = {
  render: cell({ kind: 'loading', calls: { 'courses.get': 'pending' } }, card),
  async play({ canvasElement }) {
    const story = await storyIn(canvasElement);
    expect((await settledIn(canvasElement)).querySelector('.lectern-skeleton')).not.toBeNull();
    expect(isOnWay('courses.get', story)).toBe(true);
  },
};

function Later({ before = null }: { before?: React.ReactNode }) {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHere(true), LATE.delay);
    return () => clearTimeout(timer);
  }, []);
  if (isHere) return <p>Here</p>;
  return (
    <>
      {before}
      <Skeleton shape="line" />
    </>
  );
}
/** As an editor whose code loads. */
export const WaitsForWhatASkeletonStandsFor: StoryObj = {
  render: cell({}, <Later />),
  async play({ canvasElement }) {
    expect(await settledIn(canvasElement)).toHaveTextContent('Here');
  },
};

/** Axe would refuse what stands there before. */
export const JudgedOnceSettled: StoryObj = {
  render: cell({}, <Later before={<button type="button" />} />),
};

/** Its address is a call, so that the picture is late. It is no picture then, but has an end. */
function LatePicture() {
  const { baseUrl } = useLectern().marketplace;
  return <img alt="Late" src={`${baseUrl}/search/courses`} />;
}
export const WaitsForAPicture: StoryObj = {
  render: cell({ calls: { 'courses.search': LATE } }, <LatePicture />),
  async play({ canvasElement }) {
    const ends = new Promise((resolve) => canvasElement.addEventListener('error', () => resolve('ended'), true));
    const first = await Promise.race([ends, settledIn(canvasElement).then(() => 'settled')]);
    expect(first).toBe('ended');
  },
};

export const WaitsForThePlay: StoryObj = {
  render: cell({}, card, true),
  async play({ canvasElement }) {
    const story = await storyIn(canvasElement);
    await waitFor(() => expect(watchOf(story)?.reason()).toBe('its play function'));
    expect(story).not.toHaveAttribute('data-settled');
    watchOf(story)?.endPlay();
    await waitFor(() => expect(story).toHaveAttribute('data-settled'));
  },
};

export const UnsettledByAChange: StoryObj = {
  render: cell({}, card),
  async play({ canvasElement }) {
    const story = await storyIn(canvasElement);
    await settledIn(canvasElement);
    story.setAttribute('data-changed', '');
    await waitFor(() => expect(story).not.toHaveAttribute('data-settled'), { interval: 1 });
    await waitFor(() => expect(story).toHaveAttribute('data-settled'));
  },
};

function Removable() {
  const [isGone, setGone] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setGone(true)}>
        Remove
      </button>
      {!isGone && cell({}, card)()}
    </>
  );
}
/** As when a matrix is left while its cells change. */
export const GoneBeforeItSettles: StoryObj = {
  render: () => <Removable />,
  async play({ canvasElement }) {
    const story = await storyIn(canvasElement);
    await waitFor(() => expect(watchOf(story)).toBeDefined());
    const end = untilSettled(story, () => watchOf(story)?.reason());
    canvasElement.querySelector('button')?.click();
    await end;
    expect(story.isConnected).toBe(false);
  },
};

/** Sent by `XMLHttpRequest`, which reports progress. */
export const AnUploadIsARequest: StoryObj = {
  render: cell({ kind: 'busy', as: 'learner', calls: { 'users.updateProfile': 'pending' } }, card),
  async play({ canvasElement }) {
    const story = await storyIn(canvasElement);
    const { marketplace } = worldOf(story);
    const cancelled = new AbortController();
    const profilePicture = new File(['…'], 'me.png', { type: 'image/png' });
    const upload = marketplace.users.updateProfile(
      { firstName: 'Lena', lastName: 'Learner', profilePicture },
      { signal: cancelled.signal },
    );
    await waitFor(() => expect(isOnWay('users.updateProfile', story)).toBe(true));
    cancelled.abort();
    await expect(upload).rejects.toThrow('Cancelled');
    await waitFor(() => expect(isOnWay('users.updateProfile', story)).toBe(false));
  },
};

export const ProblemsFailAStory: StoryObj = {
  render: cell({}, card),
  async play({ canvasElement }) {
    await settledIn(canvasElement);
    console.error('A story says so on purpose.');
    expect(takeProblems()).toEqual(['console.error: A story says so on purpose.']);
    await fetch('/api/courses');
    expect(takeProblems()).toEqual([`A request leaves the story: ${location.origin}/api/courses`]);
  },
};

export const TimeStands: StoryObj = {
  render: cell({}, <p>Always the same day</p>),
  play() {
    const now = new Date();
    expect(now).toBeInstanceOf(Date);
    expect(now.toISOString()).toBe('2026-09-15T09:30:00.000Z');
    expect(Date.now()).toBe(now.getTime());
    expect(new Date(0).getTime()).toBe(0);
    const ids = [1, 2].map(() => {
      seedRandom();
      return crypto.randomUUID();
    });
    expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(ids[1]).toBe(ids[0]);
  },
};
