import { SelectField } from '@lectern/react';

export function Example() {
  return (
    <SelectField
      label="Level"
      name="level"
      options={[
        { value: 'beginner', label: 'Beginner' },
        { value: 'advanced', label: 'Advanced' },
      ]}
    />
  );
}
