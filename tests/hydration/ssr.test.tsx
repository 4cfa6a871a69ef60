import { LecternProvider } from '@lectern/react';
import { createMarketplace } from '@lectern/sdk';
import { author } from '@lectern/sdk/author';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { componentNames, components, partOf } from './components.tsx';

/** Renders every component on a server, without document or window. */

const shown = { courseId: '0123456789abcdef01234567', instructorId: '0123456789abcdef01234568' };

describe('on a server', () => {
  it('knows every component of the package', () => {
    expect(typeof window).toBe('undefined');
    expect(
      componentNames()
        .filter((name) => !partOf[name])
        .sort(),
    ).toEqual(Object.keys(components(shown)).sort());
  });

  it.each(Object.entries(components(shown)))('%s is written without a DOM, the same each time', (_, component) => {
    const draw = () => {
      const marketplace = createMarketplace({ baseUrl: 'http://127.0.0.1:9/api', author });
      const html = renderToString(
        <StrictMode>
          <LecternProvider marketplace={marketplace} navigate={() => {}}>
            {component}
          </LecternProvider>
        </StrictMode>,
      );
      marketplace.destroy();
      return html;
    };
    const html = draw();
    expect(html).toContain('lectern-root');
    // A failed boundary is an error in every browser that hydrates the page.
    expect(html).not.toContain('<!--$!-->');
    // A strict content policy refuses inline styles in markup.
    expect(html).not.toMatch(/ style="/);
    expect(draw()).toBe(html);
  });
});
