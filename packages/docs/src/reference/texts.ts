import { words } from '@lectern/sdk/words';
import { code, type Source, table } from '../page.ts';

/** Every text that a person sees, by its key. */
export function textsPage(): Source {
  const groups = Map.groupBy(Object.entries(words), ([key]) => key.split('.')[0] ?? '');
  return {
    path: 'reference/texts/',
    title: 'Texts',
    about: 'Every text of the widgets, by the key under which it can be replaced.',
    kind: 'Reference',
    markdown: [
      '[Texts and languages](/docs/guides/languages/) says how to replace them.',
      ...[...groups].map(([group, rows]) => {
        const cells = rows.map(([key, text]) => [code(key), text.replace(/[\\`*_<>|[\]]/g, '\\$&')]);
        return `## ${group}\n\n${table(['Key', 'English'], cells)}`;
      }),
    ].join('\n\n'),
  };
}
