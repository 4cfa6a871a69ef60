import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Group, Source } from './page.ts';
import { anchorOf, raised, type Section, sectionsOf } from './sections.ts';

/** The repository. */
export const root = join(import.meta.dirname, '../../..');
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** A page from a file, or from some of its sections. A file's other sections are on the page that names none. */
interface Guide {
  path: string;
  title: string;
  about: string;
  file: string;
  sections?: readonly string[];
  /** Files beside the guide's own that are shown whole, since they are tested as they are. */
  shows?: readonly string[];
  /** The playground, with what the guide is about. */
  tries?: string;
}

const EMBEDDING = 'docs/embedding.md';
const WIDGETS = 'docs/widgets.md';
const OPERATING = 'docs/operating.md';
const example = (name: string, title: string, about: string, ...shows: readonly string[]): Guide => ({
  path: `start/${name}/`,
  title,
  about,
  file: `examples/${name}/README.md`,
  shows: shows.map((file) => `examples/${name}/${file}`),
});

const groups: readonly { title: string; guides: readonly Guide[] }[] = [
  {
    title: 'Start',
    guides: [
      {
        path: '',
        title: 'What Lectern is',
        about: 'The parts, and which of them you need.',
        file: 'docs/what-it-is.md',
      },
      {
        path: 'start/script-tag/',
        title: 'Five minutes with the script tag',
        about: 'A course on any page: one script, one element.',
        file: EMBEDDING,
        sections: ['Start in five minutes'],
        tries: '/docs/playground/#card',
      },
      {
        path: 'start/react/',
        title: 'React',
        about: 'Widgets inside one provider, arranged as you like.',
        file: WIDGETS,
        tries: '/docs/playground/react/',
      },
      {
        path: 'start/without-react/',
        title: 'Without React',
        about: 'The client of a marketplace for any JavaScript.',
        file: 'docs/without-react.md',
      },
    ],
  },
  {
    title: 'Your framework',
    guides: [
      example('html', 'Plain HTML', 'One HTML file: no build, no framework.', 'index.html'),
      example('wordpress', 'WordPress', 'Courses in a Custom HTML block.', 'courses.html'),
      example('vite', 'Vite and React', 'React in the browser.', 'src/main.tsx', 'src/Page.tsx'),
      example(
        'next',
        'Next',
        'Server components and client components.',
        'app/marketplace.ts',
        'app/providers.tsx',
        'app/page.tsx',
      ),
      example(
        'astro',
        'Astro',
        'Islands that the server rendered.',
        'src/marketplace.ts',
        'src/Island.tsx',
        'src/pages/index.astro',
      ),
      example(
        'react-router',
        'React Router',
        'Loaders, with server rendering.',
        'app/marketplace.ts',
        'app/root.tsx',
        'app/routes/list.tsx',
      ),
    ],
  },
  {
    title: 'Make it yours',
    guides: [
      {
        path: 'guides/embedding/',
        title: 'Embedding in depth',
        about: 'Looks, events, signing in, security and privacy of elements on your page.',
        file: EMBEDDING,
      },
      {
        path: 'guides/theming/',
        title: 'Theming',
        about: 'Colours, fonts, spaces; light and dark.',
        file: 'docs/theming.md',
      },
      {
        path: 'guides/languages/',
        title: 'Texts and languages',
        about: 'Your words, your language, your formats.',
        file: WIDGETS,
        sections: ['Texts and languages'],
      },
      {
        path: 'guides/server-rendering/',
        title: 'Server rendering',
        about: 'Courses in the HTML, and pages that work without JavaScript.',
        file: WIDGETS,
        sections: ['Server rendering', 'Without JavaScript'],
      },
      {
        path: 'guides/testing/',
        title: 'Tests with the mock',
        about: 'Your pages against the whole API in memory.',
        file: WIDGETS,
        sections: ['Tests of your pages'],
      },
      {
        path: 'guides/recipes/',
        title: 'Recipes',
        about: 'A card, a checkout end, a sign-in and a quiz of your own; events to analytics.',
        file: 'docs/recipes.md',
      },
    ],
  },
  {
    title: 'Run the marketplace',
    guides: [
      {
        path: 'run/server/',
        title: 'Running the server',
        about: 'Processes, certificates, limits, files, admin commands.',
        file: 'docs/configuration.md',
      },
      {
        path: 'run/operating/',
        title: 'Operating',
        about: 'From the two commands to two servers, and their maintenance.',
        file: OPERATING,
      },
      {
        path: 'run/money/',
        title: 'Payments and money',
        about: 'Stripe, refunds, currency and tax, receipts, earnings.',
        file: OPERATING,
        sections: ['Payments by Stripe', 'Currency and tax', 'Receipts', 'Earnings and payouts'],
      },
      {
        path: 'run/people/',
        title: 'People and mail',
        about: 'Support, accounts, audit trail, mail.',
        file: OPERATING,
        sections: ['Support', "Accounts and people's data", 'Audit trail', 'Mail'],
      },
      {
        path: 'run/failures/',
        title: 'When something fails',
        about: 'Replicas, failover, backups, and what each fault does.',
        file: OPERATING,
        sections: ['Replicas', "When the database's machine fails", 'When something else fails', 'Backups'],
      },
    ],
  },
];

/** Sections that the reference has. */
const taken: Readonly<Record<string, readonly string[]>> = {
  [EMBEDDING]: ['Elements'],
  'docs/configuration.md': [''],
};

const all = groups.flatMap(({ guides }) => guides);

/** The sections of a guide's file that are on its page. */
function sectionsIn({ file, sections }: Guide): Section[] {
  const others = new Set([
    ...(taken[file] ?? []),
    ...all.flatMap((one) => (one.file === file ? (one.sections ?? []) : [])),
  ]);
  const parts = sectionsOf(read(file), 2);
  const missing = [...(sections ?? others)].filter((title) => parts.every((part) => part.title !== title));
  if (missing.length > 0) throw new Error(`${file} has no section "${missing.join('", "')}".`);
  return parts.filter(({ title }) => (sections ? sections.includes(title) : !others.has(title)));
}

/** What stands in front of the first heading, without the file's title. */
const withoutTitle = (text: string) => text.replace(/^# .*\n/, '');

function sourceOf(guide: Guide): Source {
  const parts = sectionsIn(guide);
  const [only] = parts;
  const text =
    guide.sections && parts.length === 1 && only ? raised(only.text) : parts.map((part) => part.text).join('\n');
  const shown = (guide.shows ?? []).map((file) => {
    const language = file.slice(file.lastIndexOf('.') + 1);
    return `## \`${file.replace(/^examples\/[^/]+\//, '')}\`\n\n\`\`\`\`${language}\n${read(file).trimEnd()}\n\`\`\`\`\n`;
  });
  const { path, title, about, file, sections } = guide;
  const top = sections ? (sections.length === 1 ? sections.map(anchorOf) : []) : [''];
  const tried = guide.tries ? [`\nTry it without a marketplace: [playground](${guide.tries}).\n`] : [];
  const markdown = [...tried, withoutTitle(text), ...shown].join('\n');
  return { path, title, about, file, top, kind: 'Guide', markdown };
}

/** The guides in the order of need. */
export const guideGroups = (): Group[] => groups.map(({ title, guides }) => ({ title, pages: guides.map(sourceOf) }));
