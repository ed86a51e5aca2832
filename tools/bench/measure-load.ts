import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { blockingOf } from './blocking.ts';
import { slowDown } from './conditions.ts';
import { observePage, type PageRecord } from './observe-page.ts';
import { bytesByKind, sentBefore, waveDepth, type Kind } from './requests.ts';

/** Figures of one load of a page. */
export interface LoadFigures {
  /** Requests that left the browser before the first content of the widget. */
  readonly requests: number;
  /** Round trips among them that depend on each other. */
  readonly depth: number;
  /** Bytes over the wire until the page is quiet. */
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly textBytes: number;
  readonly answerBytes: number;
  /** Milliseconds since the navigation began. */
  readonly firstPaint: number;
  /** Milliseconds until the first content of the widget was painted. */
  readonly shown: number;
  /** Milliseconds of tasks beyond their first 50. */
  readonly blocking: number;
  /** Milliseconds in which the main thread worked. */
  readonly busy: number;
  /** Milliseconds of them in scripts. */
  readonly script: number;
  /** Milliseconds of them in styles and layout. */
  readonly layout: number;
  /** Elements of the page. */
  readonly elements: number;
  readonly shift: number;
  /** Bytes of JavaScript objects after a collection. */
  readonly heap: number;
}

/** An element of the widget, or of a floor page. */
export function contentOf(selector: string): string {
  return `${selector}, .floor-entry`;
}

/** Loads a page at full speed, as an earlier visit did. */
export async function visit(context: BrowserContext, url: string, content: string): Promise<void> {
  const page = await openPage(context, url, content);
  await page.close();
}

/** Opens a page at full speed and waits until it is quiet. */
export async function openPage(context: BrowserContext, url: string, content: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(observePage, contentOf(content));
  await loadFully(page, url);
  return page;
}

/** Loads a page in a new tab under the conditions of the bench. */
export async function measureLoad(
  context: BrowserContext,
  url: string,
  content: string,
  kinds: ReadonlyMap<string, Kind>,
): Promise<LoadFigures> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(observePage, contentOf(content));
  await session.send('Performance.enable');
  await slowDown(session);
  const before = await readTimes(session);
  const shown = await loadFully(page, url);
  const record = await page.evaluate(() => window.bench.read());
  const after = await readTimes(session);
  const heap = await readHeap(session);
  await page.close();
  return {
    ...networkFigures(record, shown, kinds),
    firstPaint: record.firstPaint,
    shown,
    blocking: blockingOf(record.longTasks),
    busy: since(before.busy, after.busy),
    script: since(before.script, after.script),
    layout: since(before.layout, after.layout),
    elements: record.elements,
    shift: record.shift,
    heap,
  };
}

/** Returns when the first content was painted, after the page has become quiet. */
async function loadFully(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const shown = await page.evaluate(() => window.bench.content);
  await page.waitForLoadState('networkidle');
  return shown;
}

function networkFigures({ requests }: PageRecord, shown: number, kinds: ReadonlyMap<string, Kind>) {
  const sent = sentBefore(requests, shown, kinds);
  const bytes = bytesByKind(requests, kinds);
  return {
    requests: sent.length,
    depth: waveDepth(sent),
    scriptBytes: bytes.script,
    styleBytes: bytes.style,
    textBytes: bytes.texts,
    answerBytes: bytes.answer,
  };
}

/** Milliseconds that the main thread has worked so far. */
async function readTimes(session: CDPSession): Promise<Record<'busy' | 'script' | 'layout', number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    busy: seconds('TaskDuration') * 1000,
    script: seconds('ScriptDuration') * 1000,
    layout: (seconds('RecalcStyleDuration') + seconds('LayoutDuration')) * 1000,
  };
}

/** A navigation may begin in another process, whose time starts at 0. */
function since(before: number, after: number): number {
  return after >= before ? after - before : after;
}

async function readHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}
