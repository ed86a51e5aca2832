import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { SESSION_COOKIE } from '../demo-shop/session.ts';
import { browserArguments } from '../commands/find-browser.ts';
import type { BenchServer } from './bench-server.ts';
import { CONDITIONS } from './conditions.ts';
import { measureClicks } from './measure-clicks.ts';
import { measurePress } from './measure-press.ts';
import { measureLoad, visit, type LoadFigures } from './measure-load.ts';
import { pathOf, type Subject } from './subjects.ts';

/** With an empty cache, with everything in the cache, or after a click on a loaded page. */
export type Visit = 'cold' | 'warm' | 'click';

/** `pressed` is the time from a press, as soon as the frame of a server is painted, to the changed screen, in ms. */
export type FigureName = keyof LoadFigures | 'pressed';

/** Figures of one run; a click has only the time until the changed screen was painted, as `shown`. */
export type Figures = Partial<Record<FigureName, number>>;

export interface Sample {
  readonly subject: Subject;
  readonly visit: Visit;
  readonly figures: Figures;
}

export interface Given {
  readonly server: BenchServer;
  /** The path of Chromium or Chrome. */
  readonly executablePath: string;
  /** Arguments for the browser in addition to those of all tests. */
  readonly browserArguments: readonly string[];
  readonly runs: number;
  readonly isColdOnly?: boolean;
  /** Called before each run, counted from 1. */
  onRun(run: number): void;
}

/**
 * Measures every subject once per run, so that a busy machine hits all alike. Each run begins with another one, because
 * the first may find the machine in another state than the last.
 *
 * @returns the samples, and the version of the browser
 */
export async function runSubjects(
  subjects: readonly Subject[],
  { server, executablePath, runs, isColdOnly = false, onRun, ...shared }: Given,
): Promise<{ samples: Sample[]; browser: string }> {
  const browser = await chromium.launch({ executablePath, args: [...browserArguments, ...shared.browserArguments] });
  const samples: Sample[] = [];
  try {
    // The first load of a new browser is slower than all others.
    await measure(browser, server, subjects[0]!, true);
    for (let run = 0; run < runs; run++) {
      onRun(run + 1);
      const first = run % subjects.length;
      for (const subject of [...subjects.slice(first), ...subjects.slice(0, first)])
        samples.push(...(await measure(browser, server, subject, isColdOnly)));
    }
    return { samples, browser: browser.version() };
  } finally {
    await browser.close();
  }
}

async function measure(
  browser: Browser,
  server: BenchServer,
  subject: Subject,
  isColdOnly: boolean,
): Promise<Sample[]> {
  const context = await openContext(browser, server, subject);
  const url = server.origin + pathOf(subject);
  const { content } = subject.page;
  try {
    if (subject.interaction) {
      const shown = await measureClicks(context, url, subject.interaction);
      return [{ subject, visit: 'click', figures: { shown } }];
    }
    const load = () => measureLoad(context, url, content, subject.build?.kinds ?? new Map());
    const cold = { ...(await load()), ...(await pressFigures(browser, server, subject)) };
    if (isColdOnly) return [{ subject, visit: 'cold', figures: cold }];
    // The browser keeps compiled scripts from the second visit on.
    await visit(context, url, content);
    const warm = await load();
    return [
      { subject, visit: 'cold', figures: cold },
      { subject, visit: 'warm', figures: warm },
    ];
  } catch (error) {
    throw new Error(`${pathOf(subject)} could not be measured.`, { cause: error });
  } finally {
    await context.close();
  }
}

/** A press on a frame, on a first visit of its own. */
async function pressFigures(browser: Browser, server: BenchServer, subject: Subject): Promise<Figures> {
  const { page, variants } = subject;
  if (!page.press || !variants.includes('frame')) return {};
  const context = await openContext(browser, server, subject);
  try {
    return { pressed: await measurePress(context, server.origin + pathOf(subject), page.content, page.press) };
  } finally {
    await context.close();
  }
}

/** A visitor with an empty cache, and a session of their own. */
async function openContext(browser: Browser, server: BenchServer, { page }: Subject): Promise<BrowserContext> {
  const { origin } = server;
  const { hostname } = new URL(origin);
  const value = await server.openSession(page);
  const cookie = { name: SESSION_COOKIE, value, domain: hostname, path: '/', expires: -1 };
  const localStorage = Object.entries(page.localStorage ?? {}).map(([name, kept]) => ({
    name,
    value: JSON.stringify(kept),
  }));
  return browser.newContext({
    viewport: CONDITIONS.viewport,
    storageState: {
      cookies: [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Lax' }],
      origins: [{ origin, localStorage }],
    },
  });
}
