import { checkPolicy } from './check-policy.ts';
import { safeCalls } from './calls.ts';
import { CannotCheck, finding, type Finding } from './finding.ts';
import { checkFiles } from './files.ts';
import { checkPageCache } from './page-cache.ts';
import type { Answered, Client } from './client.ts';
import { checkInitial } from './initial.ts';
import { checkInputs } from './inputs.ts';
import { checkInside } from './inside.ts';
import { checkLoaderTag, tagsOf } from './loader-tag.ts';
import { makeCalls, type Made } from './make-calls.ts';
import { LIMITS } from './limits.ts';
import { checkMoments } from './moments.ts';
import { readPage, type Knowledge, type Page } from './page.ts';
import { checkSettings } from './settings.ts';
import { checkTogether } from './together.ts';
import { makeWritingCalls } from './writing-calls.ts';

/** What was looked at, and what is wrong with it. */
export interface Examination {
  /** The address that was asked for; in a recording, its first. */
  readonly asked: string;
  /** Where redirects ended. */
  readonly url: string;
  /** By name, as they stand in the page. */
  readonly widgets: readonly { readonly name: string; readonly where: string }[];
  readonly calls: readonly CallMade[];
  readonly findings: readonly Finding[];
  /** What was not looked at, in words. */
  readonly notes: readonly string[];
}

export interface CallMade {
  readonly method: string;
  readonly path: string;
  readonly widget: string;
  /** Null when no answer came. */
  readonly status: number | null;
  /** Milliseconds. */
  readonly duration: number | null;
  /** It changes something; made with `--write` or found in a recording. */
  readonly writes: boolean;
}

export interface Ways {
  readonly client: Client;
  /** Whether calls that write may be made. */
  readonly mayWrite: boolean;
  /** Of the doctor; null when it is not known. */
  readonly version: string | null;
}

const PAGE = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Looks at a page as its visitor's browser gets it, and makes the calls of its widgets. */
export async function examine(
  url: URL,
  knowledge: Knowledge,
  { client, mayWrite, version }: Ways,
): Promise<Examination> {
  const page = readPage(await pageAt(url, client));
  try {
    const tags = tagsOf(page);
    // What takes long comes first: no answer waits for it.
    const markup = checkMarkup(page, knowledge, client.cookie('XSRF-TOKEN', page.url) !== undefined);
    const wanted = safeCalls(page, knowledge);
    const [files, made] = await Promise.all([
      checkFiles(page, tags, client, version),
      makeCalls(wanted.slice(0, LIMITS.calls), page, client),
    ]);
    const written = mayWrite ? await makeWritingCalls(page, knowledge, client) : [];
    const calls = [...made, ...written];
    const findings = [
      ...markup,
      ...checkLoaderTag(page, tags),
      ...files,
      ...checkPageCache(page),
      ...checkPolicy(page, knowledge, tags, calls),
      ...calls.flatMap((call) => call.findings),
    ];
    const notes = [...page.notes, ...leftOut(wanted.length, client)];
    return {
      asked: url.href,
      url: page.url.href,
      widgets: widgetsOf(page),
      calls: calls.map(described),
      findings,
      notes,
    };
  } finally {
    await page.close();
  }
}

function leftOut(calls: number, client: Client): string[] {
  return [
    ...(calls > LIMITS.calls ? [`The widgets make ${calls} calls; the first ${LIMITS.calls} were made.`] : []),
    ...(client.isLate()
      ? ['The time for all answers was over before the last of them: give more with --timeout.']
      : []),
  ];
}

/** What can be said of a page without asking anybody anything. */
export function checkMarkup(page: Page, knowledge: Knowledge, hasTokenCookie = false): Finding[] {
  return page.within(() => allMarkup(page, knowledge, hasTokenCookie));
}

function allMarkup(page: Page, knowledge: Knowledge, hasTokenCookie: boolean): Finding[] {
  const none = finding('no-widgets', page.url.href, 'No element of this page has the attribute data-widget.');
  return [
    ...(page.places.length === 0 ? [none] : []),
    ...checkInputs(page, knowledge),
    ...checkInside(page, knowledge),
    ...checkMoments(page, knowledge),
    ...checkInitial(page, knowledge),
    ...checkTogether(page, knowledge),
    ...checkSettings(page, hasTokenCookie),
  ];
}

export function widgetsOf({ places }: Page): Examination['widgets'] {
  return places.map(({ name, where }) => ({ name, where }));
}

async function pageAt(url: URL, client: Client): Promise<Answered> {
  const answer = await client.ask(url, { headers: PAGE }).catch((error: unknown) => {
    throw new CannotCheck(`${url.href} does not answer: ${reasonOf(error)}.`);
  });
  if (answer.status !== 200) throw new CannotCheck(`${answer.url.href} answers ${answer.status}.`);
  const type = answer.headers.get('content-type') ?? '';
  if (!/html/i.test(type)) throw new CannotCheck(`${answer.url.href} is no page, but ${type || 'of no type'}.`);
  return answer;
}

function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error && cause.message ? cause.message : message;
}

function described({ call, answer }: Made): CallMade {
  const { method, url, widget, endpoint } = call;
  const duration = answer && Math.round(answer.duration);
  return {
    method,
    path: url.pathname + url.search,
    widget,
    status: answer?.status ?? null,
    duration,
    writes: !endpoint.safe,
  };
}
