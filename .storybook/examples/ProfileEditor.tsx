import { ProfileEditor } from '@lectern/react';

export function Example({ greet }: { greet: (name: string) => void }) {
  return <ProfileEditor onSave={(user) => greet(user.firstName)} />;
}
