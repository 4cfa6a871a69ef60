import { seedIds } from '@lectern/sdk/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CoursePlayer } from './index.ts';
import * as parts from './parts.ts';

withMockServer();
const courseId = seedIds.courses.weatherMaps;
const video = seedIds.lectures.video;
const text = seedIds.lectures.text;

interface PartProps {
  ref?: React.Ref<Element>;
  className?: string;
  'data-testid'?: string;
}
const dotted = CoursePlayer as unknown as Record<string, ComponentType<PartProps>>;

describe.each(['Columns', 'Main', 'Content', 'Bar', 'Stage', 'Title', 'Lecture', 'Actions', 'Side'])(
  'CoursePlayer.%s',
  (name) => {
    const Part = dotted[name];
    if (!Part) throw new Error(`no part ${name}`);

    it('renders one element with ref, native props and both classes', async () => {
      const ref = createRef<Element>();
      const { container } = renderWithMarketplace(
        <CoursePlayer courseId={courseId} lectureId={name === 'Stage' ? video : text}>
          <Part ref={ref} className="mine" data-testid="part" />
        </CoursePlayer>,
        { as: 'learner' },
      );
      const element = await screen.findByTestId('part');
      await waitFor(() => expect(ref.current).toBe(element));
      expect(element).toHaveClass('mine');
      expect([...element.classList].some((own) => own.startsWith('lectern-course-player'))).toBe(true);
      expect([...(container.querySelector('.lectern-course-player[data-state="ready"]')?.children ?? [])]).toEqual([
        element,
      ]);
    });

    it('throws outside of its root', () => {
      const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
      const Loaded = (parts as unknown as Record<string, ComponentType>)[`CoursePlayer${name}`];
      if (!Loaded) throw new Error(`no part CoursePlayer${name}`);
      const draw = () => render(<Loaded />);
      if (name === 'Main') expect(draw).not.toThrow();
      else expect(draw).toThrow(/must be inside <CoursePlayer>/);
      silent.mockRestore();
    });
  },
);

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
