import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { endpoints } from '@lectern/sdk/api';
import { describe, expect, it } from 'vitest';
import { packageRoot } from '../packageRoot.ts';
import { type Sample, samples } from '../testing/samples.ts';
import { withServer } from '../testing/withServer.ts';
import examples from './examples.json' with { type: 'json' };

const server = withServer();

const calls = Object.entries(endpoints).flatMap(([group, rows]) => Object.keys(rows).map((name) => `${group}.${name}`));

/** The docstrings of the rows in the SDK's sources, which are not part of its bundles. */
function docstrings(): Record<string, string> {
  const folder = join(packageRoot, '../sdk/src/endpoints');
  const found: Record<string, string> = {};
  for (const file of globSync('*/*.ts', { cwd: folder })) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, text = '', name = ''] of source.matchAll(/\n {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(\w+): \{/g)) {
      found[`${basename(file, '.ts')}.${name}`] = text.replace(/\s*\n\s*\* ?/g, ' ').trim();
    }
  }
  return Object.fromEntries(calls.filter((call) => found[call]).map((call) => [call, found[call] as string]));
}

/** The request body of each sample, without files, and its response. */
const examplesOfSamples = Object.fromEntries(
  Object.entries(samples).map(([call, { input, body, answer }]: [string, Sample]) => {
    const fields = Object.entries(body ?? {}).filter(
      ([field]) => !((input as Record<string, unknown>)[field] instanceof File),
    );
    return [call, { ...(fields.length > 0 ? { body: Object.fromEntries(fields) } : {}), answer }];
  }),
);

describe('the OpenAPI document', () => {
  it('has the summaries from the docstrings of the rows', async () => {
    await expect(`${JSON.stringify(docstrings(), null, 2)}\n`).toMatchFileSnapshot('./summaries.json');
  });

  it('has the examples from the samples of the calls', async () => {
    await expect(`${JSON.stringify(examplesOfSamples, null, 2)}\n`).toMatchFileSnapshot('./examples.json');
    const { body } = await server.inject({ url: '/api/openapi.json' });
    const { paths } = body as { paths: Record<string, Record<string, unknown>> };
    expect(paths['/user/wishlist']?.post).toMatchObject({
      requestBody: { content: { 'application/json': { example: examples['wishlist.add'].body } } },
    });
    expect(paths['/user/wishlist/check/{courseId}']?.get).toMatchObject({
      responses: { 200: { content: { 'application/json': { example: examples['wishlist.check'].answer } } } },
    });
  });

  it('is OpenAPI 3.1 with every call of the table', async () => {
    const { body, headers } = await server.inject({ url: '/api/openapi.json' });
    const document = body as { openapi: string; paths: Record<string, Record<string, { operationId: string }>> };
    expect(headers['content-type']).toContain('application/json');
    expect(document.openapi).toBe('3.1.0');
    const described = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(described.sort()).toEqual([...calls].sort());
    expect(document.paths['/search/courses']?.get).toMatchObject({
      'x-policy': 'anyone',
      parameters: expect.arrayContaining([expect.objectContaining({ name: 'q', in: 'query', required: false })]),
    });
    expect(document.paths['/order']?.post).toMatchObject({ 'x-partner-scope': 'buy', security: [{ session: [] }] });
    expect(document.paths['/authorization/token']?.post).toMatchObject({ security: [] });
    expect(document.paths['/partner/report']?.get).toMatchObject({ security: [{ apiKey: [] }] });
    expect(document.paths['/admin/partners']?.get).not.toHaveProperty('x-partner-scope');
    expect(document.paths['/instructor/course']?.post).toMatchObject({
      security: [{ session: [] }],
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              required: ['title', 'description', 'category'],
              properties: { courseImage: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
    });
  });

  it('lists every refusal of each call by status', async () => {
    const { body } = await server.inject({ url: '/api/openapi.json' });
    const { paths } = body as { paths: Record<string, Record<string, { responses: Record<string, unknown> }>> };
    expect(paths['/auth/signin']?.post?.responses).toMatchObject({
      400: { description: 'invalid_input, invalid_json, invalid_request' },
      401: { description: 'invalid_credentials, second_factor_required, unauthenticated' },
      429: { description: 'too_many_attempts, too_many_requests' },
      default: {},
    });
    expect(paths['/order']?.post?.responses[400]).toMatchObject({
      description: 'invalid_nonce, invalid_input, invalid_json, invalid_request',
      content: {
        'application/json': {
          schema: {
            allOf: [
              { $ref: '#/components/schemas/Problem' },
              {
                properties: {
                  code: { enum: ['invalid_nonce', 'invalid_input', 'invalid_json', 'invalid_request'] },
                },
              },
            ],
          },
        },
      },
    });
    expect(paths['/instructor/upload-video']?.post?.responses[413]).toMatchObject({
      description: 'too_large, quota_exceeded',
    });
  });

  it('names what calls answer, with all that the server fills in', async () => {
    const { body } = await server.inject({ url: '/api/openapi.json' });
    const { paths, components } = body as {
      paths: Record<string, Record<string, unknown>>;
      components: { schemas: Record<string, { required: string[]; properties: Record<string, unknown> }> };
    };
    const { schemas } = components;
    expect(paths['/search/courses']?.get).toMatchObject({
      responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/CoursePage' } } } } },
    });
    expect(schemas.CoursePage?.properties.courses).toEqual({
      type: 'array',
      items: { $ref: '#/components/schemas/Course' },
    });
    const { Course: course, User: user } = schemas;
    expect(course?.properties.price).toEqual({ type: 'number' });
    expect(course?.required).toEqual(expect.arrayContaining(['_id', 'title', 'price', 'imageUrl', 'averageRating']));
    expect(course?.required).not.toContain('workload');
    expect(course?.properties.category).toEqual({ $ref: '#/components/schemas/Category' });
    expect(user?.required).toContain('profilePicture');
    expect(user?.properties.profilePicture).toEqual({ type: ['string', 'null'] });
  });

  it('has a page', async () => {
    const { text, headers } = await server.inject({ url: '/api/docs' });
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain('/api/enrollment/quiz/{id}/submit');
    expect(text).toContain('Role: admin');
    expect(text).toContain('<code>409 price_changed</code>');
  });
});
