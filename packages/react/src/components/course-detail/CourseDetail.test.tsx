import { createMockApi, type MockApi, seedIds } from '@lectern/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderWithMarketplace, withMockServer } from '../../testing/renderWithMarketplace.tsx';
import { withDiscount } from '../../testing/seedChanges.ts';
import { CourseDetail } from './index.ts';

withMockServer();

/** A course whose server names the instructor only. */
async function withoutCreatorId() {
  const { marketplace, unmount } = renderWithMarketplace(null);
  const { course } = await marketplace.courses.get({ id: seedIds.courses.weatherMaps });
  unmount();
  return { course: { ...course, creatorId: { _id: '', firstName: 'Ivo', lastName: 'Instructor' } } };
}

describe('CourseDetail', () => {
  it('shows a visitor everything that decides, with a locked curriculum', async () => {
    const { sent } = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Reading Weather Maps' })).toBeVisible();
    expect(screen.getByText('Bestseller')).toBeVisible();
    expect(screen.getAllByText('₹1,299.50')).not.toHaveLength(0);
    for (const name of [
      "What You'll Learn",
      'Requirements',
      'Course Description',
      'Who This Course Is For',
      'Instructor',
      'Course Curriculum',
      'Student Reviews',
    ]) {
      expect(screen.getByRole('heading', { name })).toBeVisible();
    }
    expect(screen.getByText('Read a pressure map at a glance')).toBeVisible();
    expect(screen.getByText('2 sections · 5 lectures · 20 min (15 min of lessons · 5 min project)')).toBeVisible();
    expect(screen.queryByRole('button', { name: /What you will make/ })).toBeNull();
    expect(screen.getByText('Available after enrolling')).toBeVisible();
    expect(screen.getByText('What you will make').closest('li')).toHaveTextContent('(Locked)');
    expect(await screen.findByText('No reviews yet. Be the first to review this course!')).toBeVisible();
    // A visitor asks for the public view only.
    expect(sent.filter((request) => request.includes('/enrollment/'))).toEqual([]);
  });

  it('shows what is left to pay with a code to a visitor, beside the price without it, and asks once', async () => {
    const { sent } = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.bicycleRepair} code="spring" />, {
      prepare: withDiscount,
    });
    const status = await screen.findByText('₹494.01 with tax and SPRING');
    expect(status).toHaveRole('status');
    // In the card and in the bar.
    for (const [text, name] of [
      ['₹449.10', 'Price with the code:'],
      ['₹499.00', 'Price without the code:'],
    ] as const) {
      const found = screen.getAllByText(text);
      expect(found.map((one) => one.previousElementSibling?.textContent?.trim())).toEqual([name, name]);
    }
    expect(screen.getAllByText('₹499.00').every((one) => one.localName === 's')).toBe(true);
    expect(sent.filter((call) => call.includes('/discount/'))).toHaveLength(1);
  });

  it('keeps the price where the code takes nothing off; without a code it asks nothing', async () => {
    const { bicycleRepair } = seedIds.courses;
    const { unmount, sent: asked } = renderWithMarketplace(<CourseDetail courseId={bicycleRepair} code="AUTUMN" />, {
      prepare: withDiscount,
    });
    await waitFor(() => expect(asked.filter((call) => call.includes('/discount/'))).toHaveLength(1));
    expect(screen.getByText('₹548.90 with tax')).toBeVisible();
    expect(screen.getAllByText('₹499.00').map((one) => one.localName)).toEqual(['span', 'span']);
    const reason = await screen.findByText("We don't know this code. Please check the spelling.");
    expect(reason.closest('.lectern-course-detail-cost')).toHaveTextContent('₹548.90 with tax');
    expect(reason).toHaveRole('status');
    unmount();
    const { sent } = renderWithMarketplace(<CourseDetail courseId={bicycleRepair} />, { prepare: withDiscount });
    await screen.findAllByText('₹499.00');
    expect(sent.filter((call) => call.includes('/discount/'))).toEqual([]);
  });

  it('says that the code of an old link has ended, and nothing of one that is for other courses', async () => {
    const { bicycleRepair } = seedIds.courses;
    const ended = (api: MockApi) => {
      withDiscount(api);
      Object.assign(api.state.discounts[0] ?? {}, { isActive: false });
    };
    const { unmount } = renderWithMarketplace(<CourseDetail courseId={bicycleRepair} code="SPRING" />, {
      prepare: ended,
    });
    expect(await screen.findByText('This code has expired.')).toBeVisible();
    unmount();
    const { sent } = renderWithMarketplace(<CourseDetail courseId={bicycleRepair} code="SPRING" />, {
      prepare(api) {
        withDiscount(api);
        Object.assign(api.state.discounts[0] ?? {}, { scope: 'courses', courses: [] });
      },
    });
    await waitFor(() => expect(sent.filter((call) => call.includes('/discount/'))).toHaveLength(1));
    expect(await screen.findByText('₹548.90 with tax')).toBeVisible();
    expect(screen.queryByText("This code isn't for these courses.")).toBeNull();
  });

  it('shows the review form after the reviews above it: when they arrive, they must not move it', async () => {
    const loading = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, {
      as: 'learner',
      prepare: (api) => api.fail('reviews.list', { delay: 'infinite' }),
    });
    expect(await screen.findByRole('heading', { name: 'Student Reviews' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit review' })).toBeNull();
    loading.unmount();
    renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, { as: 'learner' });
    expect(await screen.findByRole('button', { name: 'Submit review' })).toBeVisible();
  });

  it('shows up to 3 other courses of the same category, all at once', async () => {
    const { container } = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />);
    const counts = new Set<number>();
    new MutationObserver(() => {
      const cards = container.querySelectorAll('.lectern-related-courses article').length;
      if (cards > 0) counts.add(cards);
    }).observe(container, { childList: true, subtree: true });
    const related = within(
      (await screen.findByRole('heading', { name: 'Related Courses' })).closest('section') as HTMLElement,
    );
    const names = related.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(names).toEqual(['Star Charts for City Skies', 'Clouds and What They Say', 'Tides for Walkers']);
    expect([...counts]).toEqual([3]);
  });

  it('leaves out of the related courses what the learner has', async () => {
    renderWithMarketplace(<CourseDetail courseId={seedIds.courses.starCharts} />, { as: 'learner' });
    const heading = await screen.findByRole('heading', { name: 'Related Courses' });
    const related = within(heading.closest('section') as HTMLElement);
    await waitFor(() => expect(related.queryByRole('article', { name: 'Reading Weather Maps' })).toBeNull());
    expect(related.getAllByRole('article').length).toBeGreaterThan(0);
  });

  it('begins the related courses with those of the same level, the best rated first', async () => {
    renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, {
      prepare: (api) => {
        for (const course of api.state.courses) {
          if (['Tides for Walkers', 'Reading Weather Maps'].includes(course.title)) course.level = 'Advanced';
          else course.level = 'Beginner';
        }
      },
    });
    const related = within(
      (await screen.findByRole('heading', { name: 'Related Courses' })).closest('section') as HTMLElement,
    );
    expect(related.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'Tides for Walkers',
      'Star Charts for City Skies',
      'Clouds and What They Say',
    ]);
  });

  it('says how much of the hours is lessons and how much the project, in the hero, the card and the bar', async () => {
    renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, {
      prepare: (api) => {
        for (const lecture of api.state.courses.flatMap(({ sections }) => sections.flatMap(({ lectures }) => lectures)))
          lecture.duration = lecture.type === 'assignment' ? 7_200 : 300;
      },
    });
    const parts = '20 min of lessons · 2 h project';
    expect(await screen.findByText(`2.3 h (${parts})`)).toBeVisible();
    expect(screen.getByText('2.3 h').closest('dd')).toHaveTextContent(/^2.3 habout 2 evenings$/);
    const length = within(screen.getByText('Takes about 2 evenings').parentElement as HTMLElement);
    expect(length.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '10 min of reading',
      '5 min of video',
      '5 min of quizzes',
      '2 h for the project',
    ]);
    // The project has most of the bar, and each other part something.
    const widths = [...document.querySelectorAll('.lectern-course-detail-length rect')].map((one) =>
      one.getAttribute('width'),
    );
    expect(widths).toEqual(['7.14%', '3.57%', '3.57%', '85.71%']);
    expect(screen.getByText(`2 sections · 5 lectures · 2 h 20 min (${parts})`)).toBeVisible();
  });

  it('says how long a course takes that has nothing but texts, and nothing of one without times', async () => {
    const withLectures = (kinds: readonly string[], duration: number) =>
      renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, {
        prepare: (api) => {
          for (const { lectures } of api.state.courses.flatMap(({ sections }) => sections)) {
            lectures.splice(0, lectures.length, ...lectures.filter(({ type }) => kinds.includes(type)));
            for (const lecture of lectures) lecture.duration = duration;
          }
        },
      });
    const texts = withLectures(['text'], 600);
    expect(await screen.findByText('Takes one evening')).toBeVisible();
    expect(screen.getByText('one evening').closest('dd')).toHaveTextContent('0.3 hone evening');
    expect(screen.getByText('20 min of reading')).toBeVisible();
    texts.unmount();
    const untimed = withLectures(['text', 'video'], 0);
    await screen.findByRole('heading', { level: 1 });
    expect(untimed.container.querySelector('.lectern-course-detail-length')).toBeNull();
  });

  it("leads from the hero to the instructor's page and to the reviews, which get the focus", async () => {
    const { user } = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />);
    const title = await screen.findByRole('heading', { level: 1 });
    const hero = within(title.closest('header') as HTMLElement);
    expect(hero.getByRole('link', { name: 'Ivo Instructor' })).toHaveAttribute(
      'href',
      `/instructors/${seedIds.users.instructor}`,
    );
    const reviews = hero.getByRole('link', { name: '118 reviews' });
    expect(reviews).toHaveAttribute('href', '#lectern-course-detail-reviews');
    await user.click(reviews);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Student Reviews' }).closest('section'));
  });

  it('leads to what the page says of an instructor who has no page', async () => {
    const { course } = await withoutCreatorId();
    const { user } = renderWithMarketplace(<CourseDetail course={course} />);
    const link = screen.getByRole('link', { name: 'Ivo Instructor' });
    expect(link).toHaveAttribute('href', '#lectern-course-detail-instructor');
    await user.click(link);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Instructor' }).closest('section'));
  });

  it('sets a long title smaller', async () => {
    const { course } = await withoutCreatorId();
    const short = renderWithMarketplace(<CourseDetail course={course} />);
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveAttribute('data-long');
    short.unmount();
    renderWithMarketplace(<CourseDetail course={{ ...course, title: 'Maps and more maps '.repeat(4) }} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-long');
  });

  it('promises what the marketplace promises, and nothing of its own', async () => {
    const promises = ['Lifetime access'];
    const first = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} promises={promises} />);
    expect(await screen.findByText('Lifetime access')).toBeVisible();
    first.unmount();
    renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Lifetime access')).toBeNull();
  });

  it('shows an enrolled learner the way in and the progress', async () => {
    renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} promises={['Lifetime access']} />, {
      as: 'learner',
    });
    const [go] = await screen.findAllByRole('link', { name: 'Go to Course' });
    expect(screen.queryByText('Lifetime access')).toBeNull();
    expect(go).toHaveAttribute('href', `/course/${seedIds.courses.weatherMaps}/learning`);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0.0% complete');
    expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
    expect(screen.getByRole('button', { name: /What you will make/ })).toBeVisible();
    expect(screen.queryByText('Available after enrolling')).toBeNull();
    expect(screen.getByRole('link', { name: 'Next: What you will make' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/learning\?lecture=[0-9a-f]{24}$/),
    );
    // What they come for stands before what sells the course.
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.indexOf('Course Curriculum')).toBeLessThan(headings.indexOf("What You'll Learn"));
  });

  it("opens a lecture at the host's own address of the player, also where that has a query", async () => {
    const { navigate, user } = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, {
      as: 'learner',
      paths: { learning: (id) => `/learn/?id=${id}` },
    });
    await user.click(await screen.findByRole('button', { name: /What you will make/ }));
    expect(navigate.mock.lastCall?.[0]).toMatch(
      new RegExp(`^/learn/\\?id=${seedIds.courses.weatherMaps}&lecture=[0-9a-f]{24}$`),
    );
  });

  it("asks for nothing that would be refused to a user who isn't enrolled", async () => {
    const { sent } = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.bicycleRepair} />, {
      as: 'learner',
    });
    expect(await screen.findAllByRole('button', { name: 'Buy Now' })).not.toHaveLength(0);
    expect(sent.filter((request) => request.includes(`/purchased-courses/${seedIds.courses.bicycleRepair}`))).toEqual(
      [],
    );
  });

  it('offers Buy Now for a paid course and Enroll Now for a free one', async () => {
    const first = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.bicycleRepair} />, { as: 'learner' });
    expect(await screen.findAllByRole('button', { name: 'Buy Now' })).not.toHaveLength(0);
    first.unmount();
    renderWithMarketplace(<CourseDetail courseId={seedIds.courses.breadWithPatience} />, { as: 'learner' });
    expect(await screen.findAllByRole('button', { name: 'Enroll Now' })).not.toHaveLength(0);
  });

  it('shows the preview of an allowed host only once it is pressed, and the picture in its place without one', async () => {
    const withPreview = (videoPreviewUrl: string) => {
      const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
      for (const course of api.state.courses) course.videoPreviewUrl = videoPreviewUrl;
      return renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, { api });
    };
    const allowed = withPreview('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
    const facade = await screen.findByRole('button', { name: 'Play video: Reading Weather Maps: preview' });
    expect(screen.getByRole('heading', { name: 'Course Preview' })).toBeVisible();
    expect(allowed.container.querySelector('iframe')).toBeNull();
    await allowed.user.click(facade);
    const frame = screen.getByTitle('Reading Weather Maps: preview');
    const url = new URL(frame.getAttribute('src') ?? '');
    expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
    expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    allowed.unmount();
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '//evil.example/embed', 'https://vimeo.com/x']) {
      const refused = withPreview(address);
      await screen.findByRole('heading', { level: 1 });
      expect(refused.container.querySelector('iframe, .lectern-video-frame, video')).toBeNull();
      const preview = screen.getByRole('heading', { name: 'Course Preview' }).closest('section');
      expect(preview?.querySelectorAll('img')).toHaveLength(1);
      refused.unmount();
    }
  });

  it('describes the course to search engines, whatever its texts hold', async () => {
    const title = 'A </script><script>alert(1)</script> "course"';
    const { container } = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, {
      prepare: (api) => {
        for (const course of api.state.courses) course.title = title;
      },
    });
    await screen.findByRole('heading', { level: 1 });
    const script = container.querySelector('script[type="application/ld+json"]');
    expect(script?.innerHTML).not.toContain('<');
    expect(JSON.parse(script?.innerHTML ?? '')).toMatchObject({
      '@type': 'Course',
      name: title,
      offers: { price: 1299.5, priceCurrency: 'INR' },
      aggregateRating: { ratingValue: 4.7, reviewCount: 118 },
    });
  });

  it("says 'Course not found or not available.' for one that is not there, and 'Failed to load…' when nothing answers", async () => {
    const first = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.missing} />);
    expect(await screen.findByText('Course not found or not available.')).toBeVisible();
    first.unmount();
    const api = createMockApi({ baseUrl: 'http://lectern.test/api' });
    api.fail('courses.get', { status: 500, body: '<h1>', times: 1 });
    const { user } = renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, { api });
    expect(await screen.findByText('Failed to load course details.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse all courses' })).toHaveAttribute('href', '/course');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('offers nobody their own course for sale', async () => {
    renderWithMarketplace(<CourseDetail courseId={seedIds.courses.weatherMaps} />, { as: 'instructor' });
    expect(await screen.findByText('You teach this course.')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Manage Content' })) {
      expect(link).toHaveAttribute('href', `/instructor/course/${seedIds.courses.weatherMaps}/content`);
    }
    expect(screen.queryByRole('button', { name: /Buy Now|Add to Cart|Wishlist/ })).toBeNull();
  });

  it('loads nothing when it is given the course', async () => {
    const first = renderWithMarketplace(null);
    const { course } = await first.marketplace.courses.get({ id: seedIds.courses.weatherMaps });
    first.unmount();
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
});
