import { fill } from './fill-call.ts';
import type { ManifestEntry } from './manifest.ts';
import { json } from './page.ts';
import { request } from './request.ts';

/** The last telling of each sticky fact, without the names that every object has. */
export const latest = Object.create(null) as Record<string, unknown>;
const underway: Record<string, Promise<Response>> = {};

/** Identical calls at the same moment are one; everybody gets a copy of the answer. */
async function ask(path: string, body: unknown): Promise<Response> {
  const key = path + JSON.stringify(body);
  underway[key] ??= request('POST', path, body).finally(() => delete underway[key]);
  return (await underway[key]).clone();
}

/** The answer to the widget's first call: printed in the page, or asked for now. */
export function firstAnswer(
  element: HTMLElement,
  [, , , , path, body, unless]: ManifestEntry,
): Promise<Response> | undefined {
  if (latest[unless!]) return;
  // A short answer may stand in the element's own attribute.
  const written = element.dataset['initial'];
  const printed = written ? element : element.querySelector(':scope>script[data-initial]');
  const text = written || printed?.textContent;
  if (json(printed, text)) {
    // Another time it is old.
    if (written) delete element.dataset['initial'];
    else printed!.remove();
    return Promise.resolve(new Response(text));
  }
  if (!path) return;
  const inputs = json(element.querySelector(':scope>script'));
  try {
    const [to, sent] = fill(path, body, (name) => element.dataset[name] ?? inputs?.[name]);
    // Whether a page may ask elsewhere is for the widget to judge.
    if (new URL(to, location.href).origin !== origin) return;
    const answer = ask(to, sent);
    // The widget may never come to read it.
    answer.catch(() => {});
    return answer;
  } catch {
    // An input is missing. The widget says so when it is there.
  }
}
