import { guides, help, questions, troubles } from './help.ts';
import type { Section } from './section.ts';

/** An answer of the help page. */
export interface HelpEntry {
  section: Section;
  /** Where the page has it, such as `FAQ · Payment`. */
  place: string;
  isOrdered: boolean;
}

const entries: readonly HelpEntry[] = [
  ...questions.flatMap(({ title, items }) =>
    items.map(({ question, answer }) => ({
      section: { title: question, paragraphs: [answer] },
      place: `${help.tabs.faq} · ${title}`,
      isOrdered: false,
    })),
  ),
  ...guides.map((section) => ({ section, place: help.tabs.guides, isOrdered: true })),
  ...troubles.map((section) => ({ section, place: help.tabs.troubleshooting, isOrdered: false })),
];

const textOf = ({ title, paragraphs = [], list = [] }: Section) => [title, ...paragraphs, ...list].join(' ');

/** The words of a text, without case and without the `s` of a plural. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .filter(Boolean);

/** The answers in which each word begins with one of the text; those that have them in the title come first. */
export function searchHelp(text: string): readonly HelpEntry[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  const areIn = (searched: string) => {
    const words = wordsOf(searched);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
  const found = entries.filter(({ section }) => areIn(textOf(section)));
  const isTitled = ({ section }: HelpEntry) => areIn(section.title);
  return [...found.filter(isTitled), ...found.filter((entry) => !isTitled(entry))];
}
