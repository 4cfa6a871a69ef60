import { useContext } from 'react';
import { useFrame } from './FrameContext.ts';
import { KeptContext } from './KeptContext.ts';

/** How long a sign-in in a frame lasts, and where. */
export function KeptNote() {
  const { partner } = useFrame();
  const isKept = useContext(KeptContext);
  return (
    <p className="frame-note">
      {isKept
        ? `This signs you in on ${partner.name}'s pages in this browser.`
        : "Your browser doesn't let this page store anything, so you'll stay signed in until you close or reload it."}
    </p>
  );
}
