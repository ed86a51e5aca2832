import { InvalidOption } from './invalid-option.ts';

/** An index of a server that speaks the HTTP interface of OpenSearch. */
export interface SearchPlace {
  /** Such as `http://localhost:9200`. */
  readonly address: string;
  /** The name by which the products are read; the index itself has one of its own. */
  readonly alias: string;
  /** The header `Authorization`, where the address has an account. */
  readonly authorization: string | null;
}

const NAME = /^[a-z][a-z\d_-]*$/;

/** The place of `SEARCH_URL`, such as `http://localhost:9200`, or `https://user:password@search.example/shop`. */
export function searchPlaceIn(text: string | undefined): SearchPlace | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new InvalidOption('SEARCH_URL is no address');
  const alias = url.pathname.replaceAll('/', '') || 'shop-products';
  if (!NAME.test(alias)) throw new InvalidOption(`SEARCH_URL names no index: ${url.pathname}`);
  const account = [url.username, url.password].map(decodeURIComponent).join(':');
  const authorization = url.username ? `Basic ${Buffer.from(account).toString('base64')}` : null;
  return { address: url.origin, alias, authorization };
}

/** The search server does not answer, or answers no complete result. */
export class SearchFailed extends Error {
  /** Null without an answer. */
  readonly status: number | null;
  constructor(message: string, status: number | null = null, cause?: unknown) {
    super(message, { cause });
    this.status = status;
  }
}

export interface SearchServer {
  readonly alias: string;
  /**
   * Sends JSON, or lines of JSON.
   *
   * @param timeout milliseconds
   */
  send(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, timeout?: number): Promise<unknown>;
}

/** A shopper waits for a search; a list that takes longer is answered as failed. */
const TIMEOUT = 3000;

export function searchServerAt({ address, alias, authorization }: SearchPlace, defaultTimeout = TIMEOUT): SearchServer {
  const headers = (type: string) => ({
    'Content-Type': type,
    Accept: 'application/json',
    ...(authorization !== null && { Authorization: authorization }),
  });
  return {
    alias,
    async send(method, path, body, timeout = defaultTimeout) {
      const isLines = typeof body === 'string';
      const call = `${method} ${address}${path}`;
      try {
        const answer = await fetch(address + path, {
          method,
          headers: headers(isLines ? 'application/x-ndjson' : 'application/json'),
          ...(body !== undefined && { body: isLines ? body : JSON.stringify(body) }),
          signal: AbortSignal.timeout(timeout),
        });
        const text = await answer.text();
        if (answer.ok) return JSON.parse(text);
        throw new SearchFailed(`${call} answers ${answer.status}: ${text.slice(0, 300)}`, answer.status);
      } catch (error) {
        if (error instanceof SearchFailed) throw error;
        throw new SearchFailed(`${call} has no answer in JSON`, null, error);
      }
    },
  };
}
