import { describe, expect, it } from 'vitest';
import { withServer } from '../testing/withServer.ts';

describe('a server with an address for reports of weaknesses', () => {
  const server = withServer({ config: { securityContact: 'mailto:safe@learn.example', hasApiDocs: false } });

  it('has a security.txt that is valid for less than a year', async () => {
    const { status, headers, text } = await server.inject({ url: '/.well-known/security.txt' });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(
      /^Contact: mailto:safe@learn\.example\nExpires: \S+\nPreferred-Languages: en\nCanonical: \S+\n$/,
    );
    const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '') - Date.now();
    expect(expires).toBeGreaterThan(0);
    expect(expires).toBeLessThan(365 * 24 * 3600 * 1000);
  });

  it('shows no documents of the API unless it is told to', async () => {
    for (const url of ['/api/docs', '/api/openapi.json']) expect((await server.inject({ url })).status, url).toBe(404);
  });
});

describe('a server without one', () => {
  const server = withServer();
  it('has no security.txt', async () => {
    expect((await server.inject({ url: '/.well-known/security.txt' })).status).toBe(404);
  });
});
