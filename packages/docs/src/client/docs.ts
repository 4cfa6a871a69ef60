import { createSearch } from './search.ts';

const root = document.documentElement;
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector);

function startTheme(button: HTMLButtonElement): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ? root.dataset.theme === 'dark' : dark.matches);
  const show = () => button.setAttribute('aria-pressed', String(isDark()));
  button.hidden = false;
  button.addEventListener('click', () => {
    const mode = isDark() ? 'light' : 'dark';
    root.dataset.theme = mode;
    show();
    try {
      localStorage.setItem('theme', JSON.stringify({ mode }));
    } catch {
      // Storage is blocked: the choice lasts for this page.
    }
  });
  dark.addEventListener('change', show);
  show();
}

function startSearch(button: HTMLButtonElement): void {
  const search = createSearch();
  button.hidden = false;
  button.addEventListener('click', search.open);
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const isSlash = event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey;
    const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    if (!isSlash && !isCommand) return;
    event.preventDefault();
    search.open();
  });
}

function addCopyButtons(): void {
  for (const block of document.querySelectorAll<HTMLElement>('.code')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copy';
    button.addEventListener('click', async () => {
      const isDone = await navigator.clipboard.writeText(block.querySelector('code')?.textContent ?? '').then(
        () => true,
        () => false,
      );
      button.textContent = isDone ? 'Copied' : 'Select the text to copy it';
    });
    block.append(button);
  }
}

const theme = find<HTMLButtonElement>('button.theme');
if (theme) startTheme(theme);
const search = find<HTMLButtonElement>('button.search');
if (search) startSearch(search);
if (navigator.clipboard) addCopyButtons();
// `scrollIntoView` would move the page, too.
const sidebar = find('.sidebar');
const current = find('.sidebar [aria-current]');
if (sidebar && current) sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 2;
