import { callSettings } from './call-settings.ts';

interface Answered {
  readonly status: number;
  readonly headers: { has(name: string): boolean };
}

/**
 * The status of an answer: 419 where the settings say that it means a stale token. A validation of the same status, which
 * has `errors`, keeps its own, unless a header tells the two apart.
 */
export function statusOf({ status, headers }: Answered, body?: unknown): number {
  const { status: stale, header } = callSettings().staleToken ?? {};
  if (!stale?.includes(status)) return status;
  const isStale = header ? headers.has(header) : typeof body !== 'object' || body === null || !('errors' in body);
  return isStale ? 419 : status;
}
