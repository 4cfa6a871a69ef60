import { once } from 'node:events';
import {
  type ClientHttp2Session,
  connect,
  type IncomingHttpHeaders,
  type IncomingHttpStatusHeader,
  type OutgoingHttpHeaders,
} from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { authorities } from './certificates.ts';

/** A connection that trusts the certificates of the tests. */
export const openHttp2 = (address: string): ClientHttp2Session => connect(address, { ca: authorities });

/** Sends a request and reads its response. */
export async function ask(session: ClientHttp2Session, headers: OutgoingHttpHeaders, body?: string | Buffer) {
  const stream = session.request(headers, { endStream: body === undefined });
  if (body !== undefined) stream.end(body);
  const [response] = (await once(stream, 'response')) as [IncomingHttpHeaders & IncomingHttpStatusHeader];
  const bytes = await buffer(stream);
  return { status: response[':status'], headers: response, bytes, text: bytes.toString() };
}
