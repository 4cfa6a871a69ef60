import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/react/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['./public', { from: '../packages/server/seed/media', to: '/media' }],
  core: { disableTelemetry: true },
  // Stories use the packages' sources, so that edits show immediately.
  viteFinal: (own) => mergeConfig(own, { resolve: { conditions: ['lectern-source', ...defaultClientConditions] } }),
};
export default config;
