import type { Meta } from '@storybook/react-vite';
import { has, page, says, statesOf } from '../testing/states.tsx';
import { Tabs } from './Tabs.tsx';

const meta: Meta<typeof Tabs> = {
  title: 'Pieces/Tabs',
  component: Tabs,
  args: {
    label: 'Course',
    tabs: [
      { id: 'overview', label: 'Overview', panel: <p>What you will learn.</p> },
      { id: 'curriculum', label: 'Curriculum', panel: <p>12 lectures in 4 sections.</p> },
      { id: 'reviews', label: 'Reviews', panel: <p>What learners say.</p> },
    ],
  },
  parameters: page({
    frame: 'column',
    words: ['tab bar', 'sections', 'panels', 'segmented'],
    do: ['Use one or two words for each tab.', 'Put what most people need first.'],
    dont: ['Use tabs for steps that follow each other.', 'Put tabs into tabs.'],
    accessibility: [
      'It is the tabs pattern of ARIA: one tab is in the tab order, the others are reached by the arrows.',
      'The chosen tab differs by a line and its weight, not by color alone.',
      'Every panel stays in the page, so that what was typed in one is there on return.',
    ],
    keyboard: [
      ['Arrow keys', 'Open the tab before or after; in a right-to-left page they are swapped'],
      ['Home, End', 'Open the first or the last tab'],
      ['Tab', 'Goes from the tabs to the panel'],
    ],
  }),
};
export default meta;
const { ready, long } = statesOf(meta);

export const First = ready({ role: 'tabpanel', name: 'Overview' });
export const Second = ready(says('12 lectures in 4 sections.'), { act: ({ press }) => press('Curriculum') });
/** The arrows open a tab. */
export const ByKeyboard = ready(has('tabpanel', 'Reviews'), {
  act: async ({ press, userEvent }) => {
    await press('Overview');
    await userEvent.keyboard('{ArrowRight}{End}');
  },
});
export const LongWords = long(has('tabpanel', 'Beschreibung'), {
  viewport: 'phone',
  args: {
    tabs: ['Beschreibung', 'Unterrichtseinheiten', 'Voraussetzungen', 'Lehrkraft', 'Bewertungen'].map((label) => ({
      id: label,
      label,
      panel: <p>{label}</p>,
    })),
  },
});
export const RightToLeft = ready(has('tabpanel', 'Curriculum'), {
  direction: 'rtl',
  act: async ({ press, userEvent }) => {
    await press('Overview');
    await userEvent.keyboard('{ArrowLeft}');
  },
});
