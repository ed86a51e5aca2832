import * as z from 'zod/mini';
import { judgeAnswer } from './answers.ts';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { contractViolation } from '../../shared/http/contract-violation.ts';
import { checkMarkup, widgetsOf, type CallMade, type Examination } from './examine.ts';
import { checkPolicy } from './check-policy.ts';
import { checkPageCache } from './page-cache.ts';
import { CannotCheck, finding, type Finding } from './finding.ts';
import { headersIn, textOf, type Entry } from './har.ts';
import { LIMITS } from './limits.ts';
import { readPlace } from './inputs.ts';
import { checkLoaderTag, tagsOf } from './loader-tag.ts';
import { readPage, urlOf, type Knowledge, type Page } from './page.ts';

interface Route {
  readonly endpoint: AnyEndpoint;
  readonly widget: string;
  readonly path: RegExp;
}

/**
 * Looks at what a browser has recorded: its pages, and every call of the contract between them, also those that write.
 *
 * @param unread entries that were left out
 */
export function examineRecording(entries: readonly Entry[], knowledge: Knowledge, unread = 0): Examination {
  // Frames and other sites have pages too.
  const recorded = entries.filter(isPage);
  const pages = recorded
    .slice(0, LIMITS.pages)
    .flatMap(pageIn)
    .filter(({ places }) => places.length > 0);
  const origins = new Set(pages.map(({ url }) => url.origin));
  const routes = [...fixedRoutes(knowledge), ...pages.flatMap((page) => routesOf(page, knowledge))];
  const ofShop = entries.filter(({ request }) => origins.size === 0 || origins.has(new URL(request.url).origin));
  const calls = ofShop.flatMap((entry) => callIn(entry, routes));
  if (pages.length === 0 && calls.length === 0)
    throw new CannotCheck('The recording holds neither a page nor a call of the widgets.');
  const ofPages = pages.flatMap((page) => checkPage(page, knowledge));
  for (const page of pages) void page.close();
  return {
    asked: entries[0]!.request.url,
    url: pages[0]?.url.href ?? entries[0]!.request.url,
    widgets: pages.flatMap(widgetsOf),
    calls: calls.map(({ made }) => made),
    findings: [...ofPages, ...calls.flatMap(({ findings }) => findings)],
    notes: [...notesOn(recorded.length, unread), ...pages.flatMap(({ notes }) => notes)],
  };
}

function notesOn(pages: number, unread: number): string[] {
  return [
    ...(unread > 0 ? [`${unread} entries of the recording are no requests of the web, and were left out.`] : []),
    ...(pages > LIMITS.pages ? [`The recording has ${pages} pages; the first ${LIMITS.pages} were looked at.`] : []),
  ];
}

function checkPage(page: Page, knowledge: Knowledge): Finding[] {
  const tags = tagsOf(page);
  return [
    ...checkMarkup(page, knowledge),
    ...checkLoaderTag(page, tags),
    ...checkPageCache(page),
    ...checkPolicy(page, knowledge, tags, []),
  ];
}

function isPage({ request, response }: Entry): boolean {
  return request.method === 'GET' && response.status === 200 && /html/i.test(response.content.mimeType);
}

function pageIn(entry: Entry): Page[] {
  const text = textOf(entry);
  if (text === null || headersIn(entry.request.headers).has('x-requested-with')) return [];
  return [readPage({ url: new URL(entry.request.url), headers: headersIn(entry.response.headers), text })];
}

function fixedRoutes(knowledge: Knowledge): Route[] {
  return Object.entries(knowledge).flatMap(([widget, { calls }]) =>
    Object.values(calls)
      .filter(({ path }) => path.startsWith('/'))
      .map((endpoint) => ({ endpoint, widget, path: pattern(endpoint.path) })),
  );
}

/** Paths that the page names itself, such as `data-submit-url`. */
function routesOf(page: Page, knowledge: Knowledge): Route[] {
  return page.places.flatMap((place) => {
    const known = knowledge[place.name];
    const read = known && readPlace(page, place, known.widget);
    if (read?.is !== 'read') return [];
    return Object.values(known!.calls).flatMap((endpoint) => {
      const [, name = ''] = /^{(\w+)}$/.exec(endpoint.path) ?? [];
      const url = typeof read.inputs[name] === 'string' ? urlOf(read.inputs[name], page.base) : null;
      return url ? [{ endpoint, widget: place.name, path: pattern(url.pathname) }] : [];
    });
  });
}

function pattern(path: string): RegExp {
  const [before = ''] = path.split('?');
  return new RegExp(
    `^${before
      .split(/{\w+}/)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'))
      .join('[^/]+')}$`,
  );
}

function callIn(entry: Entry, routes: readonly Route[]): { made: CallMade; findings: Finding[] }[] {
  const { request, response, time } = entry;
  const { pathname, search } = new URL(request.url);
  const fitting = routes.filter(
    ({ endpoint, path }) => endpoint.method.toUpperCase() === request.method && path.test(pathname),
  );
  // A form that a browser without scripts sends is not a call.
  if (fitting.length === 0 || isForm(entry)) return [];
  const { endpoint, widget } = bestOf(fitting, entry);
  const where = `${request.method} ${pathname}${search} (${widget})`;
  const text = textOf(entry);
  const redirect = response.redirectURL ? urlOf(response.redirectURL, new URL(request.url)) : null;
  const answer = { status: response.status, text: text ?? '', duration: time, by: redirect ? [redirect] : [] };
  const isUnread = text === null && response.status >= 200 && response.status < 300;
  const made = {
    method: request.method,
    path: pathname + search,
    widget,
    status: response.status,
    duration: Math.round(time),
    writes: !endpoint.safe,
  };
  const judged = isUnread ? [] : judgeAnswer(where, endpoint, answer);
  return [{ made, findings: [...judgeRequest(where, entry, endpoint), ...judged] }];
}

function isForm({ request }: Entry): boolean {
  return /form/i.test(request.postData?.mimeType ?? '') && !headersIn(request.headers).has('x-requested-with');
}

/** Two calls may share a path, such as one step down and a whole line out: the one whose input fits is meant. */
function bestOf(routes: readonly Route[], entry: Entry): Route {
  return routes.find(({ endpoint }) => !bodyFault(entry, endpoint)) ?? routes[0]!;
}

function judgeRequest(where: string, entry: Entry, endpoint: AnyEndpoint): Finding[] {
  const headers = headersIn(entry.request.headers);
  const wrong: Finding[] = [];
  if (headers.get('x-requested-with') !== 'XMLHttpRequest')
    wrong.push(finding('request-header', where, 'The request has no X-Requested-With: XMLHttpRequest.'));
  if (entry.request.method !== 'GET' && !headers.get('x-csrf-token'))
    wrong.push(finding('request-token', where, 'The request has no X-CSRF-TOKEN.'));
  const fault = bodyFault(entry, endpoint);
  return fault ? [...wrong, finding('request-body', where, fault)] : wrong;
}

/** The body against the contract; calls with a way of their own put their input elsewhere. */
function bodyFault({ request }: Entry, { input, target }: AnyEndpoint): string | null {
  const text = request.postData?.text ?? '';
  if (target) return null;
  if (!input) return null;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return text === '' ? 'The request has no body.' : 'The body of the request is no JSON.';
  }
  const read = z.safeDecode(input, body);
  if (read.success) return null;
  const { path, expected, found } = contractViolation(read.error, body);
  return `The request has at ${path} ${found}, expected ${expected}.`;
}
