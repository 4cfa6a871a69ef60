import type { Job, Report } from './messages.ts';
import { mockMarketplace } from './network.ts';

/** Set by the build: the script tag's files. */
declare const LOADER: string;
declare const CLASSIC: string;

const SCRIPT = /(<script\b[^>]*?\bsrc=["']?)https?:\/\/[^"'/\s>]+\/embed\/v1(\.classic)?\.js/gi;

const tell = (report: Report) => parent.postMessage(report, location.origin);

function reportErrors(moduleUrl: () => string | undefined): void {
  addEventListener('error', ({ message, filename, lineno }) => {
    tell({ playground: 'error', message, line: filename === moduleUrl() ? lineno : undefined });
  });
  addEventListener('unhandledrejection', ({ reason }) => tell({ playground: 'error', message: String(reason) }));
  const { error } = console;
  console.error = (...values) => {
    tell({ playground: 'error', message: values.map(String).join(' ') });
    error(...values);
  };
}

/** The pages of the marketplace's site aren't here: where a link would lead is said instead. */
function stayHere(): void {
  addEventListener('click', (event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (event.defaultPrevented || !link?.href || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    tell({ playground: 'left', address: link.href });
  });
  addEventListener('submit', (event) => {
    const form = event.composedPath().find((one) => one instanceof HTMLFormElement);
    if (event.defaultPrevented || !form) return;
    event.preventDefault();
    tell({ playground: 'left', address: form.action });
  });
  addEventListener('lectern-redirect', (event) => {
    event.preventDefault();
    tell({ playground: 'left', address: (event as CustomEvent<{ url: string }>).detail.url });
  });
}

/** Runs the code of the page around this frame. */
function run({ html, module, imports }: Job): void {
  const url = module === undefined ? undefined : URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
  reportErrors(() => url);
  mockMarketplace();
  stayHere();
  const map = imports ? `<script type="importmap">${JSON.stringify({ imports })}</script>` : '';
  const started = url ? `<script type="module" src="${url}"></script>` : '';
  // While this document is still being read: the page is parsed as if it had been served.
  document.write(
    map + html.replace(SCRIPT, (_, before: string, classic) => before + (classic ? CLASSIC : LOADER)) + started,
  );
}

const job = window.name;
window.name = '';
if (parent !== window && job) run(JSON.parse(job) as Job);
