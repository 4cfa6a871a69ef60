import { type ComponentType, useEffect, useState } from 'react';

/** What {@link deferred} returns. */
export interface Deferred<Props> {
  /** Loads the code, once. */
  preload: () => Promise<void>;
  /** Loads the code and returns the component once it is there. Tries again with another `attempt` after a failure. */
  useLoaded: (attempt?: unknown) => ComponentType<Props> | undefined;
}

/** A component whose code isn't part of the first load. In contrast to `lazy`, it neither suspends nor throws. */
export function deferred<Props>(load: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    Loaded ??= await load();
  };
  return {
    preload,
    useLoaded(attempt) {
      const [isLoaded, setLoaded] = useState(Loaded !== undefined);
      // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` isn't read; each is another try after a failure.
      useEffect(() => {
        if (Loaded) return setLoaded(true);
        preload().then(
          () => setLoaded(true),
          () => {},
        );
      }, [attempt]);
      return isLoaded ? Loaded : undefined;
    },
  };
}
