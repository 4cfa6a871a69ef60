import { type ComponentType, lazy, useState } from 'react';

interface Later<Props> {
  /** Suspends until the code is there, and throws where it can't be loaded. Another `attempt` then loads it again. */
  Component: ComponentType<Props & { attempt: unknown }>;
  /** Loads the code ahead. */
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/**
 * As React's `lazy`, but a failure doesn't last, and what is there already doesn't suspend: on a server, and where its
 * markup is hydrated.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazyAgain<Props extends object>(
  importCode: () => Promise<{ default: ComponentType<Props> }>,
): Later<Props> {
  let loaded: ComponentType<Props> | undefined;
  let hasFailed = false;
  let current: { attempt: unknown; Lazy: ComponentType<Props> } | undefined;
  async function load() {
    try {
      if (hasFailed) await loadSheetsAgain();
      const code = await importCode();
      loaded = code.default;
      return code;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }
  function Component({ attempt, ...props }: Props & { attempt: unknown }) {
    const [Shown] = useState(() => {
      if (loaded) return loaded;
      if (!current || (hasFailed && current.attempt !== attempt)) {
        current = { attempt, Lazy: lazy(load) as unknown as ComponentType<Props> };
      }
      return current.Lazy;
    });
    // The rest of the props is all but `attempt`.
    return <Shown {...(props as unknown as Props)} />;
  }
  return { Component, load };
}

/** The bundler asks for each style sheet only once, also where it didn't come. */
async function loadSheetsAgain(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    ({ sheet }) => !sheet,
  );
  const loadAgain = (link: HTMLLinkElement) =>
    new Promise<void>((resolve, reject) => {
      const again = link.cloneNode() as HTMLLinkElement;
      again.addEventListener('load', () => resolve());
      again.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${link.href}`)));
      link.replaceWith(again);
    });
  await Promise.all(missing.map(loadAgain));
}
