import { seedIds } from '@lectern/sdk/testing';
import { screen } from '@testing-library/react';
import { type ComponentType, createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CoursePlayer } from './index.ts';
import * as parts from './parts.ts';

withMockServer();
const courseId = seedIds.courses.weatherMaps;

describe('the parts of CoursePlayer', () => {
  it.each(Object.entries(parts))('%s throws outside of its root', (name, part) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Part: ComponentType = part;
    const draw = () => renderWithMarketplace(<Part />);
    if (['CoursePlayerMain', 'CoursePlayerBanner'].includes(name)) expect(draw).not.toThrow();
    else expect(draw).toThrow(`${name} must be inside <CoursePlayer>.`);
    silent.mockRestore();
  });
});

describe('CoursePlayer', () => {
  it('keeps ref, class and attributes in every state', async () => {
    const ref = createRef<HTMLDivElement>();
    const { container, user } = renderWithMarketplace(
      <CoursePlayer ref={ref} courseId={courseId} className="mine" id="player" />,
      { as: 'learner', prepare: (api) => api.fail('enrollments.get', { status: 500, body: '<h1>', times: 1 }) },
    );
    const root = (state: string) =>
      container.querySelector(`#player.mine.lectern-course-player[data-state="${state}"]`);
    expect(root('loading')).not.toBeNull();
    expect(ref.current).toBe(root('loading'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1 });
    expect(root('ready')).not.toBeNull();
    expect(ref.current).toBe(root('ready'));
  });
});
