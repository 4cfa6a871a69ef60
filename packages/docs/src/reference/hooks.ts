import { readHooks } from '../../../../.storybook/pages/hooks.ts';
import type { Source } from '../page.ts';

/** The hooks of `@lectern/react`, with the comments above them. */
export const hooksPage = (): Source => ({
  path: 'reference/hooks/',
  title: 'Hooks',
  about: 'What the widgets are made of, for markup of your own.',
  kind: 'Reference',
  markdown: [
    'Hooks work inside `<LecternProvider>` and come from `@lectern/react`. [Your own buttons](/docs/start/react/#your-own-buttons) says how those that change something report it.',
    ...readHooks().map(
      ({ name, description, signature }) => `## ${name}\n\n${description}\n\n\`\`\`ts\n${signature}\n\`\`\``,
    ),
  ].join('\n\n'),
});
