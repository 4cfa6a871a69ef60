import '@lectern/react/styles.css';
import '../packages/demo-site/src/fonts/fonts.css';
import './fonts.css';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';

// How long a story waits for an element: a busy machine must not fail it.
configure({ asyncUtilTimeout: 15_000 });

const preview: Preview = {
  loaders: [mswLoader()],
  // A violation of WCAG fails the story's test.
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: { toolbar: { title: 'Theme', icon: 'circlehollow', items: ['light', 'dark'], dynamicTitle: true } },
  },
};
export default preview;
