import { useEffect, useRef, useState } from 'react';
import { navigate } from '../router/location.ts';
import { useLocation } from '../router/Router.tsx';
import { type Choice, readChoice, writeChoice } from './choice.ts';

/** The fields of the form as they are, which may be invalid, by their parameter of the address. */
export type Fields = Readonly<Record<string, string>>;

const TYPING_PAUSE_MS = 500;
const OWN = 'snippet';

const fieldsOf = (search: string): Fields => Object.fromEntries(new URLSearchParams(search));

/**
 * The choice in the address. A change adds a history entry; the tabs and what is typed replace the current one, typing
 * after a pause, because browsers limit the changes of an address.
 */
export function useChoice(): {
  choice: Choice;
  fields: Fields;
  set: (changed: Fields, how?: 'push' | 'replace' | 'typing') => void;
} {
  const { search, pathname, state, isReturn } = useLocation();
  const [fields, setFields] = useState(() => fieldsOf(search));
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // Back, Forward or a link; the form is ahead of addresses that it has written itself.
    if (isReturn || state !== OWN) setFields(fieldsOf(search));
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    choice: readChoice(new URLSearchParams(fields)),
    fields,
    set(changed, how = 'push') {
      const next = { ...fields, ...changed };
      setFields(next);
      clearTimeout(timer.current);
      const write = () => {
        const query = writeChoice(readChoice(new URLSearchParams(next))).toString();
        const to = query === '' ? pathname : `${pathname}?${query}`;
        if (to !== window.location.pathname + window.location.search)
          navigate(to, { replace: how !== 'push', state: OWN });
      };
      if (how === 'typing') timer.current = setTimeout(write, TYPING_PAUSE_MS);
      else write();
    },
  };
}
