import type { ElementName, LecternAttributes, LecternElements, LecternEvents } from '@lectern/embed';
import type { HTMLAttributes } from 'svelte/elements';

type Listeners = { [N in keyof LecternEvents as `on${N}`]?: (event: LecternEvents[N]) => void };
type Elements = {
  [Name in ElementName]: Omit<HTMLAttributes<LecternElements[Name]>, keyof LecternAttributes<Name>> &
    LecternAttributes<Name> &
    Listeners;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
