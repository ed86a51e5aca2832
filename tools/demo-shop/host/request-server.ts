import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

interface Sent {
  readonly method: string;
  /** `host` may name another host than the address: `fetch` does not allow that. */
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
  readonly signal: AbortSignal;
}

/** Requests one address. Redirects are answered, never followed. Rejects when no server answers. */
export async function requestServer(address: URL, { method, headers, body, signal }: Sent): Promise<Response> {
  const send = address.protocol === 'https:' ? requestHttps : requestHttp;
  const request = send(address, { method, headers: Object.fromEntries(headers), signal });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject);
  });
  if (body) await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), request);
  else request.end();
  return responseOf(await answer, method);
}

function responseOf(answer: IncomingMessage, method: string): Response {
  const { statusCode = 502, rawHeaders } = answer;
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2) headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
  const hasBody = method !== 'HEAD' && ![204, 205, 304].includes(statusCode);
  if (!hasBody) answer.resume();
  return new Response(hasBody ? (Readable.toWeb(answer) as ReadableStream<Uint8Array>) : null, {
    status: statusCode,
    headers,
  });
}
