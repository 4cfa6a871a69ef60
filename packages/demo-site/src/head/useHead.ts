import { useLayoutEffect } from 'react';
import { type Head, writeHead } from './writeHead.ts';

/** Says what the page is. As long as its name is not known, nothing changes. */
export function useHead({ title, description, path }: Omit<Head, 'title'> & { title: string | undefined }) {
  useLayoutEffect(() => {
    if (title) writeHead({ title, description, path });
  }, [title, description, path]);
}
