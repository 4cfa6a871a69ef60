import { limits, slideIndex } from '@lectern/sdk/rules';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Options of {@link useSlider}. */
export interface UseSliderOptions {
  /** The number of slides. */
  count: number;
  /** How long a slide is shown, in milliseconds. @default 5000 (§9) */
  interval?: number | undefined;
}

/** What {@link useSlider} returns. */
export interface UseSliderResult {
  /** The index of the current slide. */
  index: number;
  /** Whether the user chose the current slide: only then it is announced. */
  isChosen: boolean;
  isPaused: boolean;
  /** Whether slides change at the moment. */
  isRunning: boolean;
  /** Shows a slide by its index. */
  choose: (index: number) => void;
  /** Shows the previous slide. */
  previous: () => void;
  /** Shows the next slide. */
  next: () => void;
  /** Pauses or resumes the slideshow. */
  togglePause: () => void;
  /** Props for the element that contains the slides and their controls. */
  regionProps: Record<'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur', () => void>;
}

/**
 * A slider that changes by itself (§2). It stops while the pointer or the focus is inside, while the tab is hidden, and
 * when paused; it starts paused for users who prefer reduced motion.
 */
export function useSlider({ count, interval = limits.heroInterval }: UseSliderOptions): UseSliderResult {
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

  const choose = (target: number) => {
    setIndex(slideIndex(target, 0, count));
    setChosen(true);
  };
  return {
    index: slideIndex(index, 0, Math.max(1, count)),
    isChosen,
    isPaused,
    isRunning,
    choose,
    previous: () => choose(index - 1),
    next: () => choose(index + 1),
    togglePause() {
      setOwnPause(!isPaused);
      // Play starts the slider although the focus is on its button.
      setFocus(false);
    },
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
