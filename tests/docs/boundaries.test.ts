import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readBoundaries, ruleNames } from '../../scripts/boundaries.mjs';

/** One import per rule that it must refuse: the importing file, then a package's entry or another file. */
const refused: Record<string, readonly [from: string, to: string]> = {
  'no-cycles': ['sdk/src/http/one.ts', 'sdk/src/http/two.ts'],
  'sdk-imports-no-other-package': ['sdk/src/stores/cart.ts', '@lectern/react'],
  'sdk-only-constructs-in-one-place': ['sdk/src/rules/price.ts', 'sdk/src/stores/session/sessionStore.ts'],
  'rules-stay-pure': ['sdk/src/rules/tax.ts', 'sdk/src/http/send.ts'],
  'http-knows-no-resource': ['sdk/src/http/retry.ts', 'sdk/src/rules/limits.ts'],
  'visitors-load-the-catalogue-alone': ['sdk/src/endpoints/visitor/courses.ts', 'sdk/src/schemas/order.ts'],
  'calls-load-no-forms': ['sdk/src/endpoints/learner/orders.ts', 'sdk/src/schemas/card.ts'],
  'storage-loads-its-client-late': ['server/src/storage/openStorage.ts', 'server/src/storage/s3Storage.ts'],
  'react-takes-the-sdk-by-its-entries': ['react/src/components/cart/Cart.tsx', '@lectern/sdk/testing'],
  'content-manager-alone-takes-the-calls-of-authors': ['react/src/components/orders/Party.tsx', '@lectern/sdk/author'],
  'rich-text-comes-alone': [
    'react/src/components/text-lecture/TextLecture.tsx',
    'react/src/components/rich-text/Editor.tsx',
  ],
  'react-never-serves': ['react/src/components/cart/CartRow.tsx', 'server/src/app.ts'],
  'embed-imports-nothing-of-ours': ['embed/src/loader.ts', '@lectern/sdk/words'],
  'server-takes-no-browser-code': ['server/src/page.ts', '@lectern/react'],
  'repositories-hold-sql-only': ['server/src/resources/orders/repository.ts', 'server/src/problems.ts'],
  'database-knows-no-resource': ['server/src/db/schema.ts', 'server/src/resources/orders/routes.ts'],
  'demo-is-chosen-at-the-start': ['server/src/services.ts', 'server/src/demo/seed.ts'],
  'common-takes-package-entries': ['common/src/Late.tsx', '@lectern/sdk/api'],
  'frames-are-served-alone': ['demo-site/src/pages/FramePage.tsx', 'frames/src/app/FrameApp.tsx'],
  'frames-take-package-entries': ['frames/src/app/main.ts', '@lectern/sdk/api'],
  'site-takes-package-entries': ['demo-site/src/pages/HomePage.tsx', '@lectern/sdk/api'],
  'react-ui': ['react/src/ui/Button.tsx', 'react/src/hooks/shop/useCart.ts'],
  'react-queries': ['react/src/queries/courses.ts', 'react/src/hooks/catalogue/useCourse.ts'],
  'react-hooks': ['react/src/hooks/shop/useWishlist.ts', 'react/src/components/cart/index.ts'],
  'react-provider': ['react/src/provider/context.ts', 'react/src/hooks/account/useSession.ts'],
  'react-failures': ['react/src/failures/report.ts', 'react/src/ui/Icon.tsx'],
  'react-input': ['react/src/input/price.ts', 'react/src/hooks/usePrice.ts'],
  'react-components': ['react/src/components/orders/Orders.tsx', 'react/src/queries/orders.ts'],
  'components-meet-at-their-index': [
    'react/src/components/wishlist/Wishlist.tsx',
    'react/src/components/course-card/CourseCard.tsx',
  ],
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
  const packages = join(folder, 'packages');
  const write = (file: string, text: string) => {
    mkdirSync(join(packages, dirname(file)), { recursive: true });
    writeFileSync(join(packages, file), text);
  };
  for (const entry of [
    'sdk/src/author.ts',
    'sdk/src/testing.ts',
    'sdk/src/words.ts',
    'sdk/src/api.ts',
    'react/src/index.ts',
  ])
    write(entry, '');
  mkdirSync(join(folder, 'node_modules/@lectern'), { recursive: true });
  for (const name of ['sdk', 'react']) {
    copyFileSync(`packages/${name}/package.json`, join(packages, name, 'package.json'));
    symlinkSync(join(packages, name), join(folder, 'node_modules/@lectern', name));
  }
  for (const [from, to] of Object.values(refused)) {
    const isEntry = to.startsWith('@');
    if (!isEntry) write(to, '');
    const specifier = isEntry ? to : `./${relative(dirname(from), to)}`;
    write(from, `import '${specifier}';\n`);
  }
  write('sdk/src/http/two.ts', "import './one.ts';\n");
});
afterAll(() => rmSync(folder, { recursive: true }));

it('each boundary refuses an import across it', async () => {
  const { violations } = (await readBoundaries(folder)).summary;
  const found = (name: string, from: string) =>
    violations.some(({ rule, from: importer }) => rule.name === name && importer === `packages/${from}`);
  expect(Object.keys(refused).sort()).toEqual([...ruleNames].sort());
  expect(Object.entries(refused).filter(([name, [from]]) => !found(name, from))).toEqual([]);
});
