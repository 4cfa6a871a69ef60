import { endpoints } from '@lectern/sdk/api';
import { describe, expect, it } from 'vitest';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();

describe('reviews of a course', () => {
  it('come in pages, by date or by rating, with a count for each rating', async () => {
    const id = await server.make.course();
    for (let n = 0; n < 12; n++) {
      await server.make.review(id, await server.make.user(), (n % 3) + 3, {
        createdAt: new Date(Date.UTC(2026, 3, n + 1)),
        comment: `number ${n}`,
      });
    }
    const { body, text } = await server.call(endpoints.reviews.list, { id });
    expect(body).toMatchObject({ currentPage: 1, totalPages: 2, ratingDistribution: { 5: 4, 4: 4, 3: 4, 2: 0, 1: 0 } });
    expect(body.reviews.map(({ comment }) => comment).slice(0, 2)).toEqual(['number 11', 'number 10']);
    expect(body.reviews[0]?.userId).toMatchObject({ firstName: 'Nina', lastName: 'Sen' });
    expect(text).not.toContain('secret.example');
    expect((await server.call(endpoints.reviews.list, { id, page: 2 })).body.reviews).toHaveLength(2);
    expect((await server.call(endpoints.reviews.list, { id, page: 7 })).body.reviews).toEqual([]);
    const highest = (await server.call(endpoints.reviews.list, { id, sort: 'highest' })).body.reviews;
    expect(highest.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 4, 4, 4, 4, 3, 3]);
    expect(highest[0]?.comment).toBe('number 11');
  });

  it('are an empty page if there are none', async () => {
    const id = await server.make.course();
    const { body } = await server.call(endpoints.reviews.list, { id });
    expect(body).toEqual({
      reviews: [],
      ratingDistribution: { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 },
      currentPage: 1,
      totalPages: 0,
    });
  });
});
