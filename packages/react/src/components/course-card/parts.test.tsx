import type { Course } from '@lectern/sdk';
import { createMockApi, seedIds } from '@lectern/sdk/testing';
import { render, screen } from '@testing-library/react';
import { type ComponentType, createRef } from 'react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CourseCard } from './index.ts';

withMockServer();

let course: Course;
beforeAll(async () => {
  const api = createMockApi();
  const seed = api.state.courses.find((one) => one._id === seedIds.courses.weatherMaps);
  if (!seed) throw new Error('the seed has no first course');
  course = {
    ...seed,
    imageUrl: '/cover.svg',
    category: { _id: seedIds.categories.skyAndSea, name: 'Sky and Sea' },
    duration: 1,
    totalLectures: 4,
  };
});

interface PartProps {
  ref: React.Ref<Element>;
  className: string;
  id: string;
  'data-testid': string;
  onClick: (event: React.MouseEvent) => void;
}

const partNames = [
  'Cover',
  'Image',
  'Category',
  'EnrollButton',
  'WishlistButton',
  'Body',
  'Title',
  'Instructor',
  'Description',
  'Rating',
  'Footer',
  'Price',
  'CartButton',
  'ViewLink',
] as const;

/** The contract of every part (docs/architecture.md): one element, native props, ref, class name, the caller's handler first. */
describe.each(partNames)('CourseCard.%s', (name) => {
  const Part = CourseCard[name] as unknown as ComponentType<PartProps>;

  it('renders one element that takes native props, a ref and a class name beside its own', () => {
    const ref = createRef<Element>();
    const props = { ref, className: 'mine', id: 'part', 'data-testid': 'part', onClick: () => {} };
    renderWithMarketplace(
      <CourseCard course={course}>
        <Part {...props} />
      </CourseCard>,
    );
    const element = screen.getByTestId('part');
    expect(element.parentElement).toBe(screen.getByRole('article'));
    expect(element.parentElement?.children).toHaveLength(1);
    expect(ref.current).toBe(element);
    expect(element).toHaveAttribute('id', 'part');
    expect(element).toHaveClass('mine');
    expect([...element.classList].some((own) => own.startsWith('lectern-'))).toBe(true);
  });

  it("runs the caller's handler first and stops if it prevented the default", async () => {
    const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault());
    const props = { ref: null, className: '', id: 'part', 'data-testid': 'part', onClick };
    const { user, marketplace, navigate } = renderWithMarketplace(
      <CourseCard course={course}>
        <Part {...props} />
      </CourseCard>,
    );
    await user.click(screen.getByTestId('part'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(marketplace.notices.getState().isOpen).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('says where it belongs when it stands alone', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
    const needsCourse = !['Cover', 'Body', 'Footer'].includes(name);
    const draw = () => render(<Part ref={null} className="" id="" data-testid="" onClick={() => {}} />);
    if (needsCourse) expect(draw).toThrow(/must be inside <CourseCard>/);
    else expect(draw).not.toThrow();
    quiet.mockRestore();
  });
});
