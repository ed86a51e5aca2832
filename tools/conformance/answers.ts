import type { Subject } from './subject.ts';

export type Answer = (request: Request) => Response | Promise<Response>;

/** The answers that the subject names. */
export function answersOf({ answers = {} }: Subject): Answer {
  if (typeof answers === 'function') return answers;
  return (request) => {
    const { pathname } = new URL(request.url);
    if (!Object.hasOwn(answers, pathname)) return Response.json({ message: 'Not found' }, { status: 404 });
    return Response.json(answers[pathname]);
  };
}

/** Replaces what the shop answers, if it is JSON. */
export function changed(answer: Answer, change: (value: unknown) => unknown): Answer {
  return async (request) => {
    const response = await answer(request);
    const text = await response.clone().text();
    try {
      return Response.json(change(JSON.parse(text)), { status: response.status });
    } catch {
      return response;
    }
  };
}

/** The value with each part that is no list or object replaced. */
export function mapValues(value: unknown, replace: (value: unknown, key: string) => unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => mapValues(item, replace, key));
  if (typeof value !== 'object' || value === null) return replace(value, key);
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, mapValues(inside, replace, name)]));
}
