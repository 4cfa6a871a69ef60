import { type ElementName, elements } from '@lectern/embed/elements';

/** A page of the playground. */
export interface Example {
  id: string;
  title: string;
  code: string;
}

const SCRIPT =
  '<script type="module" src="https://market.example/embed/v1.js" data-key="pk_demoMarketplacePartner00"></script>';

/** What the examples show: the mock has it, too. */
const values: Readonly<Record<string, string>> = {
  'course-id': '64f0c2a1b7e4d9a3c5e8f012',
  'course-ids': '64f0c2a1b7e4d9a3c5e8f012',
  number: '7K2M-90QX-4TBD',
};
const lectures: Partial<Record<ElementName, string>> = {
  'lectern-quiz': '000000050000000000000068',
  'lectern-assignment': '000000050000000000000069',
};

const page = (...body: readonly string[]) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>My page</title>
    ${SCRIPT}
  </head>
  <body>
${body.map((line) => `    ${line}`).join('\n')}
  </body>
</html>
`;

/** An element with what it can't do without. */
export function elementHtml(name: ElementName): string {
  if (name === 'lectern-course')
    return `<${name} course-id="${values['course-id']}">
  <template>
    <h2><slot name="title"></slot></h2>
    <p><slot name="price"></slot></p>
  </template>
</${name}>`;
  const given = Object.keys(elements[name].attributes).flatMap((attribute) => {
    const value = attribute === 'lecture-id' ? lectures[name] : values[attribute];
    return value ? [` ${attribute}="${value}"`] : [];
  });
  return `<${name}${given.join('')}></${name}>`;
}

const card = elementHtml('lectern-course-card');
const lines = (html: string) => html.split('\n');

/** The pages that are for the script tag: the guide's, then each element's. */
export const htmlExamples: readonly Example[] = [
  { id: 'card', title: 'A course', code: page('<h1>From our magazine</h1>', card) },
  {
    id: 'shop',
    title: 'A list with search and cart',
    code: page(
      '<lectern-search for="courses"></lectern-search>',
      '<lectern-cart-button></lectern-cart-button>',
      '<lectern-sign-in></lectern-sign-in>',
      '<lectern-course-list id="courses" limit="6">',
      '  <a href="https://market.example/course">All courses</a>',
      '</lectern-course-list>',
    ),
  },
  {
    id: 'events',
    title: 'What a page learns',
    code: page(
      card,
      '<output></output>',
      '<script>',
      "  document.addEventListener('lectern-purchase', ({ detail }) => {",
      "    document.querySelector('output').value = 'Sold: ' + detail.courseIds;",
      '  });',
      '</script>',
    ),
  },
  {
    id: 'checkout-in-page',
    title: 'A checkout in the page',
    code: page(
      '<h1>Enrol here</h1>',
      `<lectern-checkout course-ids="${values['course-ids']}" place="page"></lectern-checkout>`,
    ),
  },
  ...(Object.keys(elements) as ElementName[])
    .filter((name) => name !== 'lectern-marketplace')
    .map((name) => ({ id: name, title: `<${name}>`, code: page(...lines(elementHtml(name))) })),
];
