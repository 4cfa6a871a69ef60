import { placeRules } from '@lectern/embed/elements';
import { writeEmbedCss, writeThemeCss } from '@lectern/sdk/theme';
import type { SnippetWordKey } from '@lectern/sdk/words';
import { type Choice, type Kind, optionOf } from './choice.ts';
import { elementOf, type Marketplace } from './elements.ts';
import type { WidgetElement } from './widgets.ts';

/** A piece of code to copy. */
export interface Snippet {
  /** Where it belongs. */
  name: string;
  code: string;
}

/** The text of a key, in the reader's language. */
type Text = (key: SnippetWordKey) => string;

/** Stands where the partner has not entered a key. */
export const KEY_PLACEHOLDER = 'YOUR_KEY';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
const asEntities = (characters: RegExp) => (text: string) =>
  escapeHtml(text)
    .replace(/\s+/g, ' ')
    .replace(characters, (character) => `&#${character.charCodeAt(0)};`);

/**
 * What a text has to look like in each kind of page. WordPress reads square brackets as shortcodes; site generators read
 * braces as their own tags, even in HTML.
 */
const escapes = {
  html: escapeHtml,
  wordpress: asEntities(/[[\]]/g),
  markdown: asEntities(/[[\]{}]/g),
};

/** The campaign's name as the tag of an address; '' without one. */
const campaignQuery = ({ campaign }: Choice) =>
  campaign ? String(new URLSearchParams({ utm_campaign: campaign })) : '';

/** The lines of HTML: the script, and the element with its fallback. */
function htmlLines(choice: Choice, marketplace: Marketplace, written: (text: string) => string): [string, string[]] {
  const { tag, attributes, fallback } = elementOf(choice, marketplace);
  const write = (all: Record<string, string>) =>
    Object.entries(all)
      .map(([name, value]) => ` ${name}="${written(value)}"`)
      .join('');
  const tags = campaignQuery(choice);
  const script = write({
    src: `${marketplace.origin}/embed/v1.js`,
    'data-key': choice.key || KEY_PLACEHOLDER,
    ...(tags && { 'data-campaign': tags }),
  });
  const element = [
    `<${tag}${write(attributes)}>`,
    `  <a href="${written(fallback.href)}">${written(fallback.text)}</a>`,
    `</${tag}>`,
  ];
  const { theme, email, name } = choice;
  const settings = write({ ...(theme !== 'auto' && { theme }), ...(email && { email }), ...(name && { name }) });
  const inSettings =
    settings === ''
      ? element
      : [`<lectern-marketplace${settings}>`, ...element.map((line) => `  ${line}`), '</lectern-marketplace>'];
  return [`<script type="module"${script}></script>`, inSettings];
}

/** The place of the element and the theme, for the page's own style sheet: many pages allow no styles in their HTML. */
function sheet({ design, theme, widget }: Choice, t: Text): Snippet[] {
  const code = [placeRules([widget.element]), writeEmbedCss(design, theme)].filter((css) => css !== '').join('\n');
  return code === '' ? [] : [{ name: t('snippet.sheet'), code }];
}

/** What a page can do when something was bought. */
const events = (t: Text): Snippet => ({
  name: t('snippet.events'),
  code: [
    '<script>',
    "  document.addEventListener('lectern-purchase', ({ detail }) => {",
    '    console.log(detail.orderId, detail.courseIds, detail.total, detail.currency);',
    '  });',
    '</script>',
  ].join('\n'),
});

/** A link of the page that opens the same checkout. */
function ownLink(choice: Choice, marketplace: Marketplace, t: Text): Snippet[] {
  const course = optionOf(choice, 'course');
  if (choice.widget.element !== 'lectern-checkout' || !course) return [];
  const { fallback } = elementOf(choice, marketplace);
  const code = optionOf(choice, 'discount');
  const names = `data-lectern-course="${escapeHtml(course)}"${code && ` data-lectern-code="${code}"`}`;
  return [
    {
      name: t('snippet.ownLink'),
      code: `<a href="${escapeHtml(fallback.href)}" ${names}>${escapeHtml(fallback.text)}</a>`,
    },
  ];
}

function html(choice: Choice, marketplace: Marketplace, t: Text): Snippet[] {
  const [script, element] = htmlLines(choice, marketplace, escapes.html);
  return [
    { name: 'HTML', code: [script, '', ...element].join('\n') },
    ...sheet(choice, t),
    events(t),
    ...ownLink(choice, marketplace, t),
  ];
}

function wordpress(choice: Choice, marketplace: Marketplace, t: Text): Snippet[] {
  const [script, element] = htmlLines(choice, marketplace, escapes.wordpress);
  const { tag, attributes } = elementOf(choice, marketplace);
  const values = Object.entries(attributes).map(
    ([name, value]) => ` ${name.replaceAll('-', '_')}="${escapes.wordpress(value)}"`,
  );
  const shortcode = `[${tag.replaceAll('-', '_')}${values.join('')}]`;
  return [
    { name: t('snippet.shortcode'), code: shortcode },
    { name: t('snippet.block'), code: [script, ...element].join('\n') },
    ...sheet(choice, t),
    events(t),
  ];
}

/** In a block element and without an empty line, so that nothing in it is read as Markdown. */
function markdown(choice: Choice, marketplace: Marketplace, t: Text): Snippet[] {
  const [script, element] = htmlLines(choice, marketplace, escapes.markdown);
  return [
    { name: 'Markdown', code: ['<div>', ...[script, ...element].map((line) => line.trimStart()), '</div>'].join('\n') },
    ...sheet(choice, t),
  ];
}

/** A text in TypeScript, in single quotes. */
const quoted = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'").replaceAll('</', '<\\/')}'`;

/** The components of `@lectern/react` that show the same. */
const components: Record<WidgetElement, string> = {
  'lectern-course-card': 'CourseCard',
  'lectern-course-list': 'CourseList',
  'lectern-sample': 'LectureSample',
  'lectern-search': 'CourseSearchBox',
  'lectern-checkout': 'Checkout',
  'lectern-course-player': 'CoursePlayer',
  'lectern-quiz': 'CoursePlayer',
  'lectern-assignment': 'CoursePlayer',
  'lectern-cart-button': 'CartLink',
  'lectern-sign-in': 'SignIn',
  'lectern-account': 'AccountMenu',
};

function reactProps(choice: Choice): string {
  const course = optionOf(choice, 'course');
  const lecture = optionOf(choice, 'lecture');
  // Other components have no checkout of their own.
  const code = choice.widget.element === 'lectern-checkout' ? optionOf(choice, 'discount') : '';
  if (course) return ` courseId="${course}"${lecture && ` lectureId="${lecture}"`}${code && ` code="${code}"`}`;
  // The components of other widgets ask nobody to sign in: the page's own sign-in does.
  if (choice.widget.element === 'lectern-sign-in' && choice.email)
    return ` prefill={{ email: ${quoted(choice.email)} }}`;
  const limit = optionOf(choice, 'limit');
  if (!limit) return '';
  const sort = optionOf(choice, 'sort');
  const texts = {
    category: optionOf(choice, 'category'),
    q: optionOf(choice, 'search'),
    // The best match comes first anyway.
    sort: sort === 'relevance' ? '' : sort,
  };
  const search = Object.entries(texts).flatMap(([name, value]) => (value === '' ? [] : [`${name}: ${quoted(value)}`]));
  return ` search={{ ${[...search, `limit: ${limit}`].join(', ')} }}`;
}

function react(choice: Choice, { origin }: Marketplace): Snippet[] {
  const { widget, theme, design, key } = choice;
  const component = components[widget.element];
  const css = writeThemeCss(design, '.courses');
  const props = ['marketplace={marketplace}', `theme="${theme}"`, ...(css ? ['className="courses"'] : [])];
  const code = [
    `import { ${[component, 'LecternProvider'].sort().join(', ')} } from '@lectern/react';`,
    "import '@lectern/react/styles.css';",
    "import { createMarketplace } from '@lectern/sdk';",
    ...(css ? ["import './courses.css';"] : []),
    '',
    'const marketplace = createMarketplace({',
    `  baseUrl: ${quoted(`${origin}/api`)},`,
    `  partnerKey: ${quoted(key || KEY_PLACEHOLDER)},`,
    "  storagePrefix: 'lectern_',",
    ...(choice.campaign ? [`  campaign: () => ${quoted(campaignQuery(choice))},`] : []),
    '});',
    '',
    'export const Courses = () => (',
    `  <LecternProvider ${props.join(' ')}>`,
    `    <${component}${reactProps(choice)} />`,
    '  </LecternProvider>',
    ');',
  ].join('\n');
  return [{ name: 'Courses.tsx', code }, ...(css ? [{ name: 'courses.css', code: css }] : [])];
}

/** A plain link that counts for the partner, for mails and posts; and the same as a QR code. */
function link(choice: Choice, marketplace: Marketplace, t: Text): Snippet[] {
  const { fallback } = elementOf(choice, marketplace);
  const url = new URL(fallback.href);
  url.searchParams.set('partner', choice.key || KEY_PLACEHOLDER);
  if (choice.campaign) url.searchParams.set('utm_campaign', choice.campaign);
  const code = `${marketplace.origin}/qr.svg?url=${encodeURIComponent(url.href)}`;
  return [
    { name: t('snippet.link'), code: url.href },
    {
      name: t('snippet.qr'),
      code: `<img src="${escapeHtml(code)}" alt="${escapeHtml(fallback.text)}" width="240" height="240">`,
    },
  ];
}

const writers: Record<Kind, (choice: Choice, marketplace: Marketplace, t: Text) => Snippet[]> = {
  html,
  wordpress,
  markdown,
  react,
  link,
};

/** The code of the chosen widget, for the kind of page. */
export const snippetsOf = (choice: Choice, kind: Kind, marketplace: Marketplace, t: Text): Snippet[] =>
  writers[kind](choice, marketplace, t);
