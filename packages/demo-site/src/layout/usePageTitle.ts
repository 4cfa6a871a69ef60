import { useEffect } from 'react';

/** Names the page in the tab and the history. */
export function usePageTitle(title: string | undefined) {
  useEffect(() => {
    if (title) document.title = `${title} · Lectern`;
  }, [title]);
}
