import type { LecternEventDetails } from '@lectern/embed';
import { type AttributeRow, type ElementName, elements, isRequired, sourceOf } from '@lectern/embed/elements';

/** What the docs and `custom-elements.json` say, made from the table of elements. */

const camel = (name: string) => name.replace(/-./g, (dash) => dash.slice(1).toUpperCase());
const kinds: Readonly<Record<string, string>> = {
  text: 'text',
  id: 'id',
  ids: 'ids, separated by commas',
  number: 'number',
};
const typeOf = ({ kind }: AttributeRow): string =>
  typeof kind === 'string' ? (kinds[kind] ?? kind) : kind.map((choice) => `\`${choice}\``).join(', ');

/** Every event, with what its detail has. */
const events: { [Name in keyof LecternEventDetails]: { about: string; detail: string; cancel?: string } } = {
  'lectern-open': {
    about: 'A view or a course page is about to open.',
    detail: '`view`, `params`, `href`',
    cancel: 'Nothing opens.',
  },
  'lectern-navigate': {
    about: 'The page leads on, such as to the player after a purchase.',
    detail: '`view`, `params`',
    cancel: 'Nothing opens.',
  },
  'lectern-redirect': {
    about: 'Sign-in continues in this tab, because popups are blocked.',
    detail: '`url`',
    cancel: 'The page stays.',
  },
  'lectern-checkout': { about: 'A checkout shows courses.', detail: '`courseIds`' },
  'lectern-abandoned': { about: 'A checkout was closed without a purchase.', detail: '`courseIds`' },
  'lectern-purchase': {
    about: 'An order was paid.',
    detail: '`orderId`, `courseIds`, `total`, `currency`, `isTest` for a test order',
  },
  'lectern-progress': { about: 'A learner got further in a course.', detail: '`courseId`, `percentage`' },
  'lectern-quiz': {
    about: 'A quiz was submitted.',
    detail: '`courseId`, `lectureId`, `isPassed`, `percentage`',
  },
  'lectern-session': { about: 'The visitor has signed in or out.', detail: '`isSignedIn`' },
  'lectern-cart': { about: 'The cart has changed.', detail: '`courseIds`' },
  'lectern-ready': {
    about: 'A video is open in a player, which can be driven.',
    detail: '`courseId`, `lectureId`, `currentTime`, `duration`',
  },
  'lectern-play': { about: 'It plays.', detail: 'the same' },
  'lectern-pause': { about: 'It pauses, or has ended.', detail: 'the same' },
  'lectern-time': { about: 'It is somewhere else, at most four times a second.', detail: 'the same' },
  'lectern-error': { about: "An element or a frame can't do what it should.", detail: '`code`, `message`' },
};

/** What drives the video of a player. */
const playerMembers = [
  { kind: 'method', name: 'play', description: 'Plays the video.', return: { type: { text: 'Promise<void>' } } },
  { kind: 'method', name: 'pause', description: 'Pauses the video.', return: { type: { text: 'Promise<void>' } } },
  {
    kind: 'method',
    name: 'seek',
    description: 'Goes to a second of the video.',
    parameters: [{ name: 'seconds', type: { text: 'number' } }],
    return: { type: { text: 'Promise<void>' } },
  },
  ...['currentTime', 'duration'].map((name) => ({
    kind: 'field',
    name,
    description: 'In seconds; undefined until `lectern-ready`.',
    type: { text: 'number | undefined' },
    readonly: true,
  })),
];
const PLAYER = 'lectern-course-player';

/** What an element is before a frame is opened in it. */
function beforeOpening(name: ElementName): string | undefined {
  if (name === 'lectern-sample')
    return 'A text is there whole. A video or a question opens in the page when its button is pressed.';
  const source = sourceOf(name);
  if (source === 'frame') return 'A button until it is opened, or the link inside it.';
  return source === 'poster' ? 'A picture with a button until the visitor opens it.' : undefined;
}

/** The tables of docs/embedding.md. */
export function elementTables(): string {
  const lines: string[] = [];
  for (const name of Object.keys(elements) as ElementName[]) {
    const { about, attributes } = elements[name];
    const before = beforeOpening(name);
    const rows = Object.entries<AttributeRow>(attributes);
    lines.push(`### \`<${name}>\``, '', about, '');
    if (before) lines.push(before, '');
    if (name === PLAYER) {
      lines.push(
        '`play()`, `pause()` and `seek(seconds)` drive its video; `currentTime` and `duration` say where it is.',
        '',
      );
    }
    if (rows.length === 0) continue;
    lines.push('| Attribute | Value | |', '| --- | --- | --- |');
    for (const [attribute, row] of rows) {
      lines.push(
        `| \`${attribute}\`${isRequired(name, attribute) ? ' (required)' : ''} | ${typeOf(row)} | ${row.about} |`,
      );
    }
    lines.push('');
  }
  lines.push('### All events', '', '| Event | When | `detail` | If cancelled |', '| --- | --- | --- | --- |');
  for (const [name, { about, detail, cancel = '' }] of Object.entries(events)) {
    lines.push(`| \`${name}\` | ${about} | ${detail} | ${cancel} |`);
  }
  return lines.join('\n');
}

/** The custom elements manifest that editors read: https://github.com/webcomponents/custom-elements-manifest */
export function manifest(): object {
  const path = 'dist/index.js';
  const declarations = Object.entries(elements).map(([tagName, { about, attributes }]) => ({
    kind: 'class',
    name: camel(`-${tagName}`),
    tagName,
    customElement: true,
    description: about,
    superclass: { name: 'HTMLElement' },
    attributes: Object.entries<AttributeRow>(attributes).map(([name, row]) => ({
      name,
      description: row.about,
      type: {
        text:
          typeof row.kind === 'string'
            ? row.kind === 'number'
              ? 'number'
              : 'string'
            : row.kind.map((one) => `'${one}'`).join(' | '),
      },
      fieldName: camel(name),
    })),
    slots: [
      { name: '', description: 'What is shown until the element is ready, and when it fails: a link.' },
      { name: 'loading', description: 'What is shown while it loads.' },
      { name: 'error', description: 'What is shown when it failed. A button in it tries again.' },
    ],
    members: [
      { kind: 'field', name: 'ready', type: { text: 'Promise<void>' }, readonly: true },
      { kind: 'method', name: 'reload', return: { type: { text: 'void' } } },
      ...(tagName === PLAYER ? playerMembers : []),
    ],
    events: Object.entries(events).map(([name, event]) => ({
      name,
      type: { text: 'CustomEvent' },
      description: event.about,
    })),
  }));
  const exports = declarations.map(({ name, tagName }) => ({
    kind: 'custom-element-definition',
    name: tagName,
    declaration: { name, module: path },
  }));
  return { schemaVersion: '1.0.0', modules: [{ kind: 'javascript-module', path, declarations, exports }] };
}
