import { callSettings } from '../shared/http/call-settings.ts';
import { callUrl } from '../shared/http/headers.ts';
import { fillCall } from './fill-call.ts';
import type { ManifestEntry } from './manifest.ts';
import { request } from './request.ts';
import { parseJson } from './settings.ts';
import { unclobbered } from '../shared/runtime/unclobbered.ts';

/** The latest detail of each sticky fact. It has no prototype. */
export const latestFacts = Object.create(null) as Record<string, unknown>;
const pendingCalls: Record<string, Promise<Response>> = {};

/** Sends identical calls once while one is pending. Each caller gets a copy of the answer. */
async function send(path: string, body: unknown): Promise<Response> {
  const key = path + JSON.stringify(body);
  pendingCalls[key] ??= request('POST', path, body).finally(() => delete pendingCalls[key]);
  return (await pendingCalls[key]).clone();
}

/** The answer to the widget's first call, from the page's own HTML or from the shop. */
export function firstAnswer(element: HTMLElement, { firstCall }: ManifestEntry): Promise<Response> | undefined {
  if (firstCall?.unless && latestFacts[firstCall.unless]) return;
  const { querySelector } = unclobbered(element);
  const initial = takeInitialAnswer(element, querySelector(':scope>script[data-initial]'));
  if (initial) return Promise.resolve(new Response(initial));
  if (!firstCall) return;
  const inputs = parseJson(querySelector(':scope>script'));
  try {
    const [path, body] = fillCall(firstCall, (name) => element.dataset[name] ?? inputs?.[name]);
    // The widget decides whether the page may call another origin, and gets a token that is not in the page, or a trace.
    if (callUrl(path).origin !== origin || callSettings().token?.call || callSettings().traceparent) return;
    const answer = send(path, body);
    // The widget may never read it.
    answer.catch(() => {});
    return answer;
  } catch {
    // An input is missing. The widget reports it.
  }
}

/** Removes the answer that the server has printed, in an attribute or in a script: it is outdated when the widget remounts. */
function takeInitialAnswer(element: HTMLElement, script: Element | null): string | undefined {
  const attribute = element.dataset['initial'];
  const source = attribute ? element : script;
  const text = attribute || source?.textContent;
  if (!parseJson(source, text)) return;
  if (attribute) delete element.dataset['initial'];
  else source!.remove();
  return text!;
}
