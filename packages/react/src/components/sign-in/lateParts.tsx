import { useEffect, useState } from 'react';
import { canUsePasskeys } from '../../hooks/account/canUsePasskeys.ts';
import { useLectern } from '../../provider/context.ts';
import { LatePart } from '../../provider/LatePart.tsx';
import { late } from '../../ui/late.ts';
import type { PasskeyButtonProps } from './PasskeyButton.tsx';
import type { SecondStepProps } from './SecondStep.tsx';

const secondStep = late(async () => (await import('./SecondStep.tsx')).SecondStep);
const passkeyButton = late(async () => (await import('./PasskeyButton.tsx')).PasskeyButton);

/** The second step, which few accounts have. */
export function LateSecondStep(props: SecondStepProps) {
  return <LatePart part={secondStep}>{(SecondStep) => <SecondStep {...props} />}</LatePart>;
}

/** The button for a passkey, where the browser can use one. A server doesn't know. */
export function LatePasskeyButton(props: PasskeyButtonProps) {
  const { marketplace } = useLectern('SignIn');
  const [isWanted, setWanted] = useState(false);
  useEffect(() => setWanted(canUsePasskeys(marketplace)), [marketplace]);
  const { Part: Button } = passkeyButton.usePart({ isWanted });
  return isWanted && Button ? <Button {...props} /> : null;
}
