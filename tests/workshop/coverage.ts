import { createMessages } from '@lectern/sdk/api';
import { words } from '@lectern/sdk/words';
import type { CataloguePage, CatalogueState } from '../../packages/react/src/testing/catalogue.tsx';
import type { Shown } from '../../packages/react/src/testing/isShown.ts';
import { type Kind, traits } from '../../packages/react/src/testing/states.tsx';

const t = createMessages('en-IN').with<string>(words);
const statesOf = (pages: readonly CataloguePage[]) => pages.flatMap(({ states }) => states);

/** The names of components that have no page, and are on no other component's page. */
export function withoutPage(components: Readonly<Record<string, unknown>>, pages: readonly CataloguePage[]): string[] {
  const shown = new Set<unknown>(pages.flatMap((page) => page.components));
  return Object.keys(components).filter((name) => !shown.has(components[name]));
}

/** The kinds that a page's traits require, without a state and without a reason, as `Catalogue/CourseCard: long`. */
export function withoutKind({ title, page, states }: CataloguePage): string[] {
  if (!page) return [`${title}: page()`];
  const required: Kind[] = ['ready', 'long', ...(page.traits ?? []).flatMap((trait) => traits[trait])];
  const has = new Set(states.map(({ kind }) => kind));
  return required.filter((kind) => !has.has(kind) && !page.notApplicable?.[kind]).map((kind) => `${title}: ${kind}`);
}

/** Reasons for kinds that the page doesn't need a reason for. */
export function needlessReasons({ title, page, states }: CataloguePage): string[] {
  const has = new Set(states.map(({ kind }) => kind));
  return Object.keys(page?.notApplicable ?? {})
    .filter((kind) => has.has(kind as Kind))
    .map((kind) => `${title}: ${kind}`);
}

/** The calls that no state lets fail. */
export function withoutFailure(calls: readonly string[], pages: readonly CataloguePage[]): string[] {
  const failing = statesOf(pages).flatMap(({ calls = {} }) =>
    Object.entries(calls).flatMap(([call, outcome]) => {
      if (outcome === 'pending') return [];
      return outcome === 'offline' || outcome.isCut || outcome.status !== undefined ? [call] : [];
    }),
  );
  return calls.filter((call) => !failing.includes(call));
}

/** The texts that no state names as its proof. */
export function shownNowhere(texts: readonly string[], pages: readonly CataloguePage[]): string[] {
  const shown = new Set(statesOf(pages).flatMap(({ shows = [] }: CatalogueState) => shows.map(textOf)));
  return texts.filter((text) => !shown.has(text));
}

function textOf(shown: Shown): string | undefined {
  if (typeof shown === 'string') return t(shown);
  if (!('text' in shown || 'role' in shown)) return t(shown[0]);
  const text = 'text' in shown ? shown.text : shown.name;
  return typeof text === 'string' ? t(text) : undefined;
}
