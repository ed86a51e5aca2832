import type { Host } from '../../shared/runtime/host.ts';
import type { Reply } from '../../shared/http/reply.ts';
import { explainFailure, type FailedCall } from '../doctor/explain-failure.ts';
import type { WidgetRegistry } from '../doctor/page.ts';
import { callRoutes } from './call-routes.ts';

export type Explain = (widget: string, ...call: Parameters<NonNullable<Host['explain']>>) => Promise<void>;

type Explained = Parameters<Explain>;

/** Writes the doctor's sentence for a failed call into the console. */
export async function explainCall(registry: WidgetRegistry, ...failed: Explained): Promise<void> {
  const finding = explainFailure(await read(registry, ...failed));
  if (!finding) return;
  const { where, what, mend, guide } = finding;
  console.warn(`${where}: ${what}\n→ ${mend}\n${guide}`);
}

async function read(registry: WidgetRegistry, ...failed: Explained): Promise<FailedCall> {
  const [widget, method, path, cause, reply] = failed;
  const routes = callRoutes(registry).filter(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(path),
  );
  const { endpoint } = routes.find((route) => route.widget === widget) ?? routes[0] ?? {};
  const entry = lastRequest(path);
  const unread = cause instanceof Response ? cause : undefined;
  const response = unread ?? reply?.answer;
  const status = response?.status || reply?.status || entry?.responseStatus;
  return {
    widget,
    method,
    path,
    endpoint,
    error: cause,
    isOnline: navigator.onLine,
    answer: status
      ? {
          status,
          headers: response?.headers ?? headersOf(entry),
          redirects: response?.redirected ? [new URL(response.url)] : [],
          text: unread ? await unread.text().catch(() => undefined) : textOf(reply, entry),
        }
      : undefined,
  };
}

type Entry = PerformanceResourceTiming & {
  /** Chromium has it. */
  readonly contentEncoding?: string;
};

/** The browser's entry for the last request of a path. It has the status of an answer whose body cannot be read. */
function lastRequest(path: string): Entry | undefined {
  const entries = performance.getEntriesByType('resource') as Entry[];
  return entries.findLast(({ name }) => new URL(name).pathname === path);
}

function headersOf(entry: Entry | undefined): Headers {
  return new Headers(entry?.contentEncoding ? { 'Content-Encoding': entry.contentEncoding } : {});
}

/** Undefined when the body cannot be read. */
function textOf(reply: Reply | undefined, entry: Entry | undefined): string | undefined {
  if (!reply) return undefined;
  const { body } = reply;
  // Widgets read an empty answer as an empty object.
  const isEmpty = typeof body === 'object' && body !== null && Object.keys(body).length === 0;
  if (isEmpty && entry?.decodedBodySize === 0) return '';
  // Parsed JSON, or a page.
  return typeof body === 'string' && !isJsonText(reply) ? body : (JSON.stringify(body) ?? '');
}

/** The answer is JSON that is a text. */
function isJsonText({ isData, status }: Reply): boolean {
  return isData && status < 300;
}
