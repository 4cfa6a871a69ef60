import { read } from '../guides.ts';
import type { Source } from '../page.ts';
import { sectionsOf } from '../sections.ts';

const guide = 'docs/configuration.md';

/** The server's settings, each under a heading of its own: from the table of the guide. */
export function settingsPage(): Source {
  const [intro] = sectionsOf(read(guide), 2);
  const lines = (intro?.text ?? '').split('\n');
  const sentence = lines.find((line) => line !== '' && !line.startsWith('#')) ?? '';
  const rows = lines.filter((line) => line.startsWith('| `'));
  const settings = rows.map((row) => {
    const [names = '', standard = '', meaning = ''] = row
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    const usual = standard === '' ? '' : `Default: ${standard}\n\n`;
    return `## ${names}\n\n${usual}${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}`;
  });
  if (settings.length < 40) throw new Error(`${guide} has lost its table: ${settings.length} settings.`);
  return {
    path: 'reference/settings/',
    title: 'Settings',
    about: 'Every environment variable of the server.',
    kind: 'Setting',
    markdown: [sentence, ...settings].join('\n\n'),
    file: guide,
  };
}
