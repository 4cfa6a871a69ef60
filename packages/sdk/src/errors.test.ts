import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

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
    const { ApiError, NetworkError, ...others } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    );
    const made = [
      new ApiError('', { code: 'x', status: 400 }),
      new NetworkError('', { code: 'network' }),
      ...['ValidationError', 'RequestError', 'ContractError'].map((name) => new others[name]('')),
    ];
    expect(made.map(({ name }) => name)).toEqual([
      'ApiError',
      'NetworkError',
      'ValidationError',
      'RequestError',
      'ContractError',
    ]);
  });
});
