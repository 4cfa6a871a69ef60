import { ProgressBar } from '@lectern/react';

export function Example() {
  return <ProgressBar label="Your progress" percent={40} text="40% complete" />;
}
