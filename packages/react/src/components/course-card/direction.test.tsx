import type { Course } from '@lectern/sdk';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { CourseDetail } from '../course-detail/index.ts';
import { CourseCard } from './index.ts';

withMockServer();

/** The element whose direction a text decides. */
const isIsolated = (text: string | RegExp) =>
  screen.getAllByText(text).every((element) => element.closest('[dir="auto"], bdi') !== null);

describe("texts of authors in another writing direction than the page's", () => {
  it('decide their own on a card', async () => {
    const { api } = renderWithMarketplace(<p />);
    const course = api.state.courses[0] as unknown as Course;
    const title = 'مقدمة في HTML, CSS.';
    const description = 'دورة قصيرة (من البداية).';
    renderWithMarketplace(<CourseCard course={{ ...course, title, description }} />);
    expect(isIsolated(title)).toBe(true);
    expect(isIsolated(description)).toBe(true);
  });

  it('decide their own on the page of a course, down to lectures', async () => {
    const { api } = renderWithMarketplace(<p />);
    const course = api.state.courses.find(({ status }) => status === 'published');
    if (!course) throw new Error('The mock has no published course.');
    renderWithMarketplace(<CourseDetail courseId={course._id} />, { api });
    expect(await screen.findByRole('heading', { level: 1, name: course.title })).toHaveAttribute('dir', 'auto');
    expect(isIsolated(course.description)).toBe(true);
    const marked = [...document.querySelectorAll('.lectern-curriculum-name bdi, .lectern-curriculum-title bdi')];
    expect(marked.length).toBeGreaterThan(1);
  });
});
