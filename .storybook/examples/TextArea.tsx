import { TextArea } from '@lectern/react';

export function Example() {
  return <TextArea label="Your message" name="message" hint="Up to 1,000 characters." />;
}
