import type { CourseDetail as CoursePage } from '@lectern/sdk';
import { seedIds } from '@lectern/sdk/testing';
import { render, screen } from '@testing-library/react';
import { type ComponentType, createRef } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CourseDetail } from './index.ts';

withMockServer();

let course: CoursePage;
beforeAll(async () => {
  const { marketplace, unmount } = renderWithMarketplace(null);
  const { course: found } = await marketplace.courses.get({ id: seedIds.courses.weatherMaps });
  course = { ...found, videoPreviewUrl: 'https://vimeo.com/76979871' };
  unmount();
});

interface PartProps {
  ref?: React.Ref<Element>;
  className?: string;
  id?: string;
  'data-testid'?: string;
  onClick?: (event: React.MouseEvent) => void;
}

/** `CourseDetail.Progress` and `CourseDetail.OwnerNote` are for some people only; they have tests of their own. */
const { Progress, OwnerNote, ...shown } = CourseDetail as unknown as Record<string, ComponentType<PartProps>>;
const partsOf = Object.entries(shown).filter(([name]) => /^[A-Z]/.test(name));

describe.each(partsOf)('CourseDetail.%s', (name, Part) => {
  it('renders one element with ref, native props and both classes', async () => {
    const ref = createRef<Element>();
    const { container } = renderWithMarketplace(
      <CourseDetail course={course} promises={['Lifetime access']}>
        <Part ref={ref} className="mine" id="part" data-testid="part" />
      </CourseDetail>,
    );
    const element = await screen.findByTestId('part');
    expect(ref.current).toBe(element);
    expect(element).toHaveAttribute('id', 'part');
    expect(element).toHaveClass('mine');
    expect([...element.classList].some((own) => own.startsWith('lectern-'))).toBe(true);
    const root = container.querySelector('.lectern-course-detail');
    expect([...(root?.children ?? [])].filter(({ tagName }) => tagName !== 'SCRIPT')).toEqual([element]);
  });

  it('throws outside of its root', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    const isLayout = ['Columns', 'Main'].includes(name);
    const draw = () => render(<Part />);
    if (isLayout) expect(draw).not.toThrow();
    else expect(draw).toThrow(/must be inside <(CourseDetail|LecternProvider)>/);
    silent.mockRestore();
  });
});

describe('CourseDetail', () => {
  it('loads nothing when it is given the course', () => {
    const { sent } = renderWithMarketplace(
      <CourseDetail course={course}>
        <CourseDetail.Title />
        <CourseDetail.Price />
      </CourseDetail>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Reading Weather Maps' })).toBeVisible();
    expect(screen.getByText('₹1,299.50')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(sent.filter((request) => request.includes(course._id))).toEqual([]);
  });

  it.each(['EnrollButton', 'CartButton', 'WishlistButton'])('lets the host prevent what %s does', async (name) => {
    const Part = shown[name];
    if (!Part) throw new Error(`no part ${name}`);
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
    const { user, marketplace, navigate } = renderWithMarketplace(
      <CourseDetail course={course}>
        <Part onClick={onClick} />
      </CourseDetail>,
    );
    await user.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(marketplace.notices.getState().isOpen).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('keeps ref, class and attributes while it loads, when it fails and when it is ready', async () => {
    const ref = createRef<HTMLElement>();
    const { container, user } = renderWithMarketplace(
      <CourseDetail ref={ref} courseId={seedIds.courses.weatherMaps} className="mine" id="page" />,
      { prepare: (api) => api.fail('courses.get', { status: 500, body: '<h1>', times: 1 }) },
    );
    const root = container.querySelector('article#page.mine.lectern-course-detail');
    expect(ref.current).toBe(root);
    expect(root).toHaveAttribute('data-state', 'loading');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1 });
    expect(ref.current).toBe(root);
    expect(root).toHaveAttribute('data-state', 'ready');
  });
});
