import { type ElementName, elements, isRequired, linkOf, sourceOf } from '@lectern/embed/elements';
import { readThemeDesign, writeEmbedCss } from '@lectern/sdk/theme';
import { asText } from '../page.ts';
import { demoPartnerKey } from './demoPartner.ts';

export interface PartnerPage {
  /** The origin of the marketplace. */
  marketplace: string;
  /** Its best courses. */
  courses: readonly { id: string; title: string }[];
  query: URLSearchParams;
  /** Allows the page's style element. */
  nonce: string;
}

type Attributes = Readonly<Record<string, string>>;

const MAX_VALUE_LENGTH = 500;
const names = Object.keys(elements) as ElementName[];
const THEMES = ['light', 'dark'] as const;

/**
 * A page of a magazine that sells the marketplace's courses; with `?element=…`, that one element alone. It is made of the
 * elements' table: nothing of the address gets into it as HTML.
 */
export function writePartnerPage(page: PartnerPage): string {
  const { query, marketplace, nonce } = page;
  const theme = THEMES.find((one) => one === query.get('theme')) ?? 'light dark';
  const name = query.get('element') ?? '';
  const known = names.find((tag) => tag === name && sourceOf(tag) !== 'settings');
  const body = known ? `<main class="alone">${chosen(page, known)}</main>` : magazine(page);
  const tokens = writeEmbedCss(readThemeDesign(Object.fromEntries(query)), theme === 'light dark' ? 'auto' : theme);
  const style = `:root{color-scheme:${theme}}${css}${tokens}`;
  const settings =
    theme === 'light dark' ? body : `<lectern-marketplace theme="${theme}">${body}</lectern-marketplace>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>The Demo Magazine</title>
<style nonce="${nonce}">${style}</style>
<script type="module" src="${asText(marketplace)}/embed/v1.js" data-key="${demoPartnerKey}"></script>
</head>
<body>
${settings}
</body>
</html>
`;
}

/** The element of the query with those of the query's attributes that it has. */
function chosen(page: PartnerPage, name: ElementName) {
  const given = Object.keys(elements[name].attributes).flatMap((attribute) => {
    const isCourse = attribute === 'course-id' && isRequired(name, attribute);
    const value = page.query.get(attribute) ?? (isCourse ? page.courses[0]?.id : undefined);
    return value && value.length <= MAX_VALUE_LENGTH ? [[attribute, value] as const] : [];
  });
  return element(page, name, Object.fromEntries(given));
}

function element({ marketplace }: PartnerPage, name: ElementName, given: Attributes = {}): string {
  const { href, text } = linkOf(name, given, marketplace);
  const attributes = Object.entries(given).map(([attribute, value]) => ` ${attribute}="${asText(value)}"`);
  return `<${name}${attributes.join('')}><a href="${asText(href)}">${text}</a></${name}>`;
}

function magazine(page: PartnerPage): string {
  const [first] = page.courses;
  const course = { 'course-id': first?.id ?? '' };
  return `<header>
<a class="name" href="/">The Demo Magazine</a>
<nav>${element(page, 'lectern-cart-button')}${element(page, 'lectern-account')}</nav>
</header>
<main>
<article>
<p class="kicker">Learning</p>
<h1>Twenty minutes after dinner</h1>
<p class="lead">You don't need a free year to learn something. You need a time of day, a chair, and a first lesson that begins with your hands.</p>
<p>We asked readers what they had finished, not what they had started. The answers had little to do with talent. Nearly everyone had chosen one hour that already belonged to them, and had told someone at home about it.</p>
${first ? `<aside>${element(page, 'lectern-course-card', course)}</aside>` : ''}
<p>The second thing they shared was smaller: they stopped in the middle. An unfinished exercise is easier to return to than a finished chapter, because you know what to do first.</p>
<p>So leave the tools on the table. Write down the next step before you close the book. Tomorrow's twenty minutes begin where today's ended, and by Friday you have a habit that needs no willpower.</p>
</article>
<section>
<h2>Courses we like</h2>
${element(page, 'lectern-search', { for: 'courses' })}
<lectern-course-list id="courses" limit="6" columns="3"><a href="${asText(page.marketplace)}/courses">See the courses</a></lectern-course-list>
</section>
${first ? `<section><h2>Begin tonight: ${asText(first.title)}</h2>${element(page, 'lectern-course-player', course)}</section>` : ''}
</main>
<footer><p>This is the page of a made-up partner, to show the marketplace's widgets on a page of another origin. <a href="${asText(page.marketplace)}/partners">Put them on your page</a></p></footer>`;
}

const css = `
:root{--ink:light-dark(#1d1b18,#ece8e1);--quiet:light-dark(#655f56,#b3aca1);--paper:light-dark(#fff,#0e151b);--line:light-dark(#e4ded3,#36485a);--accent:light-dark(#9a3412,#f6ad7b)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.65 Charter,'Bitstream Charter',Georgia,serif}
header,main,footer{width:min(68rem,100% - 2rem);margin-inline:auto}
header{display:flex;flex-wrap:wrap;gap:.75rem 2rem;align-items:center;justify-content:space-between;padding-block:1rem;border-block-end:1px solid var(--line)}
nav{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
a{color:var(--accent)}
.name{color:inherit;font-size:1.5rem;font-weight:700;letter-spacing:-.01em;text-decoration:none}
article{max-width:42rem;margin-inline:auto;padding-block:3rem 1rem}
.kicker{margin:0;color:var(--accent);font:600 .875rem/1.5 system-ui,sans-serif}
h1{margin:.25rem 0 1rem;font-size:clamp(2.25rem,1.6rem + 2.6vw,3.25rem);line-height:1.1;letter-spacing:-.015em;text-wrap:balance}
h2{margin:0 0 1.25rem;font-size:1.75rem;line-height:1.2;text-wrap:balance}
.lead{color:var(--quiet);font-size:1.3125rem;line-height:1.5}
aside{margin-block:2rem;max-width:24rem}
section{padding-block:2.5rem;border-block-start:1px solid var(--line)}
section>lectern-search{display:block;min-height:max(48px,3rem);margin-block-end:1.5rem}
nav>*{display:inline-block;min-height:44px;vertical-align:top}
nav>lectern-account{min-width:5.5rem}
aside>lectern-course-card{display:block;min-height:max(500px,28rem)}
lectern-course-list{display:block;min-height:max(600px,38rem)}
section>lectern-course-player{display:block;aspect-ratio:16/10}
footer{padding-block:2rem;border-block-start:1px solid var(--line);color:var(--quiet);font-size:1rem}
.alone{width:auto;margin:0;padding:1rem}
`;
