import { checkPageCache } from './cache-control.ts';
import { safeCalls } from './calls.ts';
import { checkCms } from './check-cms.ts';
import { checkCombinations } from './check-combinations.ts';
import { checkFiles } from './check-files.ts';
import { checkFrames } from './check-frames.ts';
import { checkLinkedStyles } from './check-hiding.ts';
import { checkInitial } from './check-initial.ts';
import { checkInnerHtml } from './check-inner-html.ts';
import { checkInputs, checkLoadTriggers, checkSlots } from './check-inputs.ts';
import { checkOwnScripts } from './check-own-scripts.ts';
import { checkPolicy } from './check-policy.ts';
import { checkPresence } from './check-presence.ts';
import { checkSettings } from './check-settings.ts';
import type { Client } from './client.ts';
import { readToken } from './read-token.ts';
import type { Finding } from './finding.ts';
import { withFragments } from './fragments.ts';
import { LIMITS } from './limits.ts';
import { checkLoaderTag, findTags } from './loader-tag.ts';
import type { Page, WidgetRegistry } from './page.ts';
import type { Build } from './read-build.ts';
import { sendCalls, type SentCall } from './send-calls.ts';
import { sendWritingCalls } from './send-writing-calls.ts';

/** What was checked, and what is wrong with it. */
export interface Report {
  /** The address that the user gave; in a recording, its first. */
  readonly requestedUrl: string;
  /** The address after redirects. */
  readonly url: string;
  /** In the order of the page. */
  readonly widgets: readonly { readonly name: string; readonly where: string }[];
  readonly calls: readonly CallSummary[];
  /** The build that the page uses; null when it is unknown. */
  readonly build: Pick<Build, 'version' | 'runtime'> | null;
  readonly findings: readonly Finding[];
  /** What was not checked, as sentences. */
  readonly notes: readonly string[];
}

/** Its keys are those of the JSON report. */
export interface CallSummary {
  readonly method: string;
  readonly path: string;
  readonly widget: string;
  /** Null when no answer came. */
  readonly status: number | null;
  /** Milliseconds. */
  readonly duration: number | null;
  /** The call changes something: it was sent with `--write`, or recorded. */
  readonly writes: boolean;
}

export interface CheckOptions {
  readonly client: Client;
  /** Whether calls that write may be sent. */
  readonly mayWrite: boolean;
  /** Of the doctor; null when it is unknown. */
  readonly version: string | null;
}

/** Checks the markup of a live page and its files, and sends the calls of its widgets. It also runs in a page. */
export async function examine(
  page: Page,
  ours: WidgetRegistry,
  { client, mayWrite, version }: CheckOptions,
): Promise<Omit<Report, 'requestedUrl'>> {
  const tags = findTags(page);
  const registry = await withFragments(page, ours, client, tags.loader?.url);
  // The slow, synchronous part comes first, so that it does not count as the duration of a call.
  const markup = checkMarkup(page, registry, client.cookie('XSRF-TOKEN', page.url) !== undefined);
  const calls = safeCalls(page, registry);
  const [files, read] = await Promise.all([
    checkFiles(page, tags, client, version),
    readToken(page, client).then((token) => sendCalls(calls.slice(0, LIMITS.calls), page, client, token)),
  ]);
  const written = mayWrite ? await sendWritingCalls(page, registry, client) : { sent: [], notes: [] };
  const sent = [...read, ...written.sent];
  // Last, because a theme may have large files, and the answers of a run share a limit.
  const styles = await checkLinkedStyles(page, client);
  return {
    url: page.url.href,
    widgets: widgetsOf(page),
    calls: sent.map(summarize),
    build: files.build,
    findings: [
      ...markup,
      ...styles.findings,
      ...checkLoaderTag(page, tags),
      ...files.findings,
      ...checkPageCache(page, registry),
      ...checkPolicy(page, registry, tags, sent),
      ...onlyOnce(sent.flatMap(({ findings }) => findings)),
    ],
    notes: [...page.notes, ...styles.notes, ...written.notes, ...notesOn(calls.length, client)],
  };
}

function notesOn(calls: number, client: Client): string[] {
  return [
    ...(calls > LIMITS.calls ? [`The widgets make ${calls} calls; the first ${LIMITS.calls} were sent.`] : []),
    ...(client.isOutOfTime() ? ['The time for all answers was over before the last one. Raise --timeout.'] : []),
  ];
}

/** With `--write`, the cart is read again. */
function onlyOnce(findings: readonly Finding[]): Finding[] {
  return [
    ...new Map(
      findings.map((finding) => [`${finding.code} ${finding.where.split(' (')[0]} ${finding.what}`, finding]),
    ).values(),
  ];
}

/** Checks what needs no request. */
export function checkMarkup(page: Page, registry: WidgetRegistry, hasTokenCookie = false): Finding[] {
  return page.runInPage(() => [
    ...checkPresence(page),
    ...checkInputs(page, registry),
    ...checkOwnScripts(page, registry),
    ...checkInnerHtml(page, registry),
    ...checkSlots(page, registry),
    ...checkLoadTriggers(page, registry),
    ...checkInitial(page, registry),
    ...checkFrames(page, registry),
    ...checkCombinations(page, registry),
    ...checkCms(page),
    ...checkSettings(page, hasTokenCookie),
  ]);
}

export function widgetsOf({ mounts }: Page): Report['widgets'] {
  return mounts.map(({ name, where }) => ({ name, where }));
}

function summarize({ call, answer }: SentCall): CallSummary {
  const { method, url, widget, endpoint } = call;
  return {
    method,
    path: url.pathname + url.search,
    widget,
    status: answer?.status ?? null,
    duration: answer && Math.round(answer.duration),
    writes: !endpoint.safe,
  };
}
