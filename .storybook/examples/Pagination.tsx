import { Pagination } from '@lectern/react';
import { useState } from 'react';

export function Example() {
  const [page, setPage] = useState(1);
  return <Pagination page={page} pages={12} onPageChange={setPage} />;
}
