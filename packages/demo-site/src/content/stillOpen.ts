/** What can be opened without a connection. */
export const stillOpen = {
  title: 'Open without a connection',
  text: "These are already loaded. The page above opens when you're back online.",
  learn: (title: string) => `Continue ${title}`,
} as const;
