import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { constants, createSecureServer, Http2ServerRequest, type ServerHttp2Session } from 'node:http2';
import type { Socket } from 'node:net';
import type { Certificate } from './certificate.ts';

/** How long the headers of a request may take, and then its body. */
export const REQUEST_TIMEOUT_MS = 10_000;
/** How long a connection, or a stream of HTTP/2, may be idle, in either direction. */
const IDLE_TIMEOUT_MS = 20_000;
/** Bytes of headers that a request may have, as over HTTP/1.1. */
const MAX_HEADER_BYTES = 16_384;
/** Requests that a connection of HTTP/2 may have open. Node.js limits pings, settings and invalid frames. */
const MAX_STREAMS = 100;
/** Resets of streams that a connection may send at once, and then a second: who leaves a page resets what it loads. */
const MAX_RESETS_PER_SECOND = 200;
const RESETS_PER_SECOND = 33;
/** Bytes that a client may send before they are read: with 64 kB, the default, an upload from far away is slow. */
const WINDOW_BYTES = 1024 * 1024;

const HTTP1_OPTIONS = {
  headersTimeout: REQUEST_TIMEOUT_MS,
  // `registerBodyTimeout` limits bodies, since uploads may take longer.
  requestTimeout: 0,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
};

/** Counts the bytes of its body: the connection's socket counts all its streams. */
class CountedRequest extends Http2ServerRequest {
  bodyBytes = 0;
  override push(chunk: Buffer | null) {
    this.bodyBytes += chunk?.length ?? 0;
    return super.push(chunk);
  }
}

/** HTTP/1.1, or with a certificate HTTP/2 and HTTP/1.1 over TLS. */
export function createWebServer(handle: RequestListener, certificate: Certificate | undefined): Server {
  const server = certificate ? createTlsServer(handle, certificate) : createServer(HTTP1_OPTIONS, handle);
  const close = server.close.bind(server);
  server.close = (done) => {
    // Node.js ends the connections that are idle. Those that are still answered would be kept for another request.
    server.keepAliveTimeout = 1;
    return close(done);
  };
  return server.setTimeout(IDLE_TIMEOUT_MS, endIfIdle);
}

/**
 * Ends a connection whose time is over, unless a request has arrived: after this process was busy or paused, timers run
 * before what has arrived meanwhile is read.
 */
function endIfIdle(connection: Socket | ServerHttp2Session): void {
  const socket = 'socket' in connection ? connection.socket : connection;
  const before = socket.bytesRead;
  setImmediate(() => {
    if (socket.bytesRead === before) connection.destroy();
  });
}

function createTlsServer(handle: RequestListener, certificate: Certificate): Server {
  const server = createSecureServer({
    ...certificate,
    allowHTTP1: true,
    http1Options: HTTP1_OPTIONS,
    Http2ServerRequest: CountedRequest,
    handshakeTimeout: REQUEST_TIMEOUT_MS,
    streamResetBurst: MAX_RESETS_PER_SECOND,
    streamResetRate: RESETS_PER_SECOND,
    settings: {
      maxConcurrentStreams: MAX_STREAMS,
      maxHeaderListSize: MAX_HEADER_BYTES,
      initialWindowSize: WINDOW_BYTES,
    },
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    session.setLocalWindowSize(WINDOW_BYTES);
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', (stream) => stream.setTimeout(IDLE_TIMEOUT_MS, () => stream.close(constants.NGHTTP2_CANCEL)));
  // A stream that its client has reset may report an error; the connection goes on.
  server.on('request', handle as never);
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const close = server.close.bind(server);
  // Servers of HTTP/2 have the methods of those of HTTP/1.1 except these.
  return Object.assign(server as unknown as Server, {
    close(done?: (error?: Error) => void) {
      // Node.js 22 would wait for clients to end their connections.
      for (const session of sessions) session.close();
      return close(done);
    },
    closeAllConnections() {
      for (const socket of sockets) socket.destroy();
    },
  });
}

/** Whether a request has a body. HTTP/2 needs no header for it. */
export const hasBody = (request: IncomingMessage): boolean =>
  isCounted(request)
    ? !request.stream.endAfterHeaders
    : request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** Bytes that have arrived of a request; over HTTP/1.1 with all that its connection has received before. */
export const bytesReceived = (request: IncomingMessage): number =>
  isCounted(request) ? request.bodyBytes : request.socket.bytesRead;

/** Whether the connection of a request, or over HTTP/2 its stream, is closed. */
export const isClosed = (request: IncomingMessage): boolean =>
  isCounted(request) ? request.stream.destroyed : request.socket.destroyed;

/** Ends a request that is still arriving: its connection, or over HTTP/2 its stream. */
export function abort(request: IncomingMessage): void {
  if (isCounted(request)) request.stream.close(constants.NGHTTP2_CANCEL);
  else request.destroy();
}

/** Fastify has the types of HTTP/1.1. */
const isCounted = (request: object): request is CountedRequest => request instanceof CountedRequest;
