/** The guides of `docs/` that are pages of the workshop, by their files, with the ids of their pages. */
export const guides: Readonly<Record<string, { id: string; title: string; about: string }>> = {
  'widgets.md': {
    id: 'guides-use-the-widgets--docs',
    title: 'Use the widgets',
    about: 'Parts, your own buttons, your router, signing in, rendering on a server',
  },
  'theming.md': { id: 'guides-theming--docs', title: 'Theming', about: 'Colors, shapes, fonts, light and dark' },
  'embedding.md': { id: 'guides-embedding--docs', title: 'Embedding', about: 'Elements for pages without React' },
  'without-react.md': {
    id: 'guides-without-react--docs',
    title: 'Without React',
    about: 'The SDK in a script or a page of your own',
  },
  'configuration.md': {
    id: 'guides-running-the-server--docs',
    title: 'Running the server',
    about: 'Settings, partners, backups',
  },
};

export const addressOf = (id: string): string => `./?path=/docs/${id}`;
