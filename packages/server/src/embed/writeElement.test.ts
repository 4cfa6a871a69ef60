import { expect, it } from 'vitest';
import { writeElement } from './writeElement.ts';

const origin = 'https://learn.example';
const id = 'a'.repeat(24);
const write = (html: string, code?: string) =>
  writeElement(
    { kind: 'cards', params: { ids: id }, isHtml: true, key: '', code },
    { items: { [id]: html } },
    `${origin}/embed/fragments.css`,
    origin,
  );

it('gives the links to the marketplace the code of the element, and no others', () => {
  const links = [
    `<a class="x" href="${origin}/course/${id}">View</a>`,
    `<a href="${origin}/checkout?course=${id}" data-x="">Enroll</a>`,
    `<a href="${origin}/courses?q=a&amp;page=2#top">More</a>`,
    '<a href="https://learn.example.evil.example/">Elsewhere</a>',
    `<p>&lt;a href="${origin}/x"&gt;</p>`,
    `<img src="${origin}/x.jpg">`,
  ].join('');
  expect(write(links, 'SPRING-25')).toBe(
    `<lectern-course-card course-id="${id}" code="SPRING-25"><template shadowrootmode="open"><link rel="stylesheet" href="${origin}/embed/fragments.css">${[
      `<a class="x" href="${origin}/course/${id}?code=SPRING-25">View</a>`,
      `<a href="${origin}/checkout?course=${id}&amp;code=SPRING-25" data-x="">Enroll</a>`,
      `<a href="${origin}/courses?q=a&amp;page=2&amp;code=SPRING-25#top">More</a>`,
      '<a href="https://learn.example.evil.example/">Elsewhere</a>',
      `<p>&lt;a href="${origin}/x"&gt;</p>`,
      `<img src="${origin}/x.jpg">`,
    ].join('')}</template><a href="${origin}/course/${id}?code=SPRING-25">See the course</a></lectern-course-card>`,
  );
  expect(write(links)).toContain(links);
});
