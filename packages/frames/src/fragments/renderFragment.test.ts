import { createMockApi, type MockApi, seedIds } from '@lectern/sdk/testing';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Call, renderFragment } from './renderFragment.tsx';

const origin = 'https://learn.example';
const course = seedIds.courses.bicycleRepair;
const other = seedIds.courses.starCharts;

let api: MockApi;
beforeEach(() => {
  api = createMockApi();
});
const call: Call = async (address) => {
  const response = await getResponse(api.handlers, new Request(`${origin}/api${address}`));
  return { status: response?.status ?? 404, body: (await response?.text()) ?? '' };
};
async function draw(kind: string, params: Record<string, string> = {}, how = call): Promise<string> {
  const rendered = await renderFragment({ kind, params, origin }, how);
  const [html] = 'items' in rendered ? Object.values(rendered.items) : 'html' in rendered ? [rendered.html] : [];
  if (typeof html !== 'string') throw new Error('There is no HTML.');
  return html;
}
/** The opening tags with an attribute. */
const tags = (html: string, attribute: string) => html.match(new RegExp(`<[^>]* ${attribute}[^>]*>`, 'g')) ?? [];

describe('a card', () => {
  it('works as links to the marketplace, and says what each opens in the partner’s page', async () => {
    const html = await draw('cards', { ids: course });
    expect(html).toMatch(/^<div class="lectern-root" part="root"><article [^>]*data-course="\w{24}"/);
    const links = [...html.matchAll(/<a [^>]*>/g)].map(([tag]) => [
      /href="([^"]*)"/.exec(tag)?.[1],
      /data-lectern-open="([^"]*)"/.exec(tag)?.[1],
      /data-lectern-when="([^"]*)"/.exec(tag)?.[1],
    ]);
    expect(links).toEqual([
      [`${origin}/course/${course}`, 'course', undefined],
      [`${origin}/checkout?course=${course}`, 'checkout', 'none in-cart'],
      [`${origin}/cart`, 'cart', 'in-cart'],
      [`${origin}/course/${course}/learning`, 'player', 'owned'],
      [`${origin}/course/${course}`, 'course', undefined],
    ]);
    // The loader takes the course from here: repeated in each link it would be a twentieth of a grid.
    expect(html.match(/ data-[\w-]*course="/g)).toHaveLength(1);
  });

  it('hides the buttons that need a script', async () => {
    const buttons = tags(await draw('cards', { ids: course }), 'type="button"');
    expect(buttons).toHaveLength(2);
    for (const button of buttons) expect(button).toMatch(/ hidden="".* data-lectern-act="(cart|wishlist)"/);
  });

  it('says "Coming soon" in place of what sells a course without lectures', async () => {
    const found = api.state.courses.find(({ _id }) => _id === course);
    if (found) found.sections = [];
    const html = await draw('cards', { ids: course });
    const [soon, ...others] = tags(html, 'data-state="coming-soon"');
    expect(others).toEqual([]);
    expect(soon).toMatch(/^<button /);
    for (const attribute of [
      'aria-disabled="true"',
      'aria-label="Coming soon: Bicycle Repair at Home"',
      'data-lectern-when="none in-cart"',
    ])
      expect(soon).toContain(attribute);
    expect(soon).not.toMatch(/ hidden=| data-lectern-act=/);
    expect(html).not.toMatch(/Enroll Now|Add to Cart|In Cart/);
    expect(tags(html, 'data-lectern-open').join()).toMatch(/data-lectern-open="player"/);
    expect(tags(html, 'data-lectern-act').join()).toMatch(/data-lectern-act="wishlist"/);
  });

  it('has its parts, absolute pictures, and no scripts, styles or handlers', async () => {
    const found = api.state.courses.find(({ _id }) => _id === course);
    if (found) Object.assign(found, { imageUrl: 'https://learn.example/a', imageWidths: [320, 640] });
    const html = await draw('cards', { ids: course });
    expect(html).toContain('https://learn.example/a?width=320 320w');
    for (const part of ['course-card', 'course-card-title', 'price course-card-price'])
      expect(html).toContain(` part="${part}"`);
    for (const address of [...html.matchAll(/ (?:src|srcset|href)="([^"]*)"/g)]) expect(address[1]).toMatch(/^https?:/);
    expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
    expect(html).not.toMatch(/ id="/);
  });

  it('is null where visitors find no course', async () => {
    const params = { ids: `${course},${seedIds.courses.missing}` };
    const rendered = await renderFragment({ kind: 'cards', params, origin }, call);
    expect(rendered).toEqual({ items: { [course]: expect.any(String), [seedIds.courses.missing]: null } });
  });

  it('holds any title as text', async () => {
    const found = api.state.courses.find(({ _id }) => _id === course);
    if (found) found.title = '" class="x" onclick="alert(1)"><script>';
    const html = await draw('cards', { ids: course });
    expect(html).not.toMatch(/<script| onclick="| class="x"/);
    expect(html).toContain('&lt;script&gt;');
  });

  it('writes prices as the locale does', async () => {
    const found = api.state.courses.find(({ _id }) => _id === course);
    if (found) found.price = 1299.5;
    expect(await draw('cards', { ids: course })).toContain('₹1,299.50');
    expect(await draw('cards', { ids: course, locale: 'de-DE' })).toContain('1.299,50\u00a0₹');
  });
});

describe('a list', () => {
  it('shows a page of the catalogue, with links to the others', async () => {
    const html = await draw('list', { sort: 'price', page: '2' });
    expect(html.match(/<article /g)).toHaveLength(3);
    expect(tags(html, 'rel="prev"')).toEqual([expect.stringContaining('data-lectern-page="1"')]);
    expect(tags(html, 'rel="prev"')[0]).toContain(`href="${origin}/courses?sort=price&amp;page=1"`);
  });

  it('shows chosen courses in their order, those that are there', async () => {
    const { bicycleRepair, missing } = seedIds.courses;
    const [other] = api.state.courses.filter(({ _id, status }) => _id !== bicycleRepair && status === 'published');
    const html = await draw('list', { ids: `${other?._id},${missing},${bicycleRepair}` });
    const shown = [...html.matchAll(/data-course="(\w+)"/g)].map(([, id]) => id);
    expect(shown).toEqual([other?._id, bicycleRepair]);
    expect(html).not.toContain('<nav');
  });

  it('shows the courses of an instructor, at most as many as asked for', async () => {
    const instructor = api.state.courses.find(({ _id }) => _id === course)?.creatorId;
    const id = typeof instructor === 'object' ? instructor?._id : instructor;
    const all = await draw('list', { instructor: String(id) });
    expect(all).toContain(course);
    expect((await draw('list', { instructor: String(id), limit: '1' })).match(/<article /g)).toHaveLength(1);
  });

  it.each([{ q: 'nothing like it' }, { instructor: seedIds.courses.missing }])(
    'says that it is empty: %j',
    async (params) => {
      expect(await draw('list', params)).toContain('No courses found matching your criteria.');
    },
  );
});

describe('a free lesson', () => {
  const weatherMaps = seedIds.courses.weatherMaps;
  const { video, text, quiz } = seedIds.lectures;
  const open = (...ids: string[]) => {
    for (const lecture of api.state.courses.flatMap(({ sections }) => sections.flatMap(({ lectures }) => lectures)))
      lecture.isFree = ids.includes(lecture._id);
  };
  const links = (html: string) =>
    [...html.matchAll(/<a [^>]*data-lectern-open[^>]*>/g)].map(([tag]) => [
      /href="([^"]*)"/.exec(tag)?.[1],
      /data-lectern-open="([^"]*)"/.exec(tag)?.[1],
      /data-lectern-lecture="([^"]*)"/.exec(tag)?.[1],
    ]);

  it('is the whole text, and the way into the course below it', async () => {
    open(text, quiz);
    const html = await draw('sample', { course: weatherMaps });
    const written = api.state.courses[0]?.sections[0]?.lectures[1]?.textContent ?? '';
    expect(html).toContain(written);
    expect(html).toMatch(/Free lesson<\/span>.*Text.*<h3 dir="auto">Looking closely<\/h3>/);
    expect(html).toContain('>Lecture 3: Doing it again</p>');
    expect(html).toContain('>Continue with lecture 3 – ₹1,299.50</a>');
    expect(links(html)).toEqual([
      [`${origin}/checkout?course=${weatherMaps}`, 'checkout', undefined],
      [
        `${origin}/course/${weatherMaps}/learning?lecture=${seedIds.lectures.secondText}`,
        'player',
        seedIds.lectures.secondText,
      ],
    ]);
  });

  it.each([
    [video, 'Play the lesson', /<img [^>]*class="lectern-cover-image lectern-sample-picture"/],
    [quiz, 'Answer the question', /One question of this quiz/],
  ])('is a button that opens a video or a question in the page: %s', async (lecture, button, shown) => {
    open(lecture);
    const html = await draw('sample', { course: weatherMaps, lecture });
    expect(html).toMatch(shown);
    expect(html).toContain(`${button}</a>`);
    expect(links(html)[0]).toEqual([`${origin}/course/${weatherMaps}`, 'sample', lecture]);
    expect(html).not.toContain('<video');
  });

  it('leaves a text about classes as it is', async () => {
    open(text);
    const lecture = api.state.courses[0]?.sections[0]?.lectures[1];
    const written = '<p title="a">&lt;p class="lectern-lead"&gt;</p>';
    if (lecture) lecture.textContent = written;
    expect(await draw('sample', { course: weatherMaps })).toContain(written);
  });

  it.each([
    ['the course has none', [], {}],
    ['the lecture is not free', [text], { lecture: quiz }],
    ['the lecture is of another course', [text], { course, lecture: text }],
    ['there is no such course', [text], { course: seedIds.courses.missing }],
  ])('is null where %s', async (_, ids, params) => {
    open(...ids);
    const asked = { course: weatherMaps, ...params };
    expect(await renderFragment({ kind: 'sample', params: asked, origin }, call)).toEqual({ html: null });
  });
});

describe('a small widget', () => {
  it.each([
    ['search', {}, 'action="https://learn.example/search"'],
    ['cart-button', {}, 'data-lectern-open="cart"'],
    ['sign-in', {}, 'href="https://learn.example/login"'],
    ['account', {}, 'data-lectern-when="signed-in"'],
    ['checkout', {}, 'href="https://learn.example/checkout"'],
    ['checkout', { ids: course }, `href="https://learn.example/checkout?course=${course}"`],
    ['checkout', { ids: `${course},${other}` }, `href="https://learn.example/checkout?course=${course},${other}"`],
    ['player', { course }, `href="https://learn.example/course/${course}/learning"`],
    ['quiz', { course, lecture: seedIds.courses.missing }, 'Open the quiz'],
    ['assignment', { course }, 'Open the assignment'],
  ])('leads to the marketplace: %s %j', async (kind, params, text) => {
    const html = await draw(kind, params as Record<string, string>);
    expect(html).toContain(text);
    expect(html).toContain('part="root"');
  });

  it('is named after its lecture', async () => {
    const detail = JSON.parse((await call(`/search/courses/${course}`)).body).course;
    const [lecture] = detail.sections[0].lectures;
    const html = await draw('quiz', { course, lecture: lecture._id });
    expect(html).toContain(`>${lecture.title}</h3>`);
  });
});

describe('a certificate', () => {
  const number = '7K2M-90QX-4TBD';
  const held = {
    ...{ userId: 'somebody', number, learnerName: 'Lena Learner', courseId: course, courseTitle: 'Knots' },
    ...{ instructorName: 'Ivo Instructor', issuerName: 'Lectern', hours: 6.5, issuedAt: '2026-09-01T10:00:00.000Z' },
  };

  it('says what it is for, whether it counts, and where to check it; nothing of what its holder has', async () => {
    api.state.certificates.push({ ...held, isPublic: true });
    const html = await draw('certificate', { number });
    for (const text of ['Lena Learner', 'Knots', number, 'Valid', `href="${origin}/certificates/${number}"`])
      expect(html).toContain(text);
    expect(html).not.toMatch(/checkbox|\.pdf|\.jwt/);
  });

  it('that is private is none', async () => {
    api.state.certificates.push({ ...held, isPublic: false });
    expect(await renderFragment({ kind: 'certificate', params: { number }, origin }, call)).toEqual({ html: null });
  });
});

it.each<[string, Call]>([
  ['the API fails', async () => ({ status: 500, body: '{}' })],
  ['an answer has an unknown shape', async () => ({ status: 200, body: '{"course":7}' })],
])('rejects where %s', async (_, how) => {
  await expect(draw('cards', { ids: course }, how)).rejects.toThrow();
});

describe('the data for a partner’s own markup', () => {
  it('is texts as the marketplace writes them, and lists', async () => {
    const { fields } = (await renderFragment({ kind: 'course', params: { course }, origin }, call)) as {
      fields: Record<string, unknown>;
    };
    expect(fields).toMatchObject({
      id: course,
      title: 'Bicycle Repair at Home',
      url: `${origin}/course/${course}`,
      'checkout-url': `${origin}/checkout?course=${course}`,
      price: expect.stringMatching(/^₹[\d,]+\.\d\d$/),
      free: '',
      objectives: expect.arrayContaining([expect.any(String)]),
      sections: expect.arrayContaining([{ title: expect.any(String), lectures: expect.any(Array) }]),
    });
  });

  it('is null where there is no such course', async () => {
    const params = { course: seedIds.courses.missing };
    expect(await renderFragment({ kind: 'course', params, origin }, call)).toEqual({ fields: null });
  });
});
