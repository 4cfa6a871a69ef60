import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body as they came. */
  source: string;
}

/** What the server answers at a step of the mail: an error with a code, or it doesn't answer at all. */
interface Behavior {
  /** Signing in. */
  auth?: ((user: string, password: string) => boolean) | undefined;
  recipient?: ((address: string) => Error | undefined) | undefined;
  /** After the content: `drop` takes the mail and cuts the connection before it answers. */
  data?: (() => Error | 'drop' | 'silent' | undefined) | undefined;
}

export const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });

/** A real SMTP server in this process. */
export async function startMailServer(behavior: Behavior = {}) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: behavior.auth === undefined,
    allowInsecureAuth: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      if (behavior.auth?.(username ?? '', password ?? '') !== true) return done(refusal(535, 'Wrong user or password'));
      done(null, { user: username });
    },
    onRcptTo: ({ address }, _session, done) => done(behavior.recipient?.(address)),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const answer = behavior.data?.();
        if (answer instanceof Error) return done(answer);
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        });
        if (answer === 'drop') for (const socket of sockets) socket.destroy();
        else if (answer === undefined) done();
      });
    },
  });
  server.on('error', () => {}); // Cut connections.
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    port,
    received,
    behavior,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
