import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { version } from '../packages/react/package.json';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: `Lectern ${version}`, brandUrl: './', brandTarget: '_self' }),
});
