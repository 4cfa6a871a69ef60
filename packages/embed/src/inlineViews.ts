import { recipes } from './recipes.ts';

/** A view that opens in the flow of the page, in a frame of its own. */
export type InlineView = Extract<(typeof recipes)[keyof typeof recipes], { isInline: true }>['view'];

const views = new Set<string>(Object.values(recipes).flatMap((recipe) => ('isInline' in recipe ? [recipe.view] : [])));

export const isInlineView = (view: string): view is InlineView => views.has(view);
