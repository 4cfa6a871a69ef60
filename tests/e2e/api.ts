import { expect } from '@playwright/test';

/** The four kinds of users (§6). */
export const actors = ['anonymous', 'learner', 'instructor', 'admin'] as const;
export type Actor = (typeof actors)[number];

interface Answer<Body> {
  status: number;
  body: Body;
}
interface Call {
  method?: string;
  body?: unknown;
}

/** The API as one user calls it; anonymous without a token. */
export interface Api {
  token: string | undefined;
  /** The response, whatever its status. */
  ask<Body = unknown>(path: string, call?: Call): Promise<Answer<Body>>;
  /** The body of a response that has to be successful. */
  get<Body>(path: string, call?: Call): Promise<Body>;
}

function createApi(url: string, token?: string): Api {
  const ask = async <Body>(path: string, { method = 'GET', body }: Call = {}): Promise<Answer<Body>> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  };
  return {
    token,
    ask,
    async get<Body>(path: string, call?: Call) {
      const answer = await ask<Body>(path, call);
      expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200);
      return answer.body;
    },
  };
}

export const post = (body: unknown): Call => ({ method: 'POST', body });

/** The demo's account with this role. */
export async function signIn(url: string, actor: Actor): Promise<Api> {
  const visitor = createApi(url);
  if (actor === 'anonymous') return visitor;
  return signInAs(url, { email: `${actor}@lectern.example`, password: 'lectern-demo' });
}

/** An account that exists. */
export async function signInAs(url: string, account: Account): Promise<Api> {
  return createApi(url, (await createApi(url).get<{ token: string }>('/auth/signin', post(account))).token);
}

/** Registers a site with these origins in the demo; returns its key. */
export async function registerPartner(url: string, ...origins: string[]): Promise<string> {
  const admin = await signIn(url, 'admin');
  const draft = post({ name: 'Training', origins });
  return (await admin.get<{ partner: { key: string } }>('/admin/partners', draft)).partner.key;
}

let made = 0;

export interface Account {
  email: string;
  password: string;
}

/** A new account without any activity. */
export async function signUp(url: string, role: 'learner' | 'instructor' = 'learner'): Promise<Api & Account> {
  made += 1;
  const email = `mira-${process.pid}-${Date.now()}-${made}@example.org`;
  const account = { email, password: 'paper-lantern-7' };
  const profile = post({ ...account, firstName: 'Mira', lastName: 'Sen', role });
  const { token } = await createApi(url).get<{ token: string }>('/auth/signup', profile);
  return { ...createApi(url, token), ...account };
}

export interface SeedCourse {
  _id: string;
  title: string;
  price: number;
  numberOfReviews: number;
  creatorId: { _id: string };
}

/** The titles of all published courses. */
export async function courseTitles(url: string): Promise<string[]> {
  const api = await signIn(url, 'anonymous');
  const { courses } = await api.get<{ courses: SeedCourse[] }>('/search/courses?limit=50');
  return courses.map(({ title }) => title).sort();
}

/** A published course of the seed by its title. */
export async function courseNamed(api: Api, title: string): Promise<SeedCourse> {
  const { courses } = await api.get<{ courses: SeedCourse[] }>('/search/courses?limit=50');
  const found = courses.find((course) => course.title === title);
  if (!found) throw new Error(`The seed has no course "${title}".`);
  return found;
}

interface StudiedLecture {
  _id: string;
  type: 'video' | 'text' | 'quiz' | 'assignment';
  title: string;
}

/** Pays for a course in one order; returns the order's id and the course's lectures. */
export async function buy(api: Api, course: SeedCourse, buyer?: { name: string; address?: string }) {
  const { order } = await api.get<{ order: { _id: string } }>(
    '/order',
    post({
      courseIds: [course._id],
      idempotencyKey: `key-${process.pid}-${Date.now()}-${course._id}`,
      amount: Math.round(course.price * 110) / 100,
      currency: 'INR',
      paymentMethodNonce: 'fake-valid-nonce',
      ...(buyer ? { buyer } : {}),
    }),
  );
  const studied = await api.get<{ course: { sections: { lectures: StudiedLecture[] }[] } }>(
    `/enrollment/purchased-courses/${course._id}`,
  );
  return { orderId: order._id, lectures: studied.course.sections.flatMap(({ lectures }) => lectures) };
}
