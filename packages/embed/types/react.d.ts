import type { ElementName, LecternAttributes, LecternElements, LecternEvents } from '@lectern/embed';
import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** React 19 adds a listener for each `on` + event; React 18 doesn't, so listen on the document there. */
type Listeners = { [N in keyof LecternEvents as `on${N}`]?: (event: LecternEvents[N]) => void };
type Elements = {
  [Name in ElementName]: Omit<
    DetailedHTMLProps<HTMLAttributes<LecternElements[Name]>, LecternElements[Name]>,
    keyof LecternAttributes<Name>
  > &
    LecternAttributes<Name> &
    Listeners;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
