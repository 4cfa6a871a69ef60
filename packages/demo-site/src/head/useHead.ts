import { useLayoutEffect } from 'react';
import { type Head, writeHead } from './writeHead.ts';

/** Sets the document's head. Does nothing until the title is known. */
export function useHead({ title, description, path }: Omit<Head, 'title'> & { title: string | undefined }) {
  useLayoutEffect(() => {
    if (title) writeHead({ title, description, path });
  }, [title, description, path]);
}
