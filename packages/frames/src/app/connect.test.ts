import { handshake } from '@lectern/embed/messages';
import { describe, expect, it, vi } from 'vitest';
import { connect } from './connect.ts';
import { parentOrigin } from './partner.ts';

const partner = {
  name: 'The Magazine',
  key: 'pk_x',
  origins: ['https://magazine.example', 'https://www.magazine.example'],
};
const connection = handshake({ type: 'connect', settings: { theme: 'dark' } });

/** A frame's window inside of a page of an origin; `says` is what the browser tells the frame of it. */
function framed({ ancestor, referrer = '' }: { ancestor?: string; referrer?: string }) {
  const events = new EventTarget();
  const parent = { postMessage: vi.fn() };
  const window = Object.assign(events, {
    parent,
    document: { referrer },
    location: { ...(ancestor && { ancestorOrigins: [ancestor] }) },
  });
  const receive = (data: unknown, { source, origin, port }: { source?: unknown; origin: string; port?: MessagePort }) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data, source, origin, ports: port ? [port] : [] }));
  return { window: window as unknown as Window, parent, receive };
}

describe('a frame', () => {
  it('offers itself to the page around it, and works with the port that the page sends', async () => {
    const { window, parent, receive } = framed({ ancestor: 'https://magazine.example' });
    const found = connect(window, partner);
    expect(parent.postMessage.mock.calls).toEqual([[{ lectern: 1, type: 'ready' }, 'https://magazine.example']]);
    const { port1, port2 } = new MessageChannel();
    receive(connection, { source: parent, origin: 'https://magazine.example', port: port2 });
    const host = await found;
    expect(host).toMatchObject({ origin: 'https://magazine.example', settings: { theme: 'dark' } });

    const heard = new Promise((resolve) => host?.listen(resolve));
    port1.postMessage({ type: 'open', view: 'admin', params: {} });
    port1.postMessage({ type: 'run', code: 'alert(1)' });
    port1.postMessage({ type: 'cart', act: 'add', courseId: 7 });
    port1.postMessage({ type: 'open', view: 'cart', params: {} });
    expect(await heard).toEqual({ type: 'open', view: 'cart', params: {} });

    const sent = new Promise((resolve) =>
      port1.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    port1.start();
    host?.send({ type: 'height', px: 400 });
    expect(await sent).toEqual({ type: 'height', px: 400 });
    port1.close();
  });

  it('drops messages of other windows, other origins and other kinds, and every port but the first', async () => {
    const { window, parent, receive } = framed({ ancestor: 'https://magazine.example' });
    const found = connect(window, partner);
    const [stranger, wrong, real, late] = [0, 1, 2, 3].map(() => new MessageChannel());
    const origin = 'https://magazine.example';
    receive(connection, { source: {}, origin, ...(stranger && { port: stranger.port2 }) });
    receive(connection, { source: parent, origin: 'https://evil.example', ...(wrong && { port: wrong.port2 }) });
    receive(connection, {
      source: parent,
      origin: 'https://www.magazine.example',
      ...(wrong && { port: wrong.port2 }),
    });
    receive(connection, { source: parent, origin });
    for (const data of [
      null,
      'connect',
      { type: 'connect', settings: {} },
      { lectern: 2, type: 'connect', settings: {} },
    ])
      receive(data, { source: parent, origin, ...(wrong && { port: wrong.port2 }) });
    receive(connection, { source: parent, origin, ...(real && { port: real.port2 }) });
    receive(connection, { source: parent, origin, ...(late && { port: late.port2 }) });
    const host = await found;
    const heard = vi.fn();
    for (const channel of [stranger, wrong, late]) channel?.port1.addEventListener('message', heard);
    for (const channel of [stranger, wrong, late]) channel?.port1.start();
    const sent = new Promise((resolve) => real?.port1.addEventListener('message', ({ data }) => resolve(data)));
    real?.port1.start();
    host?.send({ type: 'close' });
    expect(await sent).toEqual({ type: 'close' });
    expect(heard).not.toHaveBeenCalled();
    for (const channel of [stranger, wrong, real, late]) channel?.port1.close();
  });

  it("says nothing to a page that is not the partner's", () => {
    for (const stranger of [
      framed({ ancestor: 'https://evil.example' }),
      framed({ ancestor: 'https://magazine.example.evil.example' }),
      framed({ ancestor: 'http://magazine.example' }),
      framed({ referrer: 'https://evil.example/https://magazine.example' }),
      framed({ ancestor: 'null', referrer: 'https://magazine.example/' }),
    ]) {
      expect(connect(stranger.window, partner)).toBeUndefined();
      expect(stranger.parent.postMessage).not.toHaveBeenCalled();
    }
  });

  it('reads the parent from the referrer where there is no list of ancestors', () => {
    const { window, parent } = framed({ referrer: 'https://www.magazine.example/an/article?x=1' });
    expect(connect(window, partner)).toBeDefined();
    expect(parent.postMessage.mock.calls).toEqual([[{ lectern: 1, type: 'ready' }, 'https://www.magazine.example']]);
  });

  it("offers itself to the partner's origins alone where the browser says nothing", () => {
    const { window, parent } = framed({});
    expect(connect(window, partner)).toBeDefined();
    expect(parent.postMessage.mock.calls.map(([, target]) => target)).toEqual(partner.origins);
  });

  it('does nothing without a page around it', () => {
    const { window } = framed({ referrer: 'https://magazine.example/' });
    Object.assign(window, { parent: window });
    expect(parentOrigin(window)).toBeUndefined();
    expect(connect(window, partner)).toBeUndefined();
  });
});
