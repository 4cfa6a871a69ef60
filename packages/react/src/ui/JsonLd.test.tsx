import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JsonLd } from './JsonLd.tsx';

describe('JsonLd', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', 'Salt & "light" \\u003c  \u2028'])(
    'stays one element that runs nothing, and says what it was given: %s',
    (name) => {
      const parsed = new DOMParser().parseFromString(
        `<p>before</p>${renderToString(<JsonLd data={{ '@type': 'Course', name }} />)}<p>after</p>`,
        'text/html',
      );
      const scripts = [...parsed.querySelectorAll('script')];
      expect(scripts.map(({ type }) => type)).toEqual(['application/ld+json']);
      expect(JSON.parse(scripts[0]?.textContent ?? '')).toEqual({
        '@context': 'https://schema.org',
        '@type': 'Course',
        name,
      });
      expect([...parsed.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['before', 'after']);
    },
  );
});
