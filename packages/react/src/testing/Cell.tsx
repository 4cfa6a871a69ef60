import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Navigate } from '../provider/context.ts';
import { LecternProvider } from '../provider/LecternProvider.tsx';
import { openCells } from './openCells.ts';
import { navigateWithin, StoryLink } from './StoryLink.tsx';
import { type CellSettings, readSettings } from './settings.ts';
import { watchSettled } from './settled.ts';
import type { Frame, StateOptions } from './states.tsx';
import { openWorld, type World } from './world.ts';

export interface CellProps {
  /** The id of the story. */
  id: string;
  state: StateOptions;
  frame?: Frame | undefined;
  settings?: CellSettings;
  /** Whether a play function runs, which ends with `endPlay`. @default false */
  hasPlay?: boolean;
  /** A page has one `main`. @default 'main' */
  element?: 'main' | 'div';
  children: ReactNode;
}

/** A world, the provider and the frame around one state of a component. */
export function Cell({ state, settings = readSettings({}), ...props }: CellProps) {
  const [world, setWorld] = useState<World>();
  const { locale, network } = settings;
  useEffect(() => {
    const made = openWorld(state, { locale, network });
    setWorld(made);
    return () => {
      setWorld(undefined);
      made.close();
    };
  }, [state, locale, network]);
  return world && <OpenCell {...props} state={state} settings={settings} world={world} />;
}

function OpenCell({
  id,
  state,
  frame = 'page',
  settings,
  hasPlay = false,
  element: Element = 'main',
  world,
  children,
}: CellProps & { settings: CellSettings; world: World }) {
  const ref = useRef<HTMLDivElement>(null);
  const navigate = useCallback<Navigate>((...step) => navigateWithin(ref.current, ...step), []);
  const isBusy = state.kind === 'loading' || state.kind === 'busy';
  useEffect(() => {
    const story = ref.current;
    if (!story) return;
    const watch = watchSettled(story, world, { isBusy }, hasPlay);
    openCells.set(story, { world, watch });
    return watch.stop;
  }, [world, isBusy, hasPlay]);
  const { theme, direction, brand, density, motion, contrast, text } = settings;
  return (
    <div
      dir={state.direction ?? direction}
      // Every locale has English words.
      lang="en"
      data-brand={brand}
      data-density={density}
      data-motion={motion}
      data-contrast={contrast}
      data-text={text}
    >
      <LecternProvider
        marketplace={world.marketplace}
        queryClient={world.queryClient}
        navigate={navigate}
        Link={StoryLink}
        theme={theme === 'dark' ? 'dark' : 'light'}
        {...(state.richText ? { richText: state.richText } : {})}
      >
        <Element ref={ref} className="lectern-story" data-frame={frame} data-viewport={state.viewport} data-cell={id}>
          {children}
        </Element>
      </LecternProvider>
    </div>
  );
}
