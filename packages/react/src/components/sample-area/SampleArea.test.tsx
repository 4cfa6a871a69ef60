import type { Course } from '@lectern/sdk';
import { createMockApi, seedIds } from '@lectern/sdk/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type RenderOptions, renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withSamples } from '../../testing/seedChanges.ts';
import { CourseCard } from '../course-card/index.ts';
import { SampleArea } from './index.ts';

withMockServer();

const { weatherMaps, bicycleRepair } = seedIds.courses;
const link = () => screen.findByRole('link', { name: 'Free lesson: Reading Weather Maps' });

function show(options: Partial<RenderOptions> = {}) {
  const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
  withSamples(api);
  const courseOf = (id: string, sampleId?: string) => ({
    ...(api.state.courses.find(({ _id }) => _id === id) as unknown as Course),
    sampleId,
  });
  return renderWithMarketplace(
    <SampleArea>
      <CourseCard course={courseOf(weatherMaps, seedIds.lectures.text)} />
      <CourseCard course={courseOf(bicycleRepair)} />
    </SampleArea>,
    { api, ...options },
  );
}

describe('SampleArea', () => {
  it('opens the free lesson of a card in a dialog, with the way into the course; closed, the focus is back', async () => {
    const { user } = show();
    const opener = await link();
    expect(opener).toHaveAttribute('href', expect.stringContaining(weatherMaps));
    await user.click(opener);
    const dialog = within(await screen.findByRole('dialog', { name: 'Reading Weather Maps' }));
    expect(await dialog.findByText('Free lesson')).toBeVisible();
    expect(await dialog.findByText('Lecture 3: Doing it again')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('is on no card of a course without a free lesson, nor on one that has been bought', async () => {
    show({ as: 'learner' });
    await screen.findAllByRole('button', { name: 'Go to Course: Reading Weather Maps' });
    expect(screen.queryByRole('link', { name: /^Free lesson/ })).toBeNull();
  });

  it('leaves a click that opens another tab to the browser', async () => {
    const { user } = show();
    await user.keyboard('{Control>}');
    await user.click(await link());
    await user.keyboard('{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
