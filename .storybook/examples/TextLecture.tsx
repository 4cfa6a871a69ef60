import { TextLecture } from '@lectern/react';

export function Example() {
  return <TextLecture html="<h2>Clouds</h2><p>What they say about tomorrow.</p>" />;
}
