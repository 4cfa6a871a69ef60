import { LatePart } from '../../provider/LatePart.tsx';
import { late } from '../../ui/late.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

const secondFactor = late(async () => (await import('./SecondFactor.tsx')).SecondFactor);

/** The part of the security settings that is about codes and passkeys. */
export const LateSecondFactor = () => (
  <LatePart
    part={secondFactor}
    root={{ className: 'lectern-profile-editor-panel' }}
    skeleton={
      <>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </>
    }
  >
    {(SecondFactor) => <SecondFactor />}
  </LatePart>
);
