import { useContext, useLayoutEffect } from 'react';
import { HeadContext } from './HeadContext.ts';
import { type Head, writeHead } from './writeHead.ts';

/** Sets the document's head. Does nothing until the title is known. */
export function useHead({ title, description, path }: Omit<Head, 'title'> & { title: string | undefined }) {
  const collect = useContext(HeadContext);
  if (collect && title) collect({ title, description, path });
  useLayoutEffect(() => {
    if (title) writeHead({ title, description, path });
  }, [title, description, path]);
}
