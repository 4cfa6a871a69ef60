import { useContext } from 'react';
import { useFrame } from './FrameContext.ts';
import { PersistenceContext } from './PersistenceContext.ts';

/** How long a sign-in in a frame lasts, and where. */
export function PersistenceNote() {
  const { partner } = useFrame();
  const isPersistent = useContext(PersistenceContext);
  return (
    <p className="frame-note">
      {isPersistent
        ? `This signs you in on ${partner.name}'s pages in this browser.`
        : "Your browser doesn't let this page store anything, so you'll stay signed in until you close or reload it."}
    </p>
  );
}
