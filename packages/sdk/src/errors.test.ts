import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { isApiError } from './errors.ts';
import { createClient, json } from './testing/client.ts';

describe('the errors', () => {
  it('keep their names in a bundle that renames classes', async () => {
    const { outputFiles } = await build({
      entryPoints: ['packages/sdk/src/errors.ts'],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
    });
    const code = outputFiles[0]?.text ?? '';
    expect(code).not.toContain('class ApiError');
    const { ApiError, NetworkError, SignInError, ...others } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    );
    const made = [
      new ApiError('', { code: 'x', status: 400 }),
      new NetworkError('', { code: 'network' }),
      new SignInError('', { code: 'popup_closed' }),
      ...['ValidationError', 'RequestError', 'ContractError'].map((name) => new others[name]('')),
    ];
    expect(made.map(({ name }) => name)).toEqual([
      'ApiError',
      'NetworkError',
      'SignInError',
      'ValidationError',
      'RequestError',
      'ContractError',
    ]);
  });

  it.each([
    ['its own', { subtotal: 1, tax: 0.1, total: 1.1 }, { subtotal: 1, tax: 0.1, total: 1.1 }],
    ['another', { total: '1.1' }, undefined],
    ['no', undefined, undefined],
  ])('are narrowed by code, with details of %s shape', async (_, details, expected) => {
    const { marketplace } = createClient(() => json({ code: 'price_changed', message: 'x', details }, 409));
    const error: unknown = await marketplace.orders.list().catch((caught: unknown) => caught);
    expect(isApiError(error, 'already_owned')).toBe(false);
    // Typed: `total` is a number here.
    const now = isApiError(error, 'price_changed') ? error.details?.total : 'not refused';
    expect(now).toBe(expected?.total);
    expect(isApiError(error) && error.details).toEqual(expected);
  });
});
