import type { Meta } from '@storybook/react-vite';
import { page, statesOf } from '../testing/states.tsx';
import { LoadingStatus } from './LoadingStatus.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta: Meta<typeof LoadingStatus> = {
  title: 'Pieces/LoadingStatus',
  component: LoadingStatus,

  args: { label: 'Loading courses' },
  parameters: page({
    frame: 'column',
    notApplicable: { long: 'Nothing of it can be seen.' },
    words: ['status', 'live region', 'announcement'],
    do: ['Put one beside the skeletons of a component.', 'Name what loads.'],
    dont: ['Show several at once: each is read out.'],
    accessibility: ['It cannot be seen. Screen readers say it when it appears.'],
  }),
};
export default meta;
const { state, ready } = statesOf(meta);

/** A designer sees nothing here but the skeletons. */
export const Announced = state({
  kind: 'loading',
  render: (args) => (
    <>
      <LoadingStatus {...args} />
      <Skeleton />
    </>
  ),
  shows: { role: 'status' },
});
export const Alone = ready({ role: 'status' });
