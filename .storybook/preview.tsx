import { applyToDocument } from './looks/index.ts';
import '../packages/common/src/fonts/fonts.css';
import './fonts.css';
import type { Preview } from '@storybook/react-vite';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { configure } from 'storybook/test';
import { Cell } from '../packages/react/src/testing/Cell.tsx';
import { freezeClock, seedRandom } from '../packages/react/src/testing/clock.ts';
import { watchOf } from '../packages/react/src/testing/openCells.ts';
import { readSettings } from '../packages/react/src/testing/settings.ts';
import { untilSettled } from '../packages/react/src/testing/settled.ts';
import type { PageOptions, StateOptions } from '../packages/react/src/testing/states.tsx';
import { asset, reportProblem, takeProblems, watchWorlds, worldHandler } from '../packages/react/src/testing/world.ts';
import { argTypesOf } from './blocks/anatomy.ts';
import { docs } from './blocks/docs.ts';
import { globalTypes, initialGlobals, viewports } from './globals.ts';
import { SideBySide } from './looks/SideBySide.tsx';

// How long a story waits for an element: a busy machine must not fail it.
configure({ asyncUtilTimeout: 15_000 });

/** A runner of tests prepares each file, on the same page. */
let isReady: Promise<void> | undefined;

async function prepare() {
  freezeClock();
  watchWorlds();
  await setupWorker(worldHandler).start({
    quiet: true,
    serviceWorker: { url: asset('mockServiceWorker.js') },
    onUnhandledFrame({ frame }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { url } = frame.data.request;
      const { origin, pathname } = new URL(url);
      if (origin !== location.origin || pathname.includes('/api/')) reportProblem(`A request leaves the story: ${url}`);
    },
  });
}

const preview: Preview = {
  beforeAll: () => (isReady ??= prepare()),
  beforeEach() {
    seedRandom();
    takeProblems();
    const { error } = console;
    console.error = (...values) => {
      reportProblem(`console.error: ${values.map(String).join(' ')}`);
      error(...values);
    };
    return () => {
      console.error = error;
    };
  },
  async afterEach({ canvasElement }) {
    for (const story of canvasElement.querySelectorAll<HTMLElement>('.lectern-story')) {
      watchOf(story)?.endPlay();
      await untilSettled(story, () => watchOf(story)?.reason());
    }
    const [problem] = takeProblems();
    if (problem) throw new Error(problem);
  },
  decorators: [
    (Story, { id, viewMode, parameters, globals }) => {
      const { state, page } = parameters as { state?: StateOptions; page?: PageOptions };
      const settings = readSettings(globals);
      applyToDocument(settings);
      if (!state) return <Story />;
      if (settings.theme === 'both' && viewMode === 'story') return <SideBySide id={id} settings={settings} />;
      return (
        <Cell id={id} state={state} frame={page?.frame} settings={settings} hasPlay={viewMode === 'story'}>
          <Story />
        </Cell>
      );
    },
  ],
  // Each component has a page, in `blocks`.
  tags: ['autodocs'],
  argTypesEnhancers: [({ title, argTypes }) => ({ ...argTypesOf(title), ...argTypes })],
  // A violation of WCAG fails the story's test.
  parameters: {
    a11y: {
      test: 'error',
      config: {
        // axe can't tell whether the guards of a dialog, and the page behind it, take the focus: it asks to look at each.
        // `judgeFocus` in tests/workshop presses Tab in every dialog instead.
        rules: [
          {
            id: 'aria-hidden-focus',
            selector: '[aria-hidden="true"]:not([data-radix-focus-guard], [data-aria-hidden])',
          },
        ],
      },
    },
    docs,
    layout: 'fullscreen',
    viewport: { options: viewports },
    options: { storySort: { order: ['Introduction', 'Guides', 'Reference', 'Foundations', 'Pieces'] } },
  },
  initialGlobals,
  globalTypes,
};
export default preview;
