import { expect, it } from 'vitest';
import { contentPolicy } from './contentPolicy.ts';
import { readTemplate } from './template.ts';

const page = '<meta name="partner-page" content="__PARTNER_PAGE__"><!-- early --><p><!-- root --></p><!-- state -->';
const shown = { origin: 'http://localhost:4000', head: undefined, returnOrigin: '' };

it("tells the page where the demo's page of a partner is, and lets it be framed", () => {
  // Its port is known only once it listens.
  let address: string | undefined;
  const template = readTemplate(page, () => address);
  expect(template.early(shown.origin, [])).toContain('<meta name="partner-page" content="">');
  address = 'http://localhost:4001';
  expect(template.early(shown.origin, [])).toContain('<meta name="partner-page" content="http://localhost:4001">');
  expect(template.shell(shown)).toContain('content="http://localhost:4001"');
  expect(contentPolicy([], [], address)).toContain('https://player.vimeo.com http://localhost:4001;');
});

it('has none outside of the demo', () => {
  expect(readTemplate(page).shell(shown)).toContain('<meta name="partner-page" content="">');
  expect(contentPolicy([], [])).toContain('https://player.vimeo.com;');
});
