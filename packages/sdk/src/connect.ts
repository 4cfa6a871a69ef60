import { type CreateQuiz, makeCreateQuiz } from './createQuiz.ts';
import { type Endpoints, endpoints } from './endpoints/index.ts';
import { isMarketplaceError } from './errors.ts';
import type { MarketplaceEvent } from './events.ts';
import { makeGetAuthoredCourse } from './getAuthoredCourse.ts';
import { createAddressHint } from './http/addressHint.ts';
import type { CallOptions, Calls, Endpoint, EndpointGroup } from './http/endpoint.ts';
import { createOriginHint } from './http/originHint.ts';
import { createSend, type SendOptions } from './http/send.ts';
import { type BuyCourses, createPurchase } from './purchase.ts';
import type { CartStore } from './stores/cart.ts';

export interface ConnectOptions extends Omit<SendOptions, 'onAnswer' | 'onError'> {
  cart: CartStore;
  emit: (event: MarketplaceEvent) => void;
  /** Prints a hint for developers. */
  warn: (message: string) => void;
}

/** Every group of calls. */
export type Tables = { readonly [Group in keyof Endpoints]: Calls<Endpoints[Group]> };

export interface Connection {
  calls: Tables;
  purchase: BuyCourses;
  createQuiz: CreateQuiz;
}

/**
 * All that a client's calls need. It is loaded with the first of them: a page that was rendered on a server makes none.
 *
 * @param shown the calls as the client shows them, for what is made of several calls
 */
export function connect(options: ConnectOptions, shown: Tables): Connection {
  const { baseUrl, partnerKey, emit, warn, messages } = options;
  const hintAtOrigin = createOriginHint({
    baseUrl,
    publicPath: endpoints.courses.search.path,
    partnerKey,
    fetch: options.fetch,
    warn,
  });
  const send = createSend({
    ...options,
    onAnswer: createAddressHint(baseUrl, warn),
    onError: (error, endpoint) => {
      void hintAtOrigin(error, endpoint);
      if (isMarketplaceError(error)) emit({ type: 'error', call: `${endpoint.method} ${endpoint.path}`, error });
    },
  });
  const bind = <Group extends EndpointGroup>(group: Group) =>
    Object.fromEntries(
      Object.entries(group).map(([name, row]: [string, Endpoint]) => [
        name,
        (...call: [unknown?, CallOptions?]) => send(row, ...call),
      ]),
    ) as Calls<Group>;
  const tables = Object.fromEntries(
    Object.entries(endpoints).map(([name, group]) => [name, bind(group)]),
  ) as unknown as Tables;
  const getAuthored = makeGetAuthoredCourse(tables.courses.getAuthored, send, messages);
  const submit: typeof tables.quizzes.submit = async (input, callOptions) => {
    const answer = await tables.quizzes.submit(input, callOptions);
    emit({ type: 'quiz.submitted', quizId: input.id.toLowerCase(), attempt: answer.attempt });
    return answer;
  };
  const calls: Tables = {
    ...tables,
    courses: { ...tables.courses, getAuthored },
    quizzes: { ...tables.quizzes, submit },
  };
  return {
    calls,
    purchase: createPurchase({ orders: shown.orders, payments: shown.payments, cart: options.cart, emit }),
    createQuiz: makeCreateQuiz({ ...shown, emit, warn }),
  };
}
