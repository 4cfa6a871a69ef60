import { Checkout } from '@lectern/react';
import { useSearchParams } from 'react-router';

export default function Payment() {
  const [query] = useSearchParams();
  return <Checkout courseId={query.get('course') || undefined} code={query.get('code') || undefined} />;
}
