import { seedIds } from '@lectern/sdk/testing';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../../react/src/testing/renderWithMarketplace.tsx';
import { createFrame } from './createFrame.ts';
import { FrameContext } from './FrameContext.ts';
import { StateReports } from './StateReports.tsx';

withMockServer();

function open(options: Parameters<typeof renderWithMarketplace>[1] = {}) {
  const send = vi.fn();
  const frame = createFrame({
    host: { origin: 'https://partner.example', settings: {}, send, listen() {} },
    partner: { name: 'Partner', key: 'pk_test', origins: ['https://partner.example'] },
    initial: undefined,
  });
  const rendered = renderWithMarketplace(
    <FrameContext value={frame}>
      <StateReports />
    </FrameContext>,
    options,
  );
  return { ...rendered, send };
}
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

it('tells the page what was bought elsewhere once the visitor comes back to the tab', async () => {
  const bought = seedIds.courses.bicycleRepair;
  const { api, send } = open({ as: 'learner' });
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.lastCall?.[0].owned).not.toContain(bought);
  api.state.enrollments.push({ userId: seedIds.users.learner, courseId: bought });
  comeBack();
  await waitFor(() => expect(send.mock.lastCall?.[0].owned).toContain(bought));
});

it('asks nothing for a visitor', async () => {
  const { send, sent } = open();
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ isSignedIn: false })));
  comeBack();
  expect(sent).toEqual([]);
});
