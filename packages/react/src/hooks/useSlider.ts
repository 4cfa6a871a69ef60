import { limits, slideIndex } from '@lectern/sdk';
import { useEffect, useState, useSyncExternalStore } from 'react';

export interface UseSliderOptions {
  count: number;
  /** How long a slide stays, in milliseconds; 5 seconds without it (§9). */
  interval?: number | undefined;
}

/**
 * Which slide is shown (§2). It moves on by itself, round and round, except under a pointer, with focus inside, in a
 * hidden tab, where the person wants less motion, or when asked to pause.
 */
export function useSlider({ count, interval = limits.heroInterval }: UseSliderOptions) {
  const [index, setIndex] = useState(0);
  const [isChosen, setChosen] = useState(false);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const [ownPause, setOwnPause] = useState<boolean>();
  const isReduced = useSyncExternalStore(motion.subscribe, motion.isReduced, () => false);
  const isHidden = useSyncExternalStore(visibility.subscribe, visibility.isHidden, () => false);
  const isPaused = ownPause ?? isReduced;
  const isRunning = count > 1 && !isPaused && !isUnderPointer && !hasFocus && !isHidden;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      setIndex((before) => slideIndex(before, 1, count));
      setChosen(false);
    }, interval);
    return () => clearInterval(timer);
  }, [isRunning, interval, count]);

  const choose = (place: number) => {
    setIndex(slideIndex(place, 0, count));
    setChosen(true);
  };
  return {
    index: slideIndex(index, 0, Math.max(1, count)),
    /** Whether the slide that is shown was asked for: only then it is announced. */
    isChosen,
    isPaused,
    isRunning,
    choose,
    previous: () => choose(index - 1),
    next: () => choose(index + 1),
    togglePause() {
      setOwnPause(!isPaused);
      // Who presses Play wants it to play, though the focus is on the button.
      setFocus(false);
    },
    /** For the element that holds the slides and their controls. */
    regionProps: {
      onPointerEnter: () => setUnderPointer(true),
      onPointerLeave: () => setUnderPointer(false),
      onFocus: () => setFocus(true),
      onBlur: () => setFocus(false),
    },
  };
}

const reducedMotion = () =>
  typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

const motion = {
  isReduced: () => reducedMotion()?.matches ?? false,
  subscribe(listener: () => void) {
    const query = reducedMotion();
    query?.addEventListener('change', listener);
    return () => query?.removeEventListener('change', listener);
  },
};

const visibility = {
  isHidden: () => document.hidden,
  subscribe(listener: () => void) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
