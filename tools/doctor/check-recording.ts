import * as z from 'zod/mini';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { contractViolation } from '../../shared/http/contract-violation.ts';
import { checkPageCache } from './cache-control.ts';
import { checkAnswer } from './check-answer.ts';
import { requestViolation } from './check-contract.ts';
import { checkPolicy } from './check-policy.ts';
import { checkMarkup, widgetsOf, type CallSummary, type Report } from './examine.ts';
import { CannotCheck, finding, type Finding } from './finding.ts';
import { headersIn, textOf, type Entry } from './har.ts';
import { LIMITS } from './limits.ts';
import { checkLoaderTag, findTags } from './loader-tag.ts';
import { urlOf, type Page, type WidgetRegistry } from './page.ts';
import { readPage } from './parse-html.ts';
import { readAllInputs } from './read-mount-inputs.ts';

interface Route {
  readonly endpoint: AnyEndpoint;
  readonly widget: string;
  readonly path: RegExp;
}

/**
 * Checks the pages of a recording and all calls of the contract, including calls that write.
 *
 * @param unread the number of entries that could not be read
 */
export function checkRecording(entries: readonly Entry[], registry: WidgetRegistry, unread = 0): Report {
  const recorded = entries.filter(isPage);
  const pages = recorded
    .slice(0, LIMITS.pages)
    .flatMap(pageIn)
    .filter(({ mounts }) => mounts.length > 0);
  const origins = new Set(pages.map(({ url }) => url.origin));
  const routes = [...fixedRoutes(registry), ...pages.flatMap((page) => routesOf(page, registry))];
  const ofShop = entries.filter(({ request }) => origins.size === 0 || origins.has(new URL(request.url).origin));
  const calls = ofShop.flatMap((entry) => callIn(entry, routes));
  if (pages.length === 0 && calls.length === 0)
    throw new CannotCheck('The recording contains neither a page nor a call of the widgets.');
  const findings = pages.flatMap((page) => checkRecordedPage(page, registry));
  for (const page of pages) void page.close();
  return {
    requestedUrl: entries[0]!.request.url,
    url: pages[0]?.url.href ?? entries[0]!.request.url,
    widgets: pages.flatMap(widgetsOf),
    calls: calls.map(({ summary }) => summary),
    // A recording may have no file of the build.
    build: null,
    findings: [...findings, ...calls.flatMap((call) => call.findings)],
    notes: [...notesOn(recorded.length, unread), ...pages.flatMap(({ notes }) => notes)],
  };
}

function notesOn(pages: number, unread: number): string[] {
  return [
    ...(unread > 0 ? [`${unread} entries of the recording are not web requests and were ignored.`] : []),
    ...(pages > LIMITS.pages ? [`The recording has ${pages} pages; the first ${LIMITS.pages} were checked.`] : []),
  ];
}

function checkRecordedPage(page: Page, registry: WidgetRegistry): Finding[] {
  const tags = findTags(page);
  return [
    ...checkMarkup(page, registry),
    ...checkLoaderTag(page, tags),
    ...checkPageCache(page, registry),
    ...checkPolicy(page, registry, tags, []),
  ];
}

export function isPage({ request, response }: Entry): boolean {
  return request.method === 'GET' && response.status === 200 && /html/i.test(response.content.mimeType);
}

export function pageIn(entry: Entry): Page[] {
  const text = textOf(entry);
  if (text === null || headersIn(entry.request.headers).has('x-requested-with')) return [];
  return [readPage({ url: new URL(entry.request.url), headers: headersIn(entry.response.headers), text })];
}

function fixedRoutes(registry: WidgetRegistry): Route[] {
  return Object.entries(registry).flatMap(([widget, { calls }]) =>
    Object.values(calls)
      .filter(({ path }) => path.startsWith('/'))
      .map((endpoint) => ({ endpoint, widget, path: pattern(endpoint.path) })),
  );
}

/** Paths that are inputs, such as `data-submit-url`. */
function routesOf(page: Page, registry: WidgetRegistry): Route[] {
  return readAllInputs(page, registry).flatMap(({ widget, inputs, endpoints }) =>
    endpoints.flatMap((endpoint) => {
      const [, name = ''] = /^{(\w+)}$/.exec(endpoint.path) ?? [];
      const address = inputs[name];
      const url = typeof address === 'string' ? urlOf(address, page.base) : null;
      return url ? [{ endpoint, widget, path: pattern(url.pathname) }] : [];
    }),
  );
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

function callIn(entry: Entry, routes: readonly Route[]): { summary: CallSummary; findings: Finding[] }[] {
  const { request, response, time } = entry;
  const { pathname, search } = new URL(request.url);
  const fitting = routes.filter(
    ({ endpoint, path }) => endpoint.method.toUpperCase() === request.method && path.test(pathname),
  );
  // Browsers without JavaScript send forms to the same paths.
  if (fitting.length === 0 || isForm(entry)) return [];
  const { endpoint, widget } = matchInput(fitting, entry);
  const where = `${request.method} ${pathname}${search} (${widget})`;
  const text = textOf(entry);
  const redirect = response.redirectURL ? urlOf(response.redirectURL, new URL(request.url)) : null;
  const answer = {
    status: response.status,
    text: text ?? '',
    headers: headersIn(response.headers),
    duration: time,
    redirects: redirect ? [redirect] : [],
  };
  const isUnread = text === null && response.status >= 200 && response.status < 300;
  const summary = {
    method: request.method,
    path: pathname + search,
    widget,
    status: response.status,
    duration: Math.round(time),
    writes: !endpoint.safe,
  };
  const faults = isUnread ? [] : checkAnswer(where, endpoint, answer);
  return [{ summary, findings: [...checkRequest(where, entry, endpoint), ...faults] }];
}

function isForm({ request }: Entry): boolean {
  return /form/i.test(request.postData?.mimeType ?? '') && !headersIn(request.headers).has('x-requested-with');
}

/** Calls that share a path, such as decreasing and removing a line, differ by their input. */
function matchInput(routes: readonly Route[], entry: Entry): Route {
  return routes.find(({ endpoint }) => !findBodyFault(entry, endpoint)) ?? routes[0]!;
}

function checkRequest(where: string, entry: Entry, endpoint: AnyEndpoint): Finding[] {
  const headers = headersIn(entry.request.headers);
  const findings: Finding[] = [];
  if (headers.get('x-requested-with') !== 'XMLHttpRequest')
    findings.push(finding('request-header', where, 'The request has no X-Requested-With: XMLHttpRequest.'));
  if (entry.request.method !== 'GET' && ![...headers.keys()].some((name) => /csrf|xsrf|verification-?token/.test(name)))
    findings.push(finding('request-token', where, 'The request has no X-CSRF-TOKEN.'));
  const fault = findBodyFault(entry, endpoint);
  return fault ? [...findings, finding('request-body', where, fault)] : findings;
}

/** Compares the body with the contract. Calls with a `target` send their input elsewhere. */
function findBodyFault({ request }: Entry, { input, target }: AnyEndpoint): string | null {
  const text = request.postData?.text ?? '';
  if (target || !input) return null;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return text === '' ? 'The request has no body.' : 'The body of the request is not valid JSON.';
  }
  const read = z.safeDecode(input, body);
  if (read.success) return null;
  return requestViolation(contractViolation(read.error, body));
}
