import { RichTextEditor } from '@lectern/react/rich-text';

export function Example() {
  return <RichTextEditor label="Text of the lecture" name="content" defaultValue="<p>Look up.</p>" />;
}
