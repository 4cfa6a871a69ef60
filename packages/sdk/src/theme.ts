/** Looks for your site: a design becomes colors that can be read, style sheets and the values of `appearance`. */
export * from './rules/contrast.ts';
export { isHexColor } from './rules/oklch.ts';
export { contrastOf, type Ground, isReadable, nearestReadable } from './rules/readableColor.ts';
export * from './rules/themeColors.ts';
export * from './rules/themeDesign.ts';
export * from './rules/themeOf.ts';
export * from './rules/writeTheme.ts';
