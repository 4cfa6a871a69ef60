import type { ComponentType, ReactNode, RefAttributes } from 'react';
import { LatePart } from '../../provider/LatePart.tsx';
import { useHydrated } from '../../ui/behaviors/useHydrated.ts';
import { cx } from '../../ui/compose.ts';
import type { RootProps } from '../../ui/definePart.tsx';
import type { Late } from '../../ui/late.ts';
import type { Guard } from '../require-capability/index.ts';
import { CoursePlayerSkeleton } from './CoursePlayerSkeleton.tsx';
import { PlayerRoot, playerClass } from './PlayerRoot.ts';

interface LatePlayerProps<Props> {
  part: Late<Props>;
  root: RootProps<'div'> & RefAttributes<HTMLDivElement>;
  /** What stands there for those who may not see it. */
  guard?: Guard | undefined;
  children: (Player: ComponentType<Props>) => ReactNode;
}

/** The root of a player, until its code is there. A server cannot play anything, and its markup would be thrown away. */
export function LatePlayer<Props>({ part, root, guard, children }: LatePlayerProps<Props>) {
  const skeleton = <CoursePlayerSkeleton />;
  if (!useHydrated()) {
    return (
      <PlayerRoot {...root} state="loading">
        {skeleton}
      </PlayerRoot>
    );
  }
  if (guard) {
    return (
      <PlayerRoot {...root} state={guard.state}>
        {guard.content}
      </PlayerRoot>
    );
  }
  return (
    <LatePart part={part} root={{ ...root, className: cx(playerClass, root.className) }} skeleton={skeleton}>
      {children}
    </LatePart>
  );
}
