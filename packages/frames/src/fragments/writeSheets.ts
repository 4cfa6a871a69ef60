import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { certificateStyles, fragmentStyles, lessonStyles } from './usedStyles.ts';
import { writeSheet } from './writeSheet.ts';

const styles = { fragments: fragmentStyles, lesson: lessonStyles, certificate: certificateStyles };
type Name = keyof typeof styles;

/** The kinds of fragments that have another sheet than the cards. */
const own: Readonly<Record<string, Name>> = {
  sample: 'lesson',
  player: 'lesson',
  quiz: 'lesson',
  assignment: 'lesson',
  certificate: 'certificate',
};

/**
 * The sheets of the fragments, and which kinds have which.
 *
 * @param components all styles of `@lectern/react`
 */
export async function writeSheets(
  components: string,
): Promise<{ sheets: Record<Name, string>; own: Readonly<Record<string, Name>> }> {
  const read = (name: string) => readFile(join(import.meta.dirname, `${name}.css`), 'utf8');
  const common = await read('common');
  const write = async (name: Name) => {
    const sheet = writeSheet(components, common + (await read(name)), styles[name]);
    const { code } = await transform(sheet, { loader: 'css', minify: true, target: 'es2022' });
    return code;
  };
  const [fragments, lesson, certificate] = await Promise.all([
    write('fragments'),
    write('lesson'),
    write('certificate'),
  ]);
  return { sheets: { fragments, lesson, certificate }, own };
}
