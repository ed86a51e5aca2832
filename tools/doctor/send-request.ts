import { request as sendHttp, type IncomingMessage } from 'node:http';
import { request as sendHttps } from 'node:https';

/** The answer to one request, as it arrives. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Compressed, if the headers say so. */
  readonly body: IncomingMessage;
}

interface Sent {
  readonly method: string;
  readonly headers: Headers;
  readonly body?: string | Uint8Array<ArrayBuffer> | undefined;
  readonly signal: AbortSignal;
}

/**
 * Sends one request without following redirects. Node's `fetch` decompresses by itself, and in Node 20 it waits for ever
 * for a body that is not compressed as its header says.
 */
export function sendRequest(url: URL, { method, headers, body, signal }: Sent): Promise<RawAnswer> {
  const send = url.protocol === 'https:' ? sendHttps : sendHttp;
  return new Promise((resolve, reject) => {
    // A server may close an idle connection at the moment in which it is used again.
    const request = send(url, { method, headers: Object.fromEntries(headers), signal, agent: false });
    request.on('response', (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: headersOf(answer), body: answer }),
    );
    request.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    request.end(body);
  });
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    try {
      headers.append(rawHeaders[at]!, rawHeaders[at + 1]!);
    } catch {
      // A page cannot read an invalid header either.
    }
  return headers;
}
