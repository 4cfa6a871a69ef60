import { Avatar } from '@lectern/react';

export function Example({ picture }: { picture: string }) {
  return <Avatar firstName="Asha" lastName="Rao" picture={picture} size="large" />;
}
