import { Footer } from '@lectern/react';

export function Example() {
  return <Footer brand={<strong>Weather School</strong>} note="© Weather School" />;
}
