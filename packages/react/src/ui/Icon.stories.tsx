import type { Meta } from '@storybook/react-vite';
import { page, says, statesOf } from '../testing/states.tsx';
import { Icon, type IconShape } from './Icon.tsx';
import { icons } from './iconSet.ts';

const meta: Meta<typeof Icon> = {
  title: 'Pieces/Icon',
  component: Icon,

  args: { shape: icons.check },
  parameters: page({
    frame: 'column',
    notApplicable: { long: 'It draws no words.' },
    words: ['symbol', 'glyph', 'svg', 'pictogram'],
    do: ['Put text beside it.', 'Draw your own as one outline in a square of 24 units.'],
    dont: ['Use an icon alone for something that people have not seen before.'],
    accessibility: ['It is hidden from screen readers. It has the color of the text around it, also in forced colors.'],
  }),
};
export default meta;
const { state, ready } = statesOf(meta);

export const All = ready(says('cloudOff'), {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))', gap: '1rem' }}>
      {Object.entries(icons).map(([name, shape]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: '0.25rem' }}>
          <Icon shape={shape as IconShape} />
          {name}
        </li>
      ))}
    </ul>
  ),
});
/** It is as large as its CSS says, and has the color of its text. */
export const LargeAndColored = state({
  args: { style: { inlineSize: '3rem', blockSize: '3rem', color: 'var(--lectern-color-published)' } },
});
/** Arrows point the other way. */
export const RightToLeft = state({ direction: 'rtl', args: { shape: icons.chevronRight } });
