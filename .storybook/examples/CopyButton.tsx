import { CopyButton } from '@lectern/react';

export function Example({ address }: { address: string }) {
  return (
    <CopyButton text={address} label="Copy link" copiedLabel="Copied" failedLabel="Select the link and copy it." />
  );
}
