import { SignIn } from '@lectern/react';
import { useSearchParams } from 'react-router';

export default function Account() {
  const [query] = useSearchParams();
  return <SignIn from={query.get('from')} />;
}
