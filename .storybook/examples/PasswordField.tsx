import { PasswordField } from '@lectern/react';

export function Example() {
  return (
    <PasswordField
      label="Password"
      name="password"
      autoComplete="current-password"
      showLabel="Show password"
      hideLabel="Hide password"
    />
  );
}
