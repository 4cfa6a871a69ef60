import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { courses } from '../../db/schema.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { withServer } from '../../testing/withServer.ts';

const server = withServer();

const { list, add, remove, check } = endpoints.wishlist;

describe('the wish list', () => {
  it('contains each course once, newest first, until it is removed', async () => {
    const token = await server.tokenOf(await server.make.user());
    const other = await server.tokenOf(await server.make.user());
    const [first, second] = [await server.make.course(), await server.make.course()];
    await server.call(add, { courseId: first }, token);
    const again = await Promise.all(
      Array.from({ length: CONCURRENT_CALLERS }, () => server.call(add, { courseId: second }, token)),
    );
    expect(again.every(({ status }) => status === 200)).toBe(true);
    const ids = async () => (await server.call(list, {}, token)).body.wishlist.map(({ _id }) => _id);
    expect(await ids()).toEqual([second, first]);
    expect((await server.call(check, { courseId: first }, token)).body).toEqual({ isInWishlist: true });
    expect((await server.call(check, { courseId: first }, other)).body).toEqual({ isInWishlist: false });
    await server.call(remove, { courseId: first }, other);
    expect(await ids()).toHaveLength(2);
    for (const _ of [1, 2]) expect((await server.call(remove, { courseId: first }, token)).status).toBe(200);
    expect(await ids()).toEqual([second]);
    await server.db.update(courses).set({ status: 'archived' }).where(eq(courses.id, second));
    expect(await ids()).toEqual([]);
  });
});
