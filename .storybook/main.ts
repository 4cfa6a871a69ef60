import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig, type Rolldown } from 'vite';
import { sheetModules } from './looks/sheets.ts';
import { hooksModule } from './pages/hooks.ts';

const media = 'packages/server/seed/media';
/** The pictures of all courses, and the one video that stories play. */
const isUsed = (name: string) => name.endsWith('.webp') || name.startsWith('welcome.');

/** Libraries mark their modules with "use client", which means nothing in a bundle for browsers. */
const isUseClientNote = ({ code, id }: Rolldown.RolldownLog) =>
  code === 'MODULE_LEVEL_DIRECTIVE' && id?.includes('/node_modules/');

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', './{blocks,foundations}/*.stories.tsx', '../packages/react/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', './search/preset.ts'],
  staticDirs: [
    './public',
    ...readdirSync(media)
      .filter(isUsed)
      .map((name) => ({ from: join('..', media, name), to: `/media/${name}` })),
  ],
  // The props are read by scripts/anatomy.mjs.
  typescript: { reactDocgen: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // A frame shows the theme's own background.
    backgrounds: false,
    sidebarOnboardingChecklist: false,
    // The words on components too: see search/.
    experimentalSearchDocsHeadings: true,
  },
  viteFinal: (own) =>
    mergeConfig(own, {
      plugins: [sheetModules(), hooksModule()],
      // Stories use the packages' sources, so that edits show immediately.
      resolve: { conditions: ['lectern-source', ...defaultClientConditions] },
      build: {
        // Browsers that know `:dir()`, as the site's: for older ones it would be guessed from a list of languages.
        cssTarget: ['chrome120', 'firefox121', 'safari17.2'],
        // In kB: Storybook's own preview is one chunk of this size.
        chunkSizeWarningLimit: 1250,
        rolldownOptions: {
          // Reading the props of all components takes most of a build.
          checks: { pluginTimings: false },
          onLog(level: Rolldown.LogLevel, log: Rolldown.RolldownLog, print: Rolldown.LogOrStringHandler) {
            if (!isUseClientNote(log)) print(level, log);
          },
        },
      },
    }),
};
export default config;
