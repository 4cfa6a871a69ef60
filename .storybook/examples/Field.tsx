import { Field } from '@lectern/react';

export function Example({ error }: { error?: string | undefined }) {
  return <Field label="Course title" name="title" hint="Up to 100 characters." error={error} />;
}
