import { asText, base, type Source } from '../page.ts';
import { type Example, htmlExamples } from './examples.ts';
import { reactExamples } from './modules.ts';

/** Where the built files of the playground are. */
export interface PlaygroundFiles {
  /** The script of the page. */
  script: string;
  /** The modules of packages by name. */
  imports: Readonly<Record<string, string>>;
}

const buttons = [
  ['reset', 'Reset'],
  ['copy', 'Copy'],
  ['save', 'Download'],
  ['share', 'Share'],
] as const;

/** As data in a page: "<" could end the element, and an empty line the Markdown's block of HTML. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function markdownOf(about: string, script: string, setup: { examples: readonly Example[]; imports?: object }): string {
  const options = setup.examples.map(({ id, title }) => `<option value="${id}">${asText(title)}</option>`);
  const acts = buttons.map(([id, label]) => `<button type="button" id="playground-${id}">${label}</button>`);
  return `${about}

<div class="playground">
<div class="playground-acts"><label>Example <select id="playground-example">${options.join('')}</select></label>${acts.join('')}</div>
<p id="playground-status" role="status"></p>
<div class="playground-code"><label for="playground-code">Code</label><textarea id="playground-code" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off"></textarea></div>
<div class="playground-result"><h2>Result</h2><ul id="playground-problems" role="alert" hidden></ul></div>
<script type="application/json" id="playground-setup">${asData({ ...setup, result: `${base}playground/result/` })}</script>
<script type="module" src="${script}"></script>
</div>
<noscript><p>The playground needs JavaScript.</p></noscript>
`;
}

const mock =
  'The marketplace is a mock in your browser: nothing is sent. Its learner is `learner@lectern.example` with `lectern-demo`, its card 4242 4242 4242 4242.';

export function playgroundPages({ script, imports }: PlaygroundFiles): Source[] {
  const html = `Change the page on one side and see it on the other. ${mock} For components, see the [playground for React](${base}playground/react/).`;
  const react = `Change the code on one side and see it on the other. ${mock} It can import React, \`@lectern/react\` and \`@lectern/sdk\`. For pages without a build, see the [playground for the script tag](${base}playground/).`;
  return [
    {
      path: 'playground/',
      title: 'Playground',
      about: 'The script tag, edited beside its result.',
      kind: 'Guide',
      isWide: true,
      markdown: markdownOf(html, script, { examples: htmlExamples }),
    },
    {
      path: 'playground/react/',
      title: 'Playground for React',
      about: 'Components, compiled and run in the page.',
      kind: 'Guide',
      isWide: true,
      markdown: markdownOf(react, script, { examples: reactExamples, imports }),
    },
  ];
}
