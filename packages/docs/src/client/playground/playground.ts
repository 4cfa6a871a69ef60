import type { Job, Report } from './messages.ts';
import { pack, unpack } from './share.ts';

/** A page that can be chosen, as the build wrote it. */
interface Example {
  id: string;
  title: string;
  code: string;
}

/** What the build wrote for a kind of code. */
interface Setup {
  result: string;
  examples: readonly Example[];
  /** The modules of packages, where the code is a module. */
  imports?: Readonly<Record<string, string>>;
}

const TYPING_PAUSE_MS = 600;
const CODE = 'code=';
/** The page that a module draws into. */
const ROOT =
  '<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"><title>React</title></head><body><div id="root"></div></body></html>';

function find<T extends HTMLElement>(selector: string): T {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`The playground has no ${selector}`);
  return found;
}

const { result, examples, imports } = JSON.parse(find('#playground-setup').textContent) as Setup;
const editor = find<HTMLTextAreaElement>('#playground-code');
const chooser = find<HTMLSelectElement>('#playground-example');
const status = find('#playground-status');
const problems = find('#playground-problems');
const place = find('.playground-result');
let frame: HTMLIFrameElement | undefined;
let typing: ReturnType<typeof setTimeout> | undefined;

const say = (text: string) => {
  status.textContent = text;
};

function showProblem(text: string): void {
  problems.hidden = false;
  const item = document.createElement('li');
  item.textContent = text;
  if (problems.childElementCount < 5) problems.append(item);
}

/** The last result stays beside what is wrong now. */
function showOnly(problem: string): void {
  problems.replaceChildren();
  showProblem(problem);
}

/** A new frame for each run: nothing of the one before is left. */
function show(job: Job): void {
  problems.replaceChildren();
  problems.hidden = true;
  frame?.remove();
  frame = document.createElement('iframe');
  frame.title = 'Result';
  // Without `allow-same-origin`: code from a shared address must not reach what this origin keeps.
  frame.sandbox.add('allow-scripts', 'allow-forms', 'allow-modals');
  frame.name = JSON.stringify(job);
  frame.src = result;
  place.append(frame);
}

let runs = 0;
async function run(): Promise<void> {
  clearTimeout(typing);
  runs += 1;
  const own = runs;
  const written = editor.value;
  if (!imports) return show({ html: written });
  // The compiler is loaded by those who see React alone.
  const { compile } = await import('./compile.ts');
  if (own !== runs) return;
  const { code, problem } = compile(written);
  if (code === undefined) showOnly(problem);
  else show({ html: ROOT, module: code, imports });
}

/** A page for the script tag has the address of the marketplace that serves this one: a copy of it works as it is. */
function load({ code }: Example): Promise<void> {
  editor.value = imports ? code : code.replaceAll('https://market.example', location.origin);
  return run();
}

const chosen = () => examples.find(({ id }) => id === chooser.value) ?? (examples[0] as Example);

/** What the address says: code, or the name of an example. */
async function open(): Promise<void> {
  const hash = location.hash.slice(1);
  const shared = hash.startsWith(CODE) ? await unpack(hash.slice(CODE.length)) : undefined;
  if (shared !== undefined) {
    editor.value = shared;
    return run();
  }
  if (examples.some(({ id }) => id === hash)) chooser.value = hash;
  await load(chosen());
  if (hash.startsWith(CODE)) showProblem('The address is not complete: it has no code that could be read.');
}

const copy = (text: string, done: string) =>
  navigator.clipboard.writeText(text).then(
    () => say(done),
    () => say('The browser does not allow this page to copy.'),
  );

async function share(): Promise<void> {
  history.replaceState(null, '', `#${CODE}${await pack(editor.value)}`);
  await copy(location.href, 'The address is copied. It has your code: nothing was sent.');
}

/** The code as it is written, in a file. */
function save(): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([editor.value], { type: 'text/plain' }));
  link.download = imports ? 'main.tsx' : 'index.html';
  link.click();
  URL.revokeObjectURL(link.href);
  say(`${link.download} is downloaded.`);
}

editor.addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(() => void run(), TYPING_PAUSE_MS);
});
chooser.addEventListener('change', () => {
  history.replaceState(null, '', `#${chooser.value}`);
  void load(chosen());
  say('');
});
find('#playground-reset').addEventListener('click', () => {
  history.replaceState(null, '', location.pathname);
  void load(chosen());
  say('The example is as it was.');
});
find('#playground-copy').addEventListener('click', () => void copy(editor.value, 'Copied.'));
find('#playground-save').addEventListener('click', save);
find('#playground-share').addEventListener('click', () => void share());
addEventListener('hashchange', () => void open());
addEventListener('message', ({ source, data }: MessageEvent<Report | undefined>) => {
  if (!frame || source !== frame.contentWindow) return;
  if (data?.playground === 'left') say(`This leads to ${data.address}, which the playground does not have.`);
  if (data?.playground === 'error') showProblem(data.line ? `Line ${data.line}: ${data.message}` : data.message);
});
void open();
