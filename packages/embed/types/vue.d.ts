import type { ElementName, LecternAttributes, LecternElements, LecternEvents } from '@lectern/embed';
import type { DefineComponent, HTMLAttributes } from 'vue';

type Listeners = { [N in keyof LecternEvents as `on${Capitalize<N>}`]?: (event: LecternEvents[N]) => void };
type Elements = {
  [Name in ElementName]: DefineComponent<LecternAttributes<Name> & Partial<Listeners> & HTMLAttributes> & {
    new (): { $el: LecternElements[Name] };
  };
};

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
