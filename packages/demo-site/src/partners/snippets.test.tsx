import { runInNewContext } from 'node:vm';
import { elements, linkOf, placeRules } from '@lectern/embed/elements';
import { snippetWords } from '@lectern/sdk/words';
import { describe, expect, it } from 'vitest';
import { type Kind, readChoice } from './choice.ts';
import { snippetsOf } from './snippets.ts';
import { widgets } from './widgets.ts';

const course = 'a'.repeat(24);
const key = `pk_${'k'.repeat(24)}`;
const origin = 'https://learn.example';
const codeOf = (query: string, kind: Kind, titles: Record<string, string> = {}) =>
  snippetsOf(readChoice(new URLSearchParams(query)), kind, { origin, titles }, (key) => snippetWords[key]).map(
    ({ code }) => code,
  );

describe('the snippet', () => {
  it('is a script, and the element with the link that is seen without it', () => {
    expect(codeOf(`course=${course}&key=${key}`, 'html', { [course]: 'Lamps' })).toEqual([
      [
        `<script type="module" src="${origin}/embed/v1.js" data-key="${key}"></script>`,
        '',
        `<lectern-course-card course-id="${course}">`,
        `  <a href="${origin}/course/${course}">Lamps</a>`,
        '</lectern-course-card>',
      ].join('\n'),
      'lectern-course-card { display: block; width: min(100%, 400px); min-height: max(500px, 31rem) }',
      expect.stringContaining("addEventListener('lectern-purchase'"),
    ]);
  });

  it('has what the page knows of its visitor in the settings around it', () => {
    const query = 'widget=sign-in&email={{ user.email }}&name=Nila "R" Rao';
    expect(codeOf(query, 'html')[0]?.split('\n')[2]).toBe(
      '<lectern-marketplace email="{{ user.email }}" name="Nila &quot;R&quot; Rao">',
    );
    expect(codeOf(query, 'react')[0]).toContain("<SignIn prefill={{ email: '{{ user.email }}' }} />");
  });

  it('offers a link of the page beside the button of the checkout', () => {
    const [, , , link] = codeOf(`widget=checkout&course=${course}&discount=SPRING-20`, 'html', { [course]: 'Lamps' });
    expect(link).toBe(
      `<a href="${origin}/checkout?course=${course}&amp;code=SPRING-20" data-lectern-course="${course}" data-lectern-code="SPRING-20">Buy Lamps</a>`,
    );
  });

  it.each(['html', 'wordpress', 'markdown'] as const)('keeps the place of the element, in a sheet: %s', (kind) => {
    for (const { element } of widgets) {
      const css = placeRules([element]);
      const all = codeOf(`widget=${element.slice(8)}&course=${course}&lecture=${course}&color=%236b1e4f`, kind);
      const sheet = all[kind === 'wordpress' ? 2 : 1];
      expect(sheet).toMatch(css === '' ? /^:root/ : /^lectern-[a-z-]+ \{ display[^}]*\}\n:root/);
      expect(sheet).toContain(css);
    }
  });

  it('has the theme of the settings around it, and its colors in a sheet', () => {
    const [code, css] = codeOf('widget=course-list&category=design&theme=dark&color=%23F0A15E', 'html', {
      design: 'Design',
    });
    expect(code?.split('\n').slice(2)).toEqual([
      '<lectern-marketplace theme="dark">',
      '  <lectern-course-list category="design" limit="6">',
      `    <a href="${origin}/courses?category=design">Design courses</a>`,
      '  </lectern-course-list>',
      '</lectern-marketplace>',
    ]);
    expect(css).toMatch(/\n:root \{\n {2}--lectern-color-primary: #[\da-f]{6};\n[^{}]*\}$/);
    expect(codeOf('color-dark=%23F0A15E&theme=dark', 'html')[1]).toContain('--lectern-color-primary: #f0a15e;');
  });

  it.each(widgets)('uses attributes of $element that the element has', ({ element }) => {
    const query = `widget=${element.slice(8)}&course=${course}&lecture=${course}&category=design&q=lamp&sort=price&limit=3&columns=2&placeholder=Find&discount=SPRING-20&place=page`;
    const [code = ''] = codeOf(query, 'html');
    const [, attributes = ''] = new RegExp(`<${element}([^>]*)>`).exec(code) ?? [];
    const names = [...attributes.matchAll(/ ([a-z-]+)=/g)].map(([, name]) => name);
    expect(Object.keys(elements[element].attributes)).toEqual(expect.arrayContaining(names));
    expect(names).toHaveLength(widgets.find((one) => one.element === element)?.options.length ?? 0);
  });

  it('has the discount code, also in the link that is seen without the script', () => {
    const [html] = codeOf(`course=${course}&discount=SPRING-20`, 'html', { [course]: 'Lamps' });
    expect(html).toContain(`<lectern-course-card course-id="${course}" code="SPRING-20">`);
    expect(html).toContain(`<a href="${origin}/course/${course}?code=SPRING-20">Lamps</a>`);
    const [bought] = codeOf(`widget=checkout&course=${course}&discount=SPRING-20`, 'html');
    expect(bought).toContain(`<a href="${origin}/checkout?course=${course}&amp;code=SPRING-20">`);
    expect(codeOf(`widget=course-list&category=design&discount=SPRING-20`, 'html')[0]).toContain(
      `<a href="${origin}/courses?category=design&amp;code=SPRING-20">`,
    );
    expect(codeOf('widget=cart-button&discount=SPRING-20', 'html')[0]).toContain(
      `<a href="${origin}/cart?code=SPRING-20">`,
    );
    expect(codeOf(`widget=checkout&course=${course}&discount=SPRING-20`, 'react')[0]).toContain(' code="SPRING-20"');
  });

  it('is a plain link and its QR code, which count for the partner and name the campaign', () => {
    const [link, qr] = codeOf(`course=${course}&key=${key}&campaign=Spring+%26+more&discount=SPRING-20`, 'link', {
      [course]: 'Lamps',
    });
    const written = `${origin}/course/${course}?code=SPRING-20&partner=${key}&utm_campaign=Spring+%26+more`;
    expect(link).toBe(written);
    const image = new DOMParser().parseFromString(qr ?? '', 'text/html').querySelector('img');
    expect(new URL(image?.src ?? '').searchParams.get('url')).toBe(written);
    expect(image?.alt).toBe('Lamps');
    const query = `course=${course}&campaign=${encodeURIComponent('"><b>')}`;
    expect(codeOf(query, 'html')[0]).toContain('data-campaign="utm_campaign=%22%3E%3Cb%3E"');
    expect(codeOf(query, 'react')[0]).toContain("campaign: () => 'utm_campaign=%22%3E%3Cb%3E',");
  });

  it.each(['ab', 'A B', '-abc', 'x'.repeat(41), '"><b>'])('leaves out what is no discount code: %s', (discount) => {
    const [html] = codeOf(new URLSearchParams({ course, discount }).toString(), 'html');
    expect(html).not.toContain('code=');
    // Written by hand.
    const { href } = linkOf('lectern-checkout', { 'course-ids': course, code: discount }, origin);
    expect(href).toBe(`${origin}/checkout?course=${course}`);
  });

  const hostile = `"><script>alert(1)</script> [gallery] {{ secrets }} {% raw %} & 'quoted' \n\n# Heading`;
  const inOneLine = hostile.replace(/\s+/g, ' ');
  it.each([
    ['html', hostile],
    ['wordpress', inOneLine],
    ['markdown', inOneLine],
  ] as const)('keeps any title and any search as text: %s', (kind, text) => {
    const query = new URLSearchParams({ widget: 'course-list', q: hostile });
    const code = codeOf(query.toString(), kind, { '': hostile }).find((one) => one.includes('<script')) ?? '';
    const page = new DOMParser().parseFromString(code, 'text/html');
    expect(page.querySelector('lectern-course-list')?.getAttribute('search')).toBe(text.trim());
    expect(page.querySelector('a')?.textContent).toBe(`${text} courses`);
    expect([...page.querySelectorAll('script')].map((script) => script.textContent)).toEqual(['']);
  });

  it('keeps any search as text in React', () => {
    const [code = ''] = codeOf(new URLSearchParams({ widget: 'course-list', q: hostile }).toString(), 'react');
    const [, literal = ''] = /q: ('(?:[^'\\]|\\.)*'), limit/.exec(code) ?? [];
    expect(runInNewContext(literal)).toBe(hostile.trim());
    expect(literal).not.toContain('</');
  });

  it('has nothing that WordPress or a site generator reads as its own', () => {
    const [shortcode, block] = codeOf(`course=${course}`, 'wordpress', { [course]: hostile });
    expect(shortcode).toBe(`[lectern_course_card course_id="${course}"]`);
    expect(block).not.toMatch(/[[\]]/);
    const [list] = codeOf(new URLSearchParams({ widget: 'course-list', q: hostile }).toString(), 'wordpress');
    expect(list).toMatch(/^\[lectern_course_list search="[^"[\]<>]*"[^[\]]*\]$/);
    const [markdown = ''] = codeOf(`course=${course}&theme=dark`, 'markdown', { [course]: hostile });
    expect(markdown).not.toMatch(/[[\]{}]/);
    // An empty line would end the HTML, and four spaces would begin code.
    expect(markdown).not.toMatch(/\n\s*\n|\n {4}/);
    expect(markdown).toMatch(/^<div>\n[\s\S]*\n<\/div>$/);
  });

  it('is a component and its style sheet for React', () => {
    const [component, sheet] = codeOf("widget=course-list&q=it's&sort=rating&color=%23245a7c", 'react');
    expect(component).toContain(`    <CourseList search={{ q: 'it\\'s', sort: 'rating', limit: 6 }} />`);
    expect(component).toContain("import './courses.css';");
    expect(sheet).toMatch(
      /^\.courses,\n\.courses \[data-lectern-theme='light'\] \{\n {2}--lectern-color-primary: #245a7c;/,
    );
  });
});

it.each(widgets)('describes $element as the documentation does', ({ element }) => {
  expect(snippetWords[`snippet.about.${element}`]).toBe(elements[element].about);
});
