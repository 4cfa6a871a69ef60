import { seedIds } from '@lectern/sdk/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AccountMenu } from '../components/account-menu/index.ts';
import { CourseCard, useCourseCardContext } from '../components/course-card/index.ts';
import { CourseList } from '../components/course-list/index.ts';
import { renderWithMarketplace, withMockServer } from '../testing/renderWithMarketplace.tsx';
import { definePart } from './definePart.tsx';

withMockServer();
const courseId = seedIds.courses.weatherMaps;

describe('definePart', () => {
  const own = vi.fn();
  const ownRef = createRef<HTMLButtonElement>();
  const Save = definePart('Save', 'button', 'save', (name, { disabled }) => ({
    ref: ownRef,
    type: 'button',
    title: `${name}${disabled ? ', off' : ''}`,
    className: 'wide',
    style: { color: 'red', top: 1 },
    onClick: own,
    children: 'Save',
  }));

  it('joins classes and styles, and takes the caller’s props, children and ref', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <Save ref={ref} className="mine" style={{ top: 2 }} title="Keep it">
        Keep
      </Save>,
    );
    const button = screen.getByRole('button', { name: 'Keep' });
    expect(button.className).toBe('save wide mine');
    expect(button).toHaveStyle({ color: 'rgb(255, 0, 0)', top: '2px' });
    expect(button).toHaveAttribute('title', 'Keep it');
    expect([ref.current, ownRef.current]).toEqual([button, button]);
  });

  it('runs the caller’s handler first, and its own unless the default is prevented', async () => {
    const calls: string[] = [];
    own.mockImplementation(() => calls.push('own'));
    const { rerender } = render(<Save onClick={() => calls.push('caller')} />);
    await userEvent.click(screen.getByRole('button'));
    rerender(<Save onClick={(event) => event.preventDefault()} />);
    await userEvent.click(screen.getByRole('button'));
    expect(calls).toEqual(['caller', 'own']);
  });

  it('gives its props to the element or the function of `render`', async () => {
    own.mockClear();
    const theirs = vi.fn();
    const { rerender } = render(<Save render={<a href="/saved" className="link" onClick={theirs} />} disabled />);
    const link = screen.getByRole('link', { name: 'Save' });
    expect(link.className).toBe('save wide link');
    expect(link).toHaveAttribute('title', 'Save, off');
    await userEvent.click(link);
    expect([theirs, own].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    rerender(<Save render={({ children, ...props }) => <button {...props}>{children}!</button>} />);
    expect(screen.getByRole('button', { name: 'Save!' })).toHaveClass('save');
    expect(ownRef.current).toBe(screen.getByRole('button'));
  });
});

describe('parts of the host', () => {
  const Heading = ({ children, ...props }: ComponentProps<'h2'>) => <h2 {...props}>{children}</h2>;
  const Level = () => <em>{useCourseCardContext().level}</em>;

  it('read what the root knows', async () => {
    renderWithMarketplace(
      <CourseCard courseId={courseId}>
        <CourseCard.Title render={<Heading />} />
        <Level />
      </CourseCard>,
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Reading Weather Maps' })).toBeVisible();
    expect(screen.getByText('Beginner')).toBeVisible();
  });

  it('say which root they need', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Level />)).toThrow('useCourseCardContext must be inside <CourseCard>.');
    log.mockRestore();
  });

  it('stand in a list’s items, ready and loading', async () => {
    renderWithMarketplace(
      <CourseList
        search={{ limit: 2 }}
        imageLoading="eager"
        renderItem={(course, { imageLoading }) => `${course.title} (${imageLoading})`}
        renderSkeleton={() => '…'}
      />,
    );
    const items = () => within(screen.getByRole('list')).getAllByRole('listitem');
    expect(items().map((item) => item.textContent)).toEqual(['…', '…']);
    expect(await screen.findAllByText(/ \(eager\)$/)).toHaveLength(2);
    expect(items()).toHaveLength(2);
  });
});

describe('open', () => {
  it('is the host’s to decide, who is asked for each change', async () => {
    const asked = vi.fn();
    function Page() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <AccountMenu open={isOpen} onOpenChange={asked} />
          <button type="button" onClick={() => setOpen(true)}>
            Show
          </button>
        </>
      );
    }
    const { user } = renderWithMarketplace(<Page />, { as: 'learner' });
    await user.click(await screen.findByRole('button', { name: /Account/ }));
    expect(asked.mock.calls).toEqual([[true]]);
    expect(screen.queryByRole('menu')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect(await screen.findByRole('menu')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(asked.mock.calls).toEqual([[true], [false]]);
    expect(screen.getByRole('menu')).toBeVisible();
  });

  it('may be so from the start, and then closes by itself', async () => {
    const { user } = renderWithMarketplace(<AccountMenu defaultOpen />, { as: 'learner' });
    expect(await screen.findByRole('menu')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
