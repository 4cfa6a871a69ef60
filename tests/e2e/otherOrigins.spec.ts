import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registerPartner, signIn } from './api.ts';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';

/** A page of another site, on its own origin. */
async function startPage() {
  const http = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<title>Partner</title>'));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`, stop: () => http.close() };
}

test("a partner's page learns and buys; any other site can read the catalogue and show its pictures", {
  tag: '@deep',
}, async ({ page, complaints }) => {
  const [partner, stranger] = [await startPage(), await startPage()];
  const server = await startServer('embedded');
  await registerPartner(server.url, partner.origin);
  const { token = '' } = await signIn(server.url, 'learner');
  const visit = async (origin: string) => {
    await page.goto(origin);
    return page.evaluate(
      async ({ api, token }) => {
        const tell = async (call: Promise<Response>) =>
          call.then(
            async (answer) => ({
              status: answer.status,
              requestId: answer.headers.has('x-request-id'),
              body: (await answer.json()) as Record<string, unknown>,
            }),
            (error: Error) => ({ status: error.name, requestId: false, body: {} as Record<string, unknown> }),
          );
        const json = { 'content-type': 'application/json' };
        const account = JSON.stringify({ email: 'learner@lectern.example', password: 'lectern-demo' });
        const catalogue = await tell(fetch(`${api}/search/courses`));
        const [course] = catalogue.body.courses as { _id: string; imageUrl: string }[];
        const image = new Image();
        image.src = course?.imageUrl ?? '';
        const picture = await image.decode().then(
          () => image.naturalWidth > 0,
          () => false,
        );
        const signIn = await tell(fetch(`${api}/auth/signin`, { method: 'POST', headers: json, body: account }));
        const authorization = `Bearer ${token}`;
        const own = await tell(fetch(`${api}/enrollment/purchased-courses`, { headers: { authorization } }));
        const wish = `${api}/user/wishlist/${course?._id}`;
        const removed = await tell(fetch(wish, { method: 'DELETE', headers: { authorization } }));
        const profile = await tell(fetch(`${api}/user/profile`, { headers: { authorization } }));
        const admin = await tell(fetch(`${api}/admin/partners`, { headers: { authorization } }));
        const refused = await tell(fetch(`${api}/order`, { method: 'POST', headers: json, body: '{}' }));
        return {
          catalogue: catalogue.status,
          picture,
          signIn: signIn.status,
          own: own.status,
          removed: removed.status,
          profile: profile.status,
          admin: admin.status,
          refused: refused.status,
          requestId: refused.requestId,
        };
      },
      { api: `${server.url}/api`, token },
    );
  };
  try {
    expect(await visit(partner.origin)).toEqual({
      catalogue: 200,
      picture: true,
      signIn: 'TypeError',
      own: 200,
      removed: 200,
      profile: 'TypeError',
      admin: 'TypeError',
      refused: 401,
      requestId: true,
    });
    expect(await visit(stranger.origin)).toEqual({
      catalogue: 200,
      picture: true,
      signIn: 'TypeError',
      own: 'TypeError',
      removed: 'TypeError',
      profile: 'TypeError',
      admin: 'TypeError',
      refused: 'TypeError',
      requestId: false,
    });
    // The browser reports each request that it blocked.
    complaints.splice(0);
  } finally {
    await page.close();
    await server.stop();
    partner.stop();
    stranger.stop();
  }
});
