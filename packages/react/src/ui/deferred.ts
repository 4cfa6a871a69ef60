import { type ComponentType, useEffect, useState } from 'react';

/** What {@link deferred} returns. */
export interface Deferred<Props> {
  /** Loads the code, once; rejects where it can't be loaded. */
  preload: () => Promise<void>;
  /**
   * Loads the code and returns the component once it is there.
   *
   * @param attempt Another value tries again after a failure.
   * @param isWanted Nothing is loaded before it is true.
   * @param onFailure Called when an attempt fails.
   */
  useLoaded: (attempt?: unknown, isWanted?: boolean, onFailure?: () => void) => ComponentType<Props> | undefined;
}

/** A component whose code isn't part of the first load. In contrast to `lazy`, it neither suspends nor throws. */
export function deferred<Props>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let Loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const preload = () => {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    preload,
    useLoaded(attempt, isWanted = true, onFailure) {
      const [isLoaded, setLoaded] = useState(Loaded !== undefined);
      // biome-ignore lint/correctness/useExhaustiveDependencies: a new `attempt` loads again; a new `onFailure` must not.
      useEffect(() => {
        if (!isWanted) return;
        if (Loaded) return setLoaded(true);
        preload().then(
          () => setLoaded(true),
          () => onFailure?.(),
        );
      }, [attempt, isWanted]);
      return isLoaded ? Loaded : undefined;
    },
  };
}
