import type { MockApi } from '@lectern/sdk/testing';
import type { Meta } from '@storybook/react-vite';
import { longTitle, withLongWords, withWorks } from '../../testing/seedChanges.ts';
import { page, says, statesOf } from '../../testing/states.tsx';
import { WorkGallery } from './index.ts';

const meta: Meta<typeof WorkGallery> = {
  title: 'Course/WorkGallery',
  component: WorkGallery,
  parameters: page({
    frame: 'page',
    notApplicable: { failed: 'it renders nothing if the works cannot be loaded' },
    words: ['student work', 'portfolio', 'showcase', 'projects', 'exhibition'],
    do: ['Ask useWorks whether there are any before you put a heading above them.'],
    dont: ['Leave room for it: without works it renders nothing.'],
    accessibility: ['A list of figures; each picture is named after its work, and its caption follows.'],
    keyboard: [['Tab', "The next work's course"]],
  }),
};
export default meta;
const { ready, long } = statesOf(meta);

const withLongWorks = (api: MockApi) => {
  withWorks(api);
  withLongWords(api);
  for (const { work, userId } of api.state.submissions) {
    if (work) Object.assign(work, { title: longTitle.slice(0, 80), caption: `${longTitle}. `.repeat(2) });
    if (userId) Object.assign(userId, api.state.users[0]);
  }
};

export const Ready = ready(says('The barometer lied'), { prepare: withWorks });
export const LongWords = long(says(longTitle), { prepare: withLongWorks });
