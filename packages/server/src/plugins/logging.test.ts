import { describe, expect, it } from 'vitest';
import { logging, withoutSecrets } from './logging.ts';

describe('the log', () => {
  it('hides what opens something in an address', () => {
    expect(withoutSecrets('/auth/success?token=abc&x=1')).toBe('/auth/success?…');
    expect(withoutSecrets('/api/auth/google/callback?code=abc')).toBe('/api/auth/google/callback?…');
    expect(withoutSecrets('/auth/success?%74oken=abc')).toBe('/auth/success?…');
    expect(withoutSecrets('/api/search/courses')).toBe('/api/search/courses');
  });

  it('does not repeat the parameters of a failed query', () => {
    const options = logging('warn') as { serializers: { err(error: Error): object } };
    const error = new Error('Failed query: insert into users\nparams: a@example.com,$argon2id$x');
    const line = JSON.stringify(options.serializers.err(error));
    expect(line).toContain('insert into users');
    expect(line).not.toContain('argon2id');
    expect(line).not.toContain('a@example.com');
  });
});
