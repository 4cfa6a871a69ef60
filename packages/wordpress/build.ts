// Writes dist/wordpress/lectern.zip, which the server offers under /embed: the plugin with the script tag's own elements and the version of this package.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AttributeRow, elements, isRequired, linkOf, placeRules, sourceOf } from '@lectern/embed/elements';
import { zipSync } from 'fflate';
import { writePhp } from './writePhp.ts';

type ElementName = keyof typeof elements;

const source = join(import.meta.dirname, 'plugin');
const dist = join(import.meta.dirname, 'dist');
const folder = join(dist, 'wordpress');
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as { version: string };

/** What stands for the value of an attribute while the link of an element is made. */
const token = (attribute: string) => `value-of-${attribute}`;

/** The link inside an element, by the values of its attributes: `{course-id}` in its path, and its query's parameters. */
function describeLink(name: ElementName, attributes: string[]) {
  const { href, text } = linkOf(name, Object.fromEntries(attributes.map((one) => [one, token(one)])), '');
  const [path = '', query = ''] = href.split('?');
  const named = Object.fromEntries(attributes.map((one) => [token(one), one]));
  const parameters = [...new URLSearchParams(query)].flatMap(([parameter, value]) =>
    named[value] ? [[parameter, named[value]] as const] : [],
  );
  return {
    path: path.replace(/value-of-([a-z-]+)/g, '{$1}'),
    query: Object.fromEntries(parameters),
    text,
  };
}

/** `course-card` as `Course card`. */
const inWords = (name: string) => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

/** A list has a name on its page, by which a search filters it. */
const listName: AttributeRow = { kind: 'text', about: 'The name that a search of this page has as its “for”.' };

function describe(name: ElementName) {
  const own = Object.entries<AttributeRow>(elements[name].attributes);
  const rows = name === 'lectern-course-list' ? [...own, ['id', listName] as const] : own;
  return {
    tag: name,
    title: inWords(name.replace('lectern-', '')),
    about: elements[name].about,
    attributes: rows.map(([attribute, { kind, about }]) => ({
      name: attribute,
      label: inWords(attribute),
      about,
      isRequired: isRequired(name, attribute),
      ...(typeof kind === 'string' ? { kind } : { kind: 'choice', options: [...kind] }),
    })),
    link: describeLink(
      name,
      rows.map(([attribute]) => attribute),
    ),
    place: placeRules([name]).replace(/^[^{]*\{ ?(.*?) ?\}$/s, '$1'),
  };
}

// What is for instructors alone has no place in an article.
const names = (Object.keys(elements) as ElementName[]).filter(
  (name) => !['frame', 'markup', 'settings'].includes(sourceOf(name)),
);
const rows = Object.fromEntries(names.map((name) => [name.replace('lectern-', ''), describe(name)]));
const data = `<?php\n// Written by the build.\ndefined('ABSPATH') || exit;\n\nreturn ${writePhp(rows)};\n`;

const files = (readdirSync(source, { recursive: true, withFileTypes: true }) ?? [])
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1))
  .sort();
const contents = Object.fromEntries(
  files.map((file) => [
    file,
    readFileSync(join(source, file), 'utf8').replace('Version: 0.0.0', `Version: ${version}`),
  ]),
);
const zipped = Object.entries({ ...contents, 'elements.data.php': data }).map(
  ([file, text]) => [`lectern/${file}`, new TextEncoder().encode(text)] as const,
);
rmSync(dist, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// A fixed time, so that the same sources make the same file.
const mtime = new Date('2026-01-01T00:00:00Z');
writeFileSync(join(folder, 'lectern.zip'), zipSync(Object.fromEntries(zipped), { mtime, level: 9 }));
