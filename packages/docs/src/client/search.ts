import { ranking } from './ranking.ts';

/** What is used of Pagefind, which the build writes beside the pages. */
interface Pagefind {
  options(given: { ranking: object }): Promise<void>;
  init(): Promise<void>;
  debouncedSearch(text: string): Promise<{ results: { data(): Promise<Found> }[] } | null>;
}

interface Found {
  url: string;
  excerpt: string;
  meta: { title: string; kind: string };
  sub_results: { title: string; url: string; excerpt: string }[];
}

const MAX_PAGES = 12;
const MAX_SECTIONS = 3;

/** Loaded when the search opens first. */
let loading: Promise<Pagefind> | undefined;
function load(): Promise<Pagefind> {
  const address: string = '/docs/pagefind/pagefind.js';
  loading ??= import(address).then(async (pagefind: Pagefind) => {
    await pagefind.options({ ranking });
    await pagefind.init();
    return pagefind;
  });
  return loading;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  given: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), given);
  made.append(...children);
  return made;
}

/** Pagefind escapes the text and marks what was found. */
function excerptOf(html: string): HTMLElement {
  const paragraph = element('p', {});
  paragraph.innerHTML = html;
  return paragraph;
}

/** Who types a whole name wants what has it: a page before a section, and both before what only mentions it. */
const isNamed = ({ title }: { title: string }, text: string) => title.toLowerCase() === text.toLowerCase();
const rankOf = ({ meta, sub_results }: Found, text: string) =>
  isNamed(meta, text) ? 0 : sub_results.some((one) => isNamed(one, text)) ? 1 : 2;

function resultOf({ url, excerpt, meta, sub_results }: Found, text: string): HTMLLIElement {
  const sections = sub_results
    .filter((one) => one.url !== url)
    .sort((one, other) => Number(isNamed(other, text)) - Number(isNamed(one, text)))
    .slice(0, MAX_SECTIONS);
  return element(
    'li',
    {},
    element('a', { href: url, className: 'found' }, meta.title, ' ', element('span', {}, meta.kind)),
    ...(sections.length > 0
      ? sections.map((one) => element('a', { href: one.url, className: 'section' }, one.title))
      : [excerptOf(excerpt)]),
  );
}

/** The dialog of the search. */
export function createSearch(): { open: () => void } {
  const input = element('input', {
    type: 'search',
    placeholder: 'Component, element, setting, error…',
    ariaLabel: 'Search the documentation',
    autocomplete: 'off',
    spellcheck: false,
  });
  const status = element('p', { className: 'status', role: 'status' });
  const list = element('ul', {});
  const close = element('button', { type: 'button', className: 'close', textContent: 'Close' });
  const dialog = element(
    'dialog',
    { className: 'finder', ariaLabel: 'Search' },
    element('div', { className: 'field' }, input, close),
    status,
    list,
  );
  document.body.append(dialog);

  const links = () => [...list.querySelectorAll('a')];
  async function search(): Promise<void> {
    const text = input.value.trim();
    if (text === '') return show([], '');
    try {
      const answer = await (await load()).debouncedSearch(text);
      // A later letter has taken over.
      if (!answer) return;
      const found = await Promise.all(answer.results.slice(0, MAX_PAGES).map((one) => one.data()));
      found.sort((one, other) => rankOf(one, text) - rankOf(other, text));
      const count = answer.results.length;
      show(found, count === 0 ? `Nothing found for “${text}”.` : `${count} ${count === 1 ? 'page' : 'pages'}`);
    } catch {
      loading = undefined;
      show([], "The search didn't load. Please try again.");
    }
  }
  function show(found: readonly Found[], said: string): void {
    list.replaceChildren(...found.map((one) => resultOf(one, input.value.trim())));
    status.textContent = said;
  }

  input.addEventListener('input', () => void search());
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    const isLink = event.target instanceof Element && event.target.closest('a');
    // Also where the link leads into the page that is shown.
    if (event.target === dialog || isLink) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && event.target === input) links()[0]?.click();
    if (step === undefined) return;
    event.preventDefault();
    const stops = [input, ...links()];
    const place = stops.indexOf(document.activeElement as HTMLInputElement);
    stops[(place + step + stops.length) % stops.length]?.focus();
  });
  return {
    open() {
      if (!dialog.open) dialog.showModal();
      input.select();
      void load().catch(() => {
        loading = undefined;
      });
    },
  };
}
