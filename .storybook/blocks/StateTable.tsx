import type { PageOptions } from '../../packages/react/src/testing/states.tsx';
import type { PageState } from './ComponentPage.tsx';
import { Codes, Table } from './Table.tsx';
import { describeCalls, describeShown } from './texts.ts';

interface StateTableProps {
  states: readonly PageState[];
  notApplicable: NonNullable<PageOptions['notApplicable']>;
}

/** What each state is, and which kinds this component has none of. */
export const StateTable = ({ states, notApplicable }: StateTableProps) => (
  <Table
    label="States"
    head={['State', 'Kind', 'Who', 'Scripted calls', 'Shows', 'Special']}
    rows={[
      ...states.map((state) => ({
        key: state.id,
        // Where the sidebar's search leads to.
        id: `anchor--${state.id}`,
        cells: [
          <a key="name" href={`?path=/story/${state.id}`} target="_top">
            {state.name}
          </a>,
          state.kind,
          state.as ?? 'visitor',
          <Codes key="calls" names={describeCalls(state)} />,
          state.shows?.map(describeShown).join(', '),
          [state.direction && 'right to left', state.viewport, state.act && 'after input'].filter(Boolean).join(', '),
        ],
      })),
      ...Object.entries(notApplicable).map(([kind, reason]) => ({
        key: kind,
        cells: ['none', kind, '', '', reason, ''],
      })),
    ]}
  />
);
