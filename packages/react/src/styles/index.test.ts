/** @vitest-environment node */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addSystemTheme, indexCss, separateSheets } from '../../styles.mjs';

it('index.css has every sheet; `npm run styles -w packages/react` writes it anew', () => {
  expect(readFileSync('packages/react/src/styles/index.css', 'utf8')).toBe(indexCss());
});

it("a component's sheet has the looks of the components inside it", () => {
  const { 'course-card': card = [] } = separateSheets();
  expect(card.map((file) => file.split('/').at(-1))).toEqual(['course-card.css', 'wishlist-toggle.css']);
});

it("the sheet with its folder's name comes before the other sheets of the folder, which may change its looks", () => {
  const sheets = [...indexCss().matchAll(/components\/(.*)\/([\w-]+)\.css/g)].map(([, folder = '', name = '']) => ({
    folder,
    isMain: folder.split('/').at(-1) === name,
  }));
  const late = sheets.filter(({ folder, isMain }, place) => isMain && sheets[place - 1]?.folder === folder);
  expect(late).toEqual([]);
});

it('a root without a known theme follows the system where no script runs', () => {
  const tokens = readFileSync('packages/react/src/styles/tokens.css', 'utf8');
  const [, withoutScript = ''] = addSystemTheme(tokens).split(
    '@media screen and (prefers-color-scheme: dark) and (scripting: none) {',
  );
  const dark = tokens.slice(tokens.indexOf('@media not print'));
  const colors = dark.match(/--lectern-[\w-]+: [^;]+;/g) ?? [];
  expect(colors.length).toBeGreaterThan(15);
  expect(withoutScript.match(/--lectern-[\w-]+: [^;]+;/g)).toEqual(colors);
  expect(withoutScript).toContain(':where(.lectern-root:not([data-lectern-theme])) {');
});
