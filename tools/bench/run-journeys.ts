import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { browserArguments } from '../commands/find-browser.ts';
import { SESSION_COOKIE } from '../demo-shop/session.ts';
import type { BenchServer } from './bench-server.ts';
import type { Build } from './builds.ts';
import { CONDITIONS, slowDown } from './conditions.ts';
import { figuresBetween, NOTHING_YET, type StepFigures } from './journey-figures.ts';
import { JOURNEY, JOURNEY_CONTENT, type JourneyStep } from './journey-steps.ts';
import { observePage } from './observe-page.ts';
import { overview } from './pages.ts';
import type { Given } from './run-subjects.ts';

/** A journey with one build: the pages fetch the files of the next page, or none. */
export interface Journey {
  readonly build: Build;
  readonly hasPrefetch: boolean;
}

/** One journey of one run, step by step. Its visitor comes with an empty cache, or has ordered before. */
export interface JourneySample {
  readonly journey: Journey;
  readonly visit: 'cold' | 'warm';
  readonly steps: readonly { readonly step: string; readonly figures: StepFigures }[];
}

/** Milliseconds that the shopper reads each page, in which files for the next one can be fetched. */
const READING_MS = 3000;

/** Measures every journey once per run, so that a busy machine hits all alike. Returns the version of the browser too. */
export async function runJourneys(
  journeys: readonly Journey[],
  { server, executablePath, runs, onRun, ...shared }: Omit<Given, 'isColdOnly'>,
): Promise<{ samples: JourneySample[]; browser: string }> {
  const browser = await chromium.launch({ executablePath, args: [...browserArguments, ...shared.browserArguments] });
  const samples: JourneySample[] = [];
  try {
    for (let run = 0; run < runs; run++) {
      onRun(run + 1);
      const first = run % journeys.length;
      for (const journey of [...journeys.slice(first), ...journeys.slice(0, first)])
        samples.push(...(await measure(browser, server, journey)));
    }
    return { samples, browser: browser.version() };
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, server: BenchServer, journey: Journey): Promise<JourneySample[]> {
  const context = await browser.newContext({ viewport: CONDITIONS.viewport });
  try {
    const cold = await travel(context, server, journey);
    const warm = await travel(context, server, journey);
    return [
      { journey, visit: 'cold', steps: cold },
      { journey, visit: 'warm', steps: warm },
    ];
  } finally {
    await context.close();
  }
}

/** A whole journey in a tab of its own, with an empty cart. */
async function travel(
  context: BrowserContext,
  server: BenchServer,
  { build, hasPrefetch }: Journey,
): Promise<JourneySample['steps']> {
  const { hostname } = new URL(server.origin);
  const value = await server.openSession({ ...overview, visitor: {} });
  await context.addCookies([{ name: SESSION_COOKIE, value, domain: hostname, path: '/' }]);
  const page = await context.newPage();
  await page.addInitScript(observePage, JOURNEY_CONTENT);
  await slowDown(await context.newCDPSession(page));
  const steps: { step: string; figures: StepFigures }[] = [];
  let before = NOTHING_YET;
  for (const step of JOURNEY) {
    const shown = await take(page, step, `${server.origin}/bench/${build.name}/`, hasPrefetch);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(READING_MS);
    const record = await page.evaluate(() => window.bench.read());
    if ('page' in step) before = NOTHING_YET;
    steps.push({ step: step.name, figures: figuresBetween(before, record, shown, build.kinds) });
    before = record;
  }
  await page.close();
  return steps;
}

/** Takes a step and returns the milliseconds until its content was painted. */
async function take(page: Page, step: JourneyStep, pages: string, hasPrefetch: boolean): Promise<number> {
  if ('page' in step) {
    await page.goto(`${pages}${step.page.name}${hasPrefetch ? '' : '?no-prefetch'}`, { waitUntil: 'commit' });
    return page.evaluate(() => window.bench.content);
  }
  const time = page.evaluate((selector) => window.bench.timeClick(selector), step.answer);
  await page.locator(step.click).first().click();
  return time;
}
