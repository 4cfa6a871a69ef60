import { attributes } from './attributes.ts';
import type { Open } from './events.ts';
import type { LecternElement } from './lecternElement.ts';
import type { Defaults } from './settings.ts';

type Widgets = typeof import('./widgets.ts');
type Step = 'update' | 'reload';

let loaded: Promise<Widgets> | undefined;
let defaults: Defaults = {};

/** Everything but the definitions is loaded with the first element of the page. */
const widgets = () => {
  loaded ??= import('./widgets.ts').then((module) => {
    module.begin(defaults);
    return module;
  });
  loaded.catch(() => {
    loaded = undefined;
  });
  return loaded;
};

const run = (element: LecternElement, step: Step = 'update'): void => {
  widgets().then(
    (module) => module[step](element),
    // The fallback stays; nothing can be done before the network is back.
    () => addEventListener('online', () => run(element, step), { once: true }),
  );
};

/** What drives the video of a player. */
const acts = ['play', 'pause', 'seek'] as const;

const propertyOf = (attribute: string) => attribute.replace(/-./g, (dash) => dash.slice(1).toUpperCase());

const elementClass = (tag: string, names: readonly string[]) => {
  class Lectern extends HTMLElement {
    static observedAttributes = names;
    get ready(): Promise<void> {
      return widgets().then((module) => module.ready(this));
    }
    reload() {
      run(this, 'reload');
    }
    connectedCallback() {
      for (const name of names) {
        const property = propertyOf(name) as keyof this;
        // Set before the element was defined.
        if (!Object.hasOwn(this, property)) continue;
        const value = this[property];
        delete this[property];
        this[property] = value;
      }
      run(this);
    }
    disconnectedCallback() {
      run(this);
    }
    // With it, `moveBefore` neither disconnects nor connects.
    connectedMoveCallback() {}
    attributeChangedCallback() {
      if (this.isConnected) run(this);
    }
  }
  for (const name of names) {
    const property = propertyOf(name);
    if (property in HTMLElement.prototype) continue;
    Object.defineProperty(Lectern.prototype, property, {
      get(this: HTMLElement) {
        return this.getAttribute(name) ?? undefined;
      },
      set(this: HTMLElement, value: string | null | undefined) {
        if (value === undefined || value === null) this.removeAttribute(name);
        else this.setAttribute(name, value);
      },
    });
  }
  if (tag === 'lectern-course-player') {
    for (const act of acts) {
      const own = Lectern.prototype as unknown as Record<string, unknown>;
      own[act] = function (this: LecternElement, seconds?: number): Promise<void> {
        return widgets().then((module) => module.drive(this, { act, seconds }));
      };
    }
  }
  return Lectern;
};

/** A press on a link that names courses opens their checkout in the page; with a key for a new tab the link stays a link. */
const follow = (event: MouseEvent): void => {
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[data-lectern-course]');
  const isLeft = event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || isLeft) return;
  event.preventDefault();
  widgets()
    .then((module) => module.open('', {}, link))
    .catch(() => location.assign(link.href));
};

/** Opens a view of the marketplace over the page. */
export const open: Open = (view, params) => widgets().then((module) => module.open(view, params));

/** Whether this is the address of a script that a marketplace serves. */
export const isServed = (address: string): boolean => address.includes('/embed/v1');

/** Defines the elements. Where another copy already has, that one stays. */
export function start(given: Defaults): void {
  defaults = given;
  for (const [name, names] of Object.entries(attributes)) {
    try {
      if (!customElements.get(name)) customElements.define(name, elementClass(name, names));
    } catch (error) {
      // A page's own patch of `define` refused: what is inside the element stays.
      console.error(`Lectern: <${name}> can't be defined on this page.`, error);
    }
  }
  addEventListener('click', follow);
  // A redirect from sign-in has come back.
  if (location.hash.includes('lectern_code=')) void widgets();
}
