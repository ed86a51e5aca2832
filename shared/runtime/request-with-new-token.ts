import { needsToken } from '../http/headers.ts';
import { renewToken } from '../http/renew-token.ts';
import { pageToken } from '../http/token.ts';
import type { Host } from './host.ts';

/** Sends a request, and once more with a new token when the shop has refused the page's own (419). */
export async function requestWithNewToken(
  request: Host['request'],
  ...call: Parameters<Host['request']>
): Promise<Response> {
  const token = pageToken();
  const answer = await request(...call);
  const [method, path] = call;
  if (answer.status !== 419 || !needsToken(method, path) || !(await renewToken(token))) return answer;
  return request(...call);
}
