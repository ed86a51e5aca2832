import { fetchPage } from '../check-page.ts';
import { isPage, pageIn } from '../check-recording.ts';
import type { Client } from '../client.ts';
import { CannotCheck } from '../finding.ts';
import type { Entry } from '../har.ts';
import { LIMITS } from '../limits.ts';
import type { Page } from '../page.ts';
import { readPage } from '../parse-html.ts';
import { artworkIn } from './artwork.ts';
import { checkLawInRecording, checkLawOnPage, checkMarkupAndFiles, type LawReport } from './check-law.ts';
import { checkLayout } from './check-layout.ts';
import {
  drawPage,
  type DrawnPage,
  type DrawnWindow,
  type DrawOptions,
  findChromium,
  startBrowser,
} from './draw-page.ts';
import type { LawFinding } from './law-finding.ts';
import type { LawSettings } from './law-settings.ts';

export interface LiveLawOptions extends DrawOptions {
  readonly client: Client;
  readonly settings: LawSettings;
  /** Where Playwright is looked for. */
  readonly folder: string;
  /** Milliseconds. */
  readonly now: number;
}

const FROM_SERVER = 'the HTML of the server was checked, and not what scripts draw, sizes and visibility';
const WITHOUT_BROWSER = `There is no Chromium of Playwright here: ${FROM_SERVER}. Run npm install playwright, then npx playwright install chromium.`;

/** Checks a live page: as a browser draws it, or without one, as the server sends it. */
export async function checkLawLive(url: URL, options: LiveLawOptions): Promise<LawReport> {
  const { client, settings, now } = options;
  const drawing = await tryToDraw(url, options);
  const drawn = typeof drawing === 'string' ? null : drawing;
  const ofDrawing = typeof drawing === 'string' ? [drawing] : [];
  const read = (address: URL) => bytesOf(address, client);
  const [first, ...others] = drawn?.windows ?? [];
  let page: Page;
  try {
    page = readPage(drawn && first ? pageOf(drawn.url, first) : await fetchPage(url, client));
  } catch (error) {
    // The other checks of the doctor have a report of their own.
    if (!(error instanceof CannotCheck)) throw error;
    return { findings: [], notes: [`What the law asks was not checked. ${error.message}`] };
  }
  const reports = [await checkWindow(page, first, checkLawOnPage)];
  for (const narrower of others)
    reports.push(await checkWindow(readPage(pageOf(drawn!.url, narrower)), narrower, checkMarkupAndFiles));
  const notes = reports.flatMap((report) => report.notes);
  return {
    findings: onceEach(reports.flatMap(({ findings }) => findings)),
    notes: [...new Set([...notes, ...ofDrawing])],
  };

  /** Closes the page. Prices are compared in the first window alone. */
  async function checkWindow(
    open: Page,
    window: DrawnWindow | undefined,
    check: typeof checkLawOnPage,
  ): Promise<LawReport> {
    try {
      const report = await check(open, settings, read, now);
      const layout = window ? checkLayout(artworkIn(open), window.images, window.width, settings) : [];
      return { findings: [...report.findings, ...layout], notes: report.notes };
    } finally {
      await open.close();
    }
  }
}

function pageOf(url: URL, { html }: DrawnWindow) {
  return { url, headers: new Headers(), text: html };
}

/** What is so at every width is told once. */
function onceEach(findings: readonly LawFinding[]): LawFinding[] {
  return [
    ...new Map(findings.map((finding) => [`${finding.code} ${finding.where} ${finding.what}`, finding])).values(),
  ];
}

/** The page as a browser draws it, or a note on why none does. */
async function tryToDraw(url: URL, options: LiveLawOptions): Promise<DrawnPage | string> {
  const chromium = findChromium(options.folder);
  const browser = chromium && (await startBrowser(chromium));
  if (!browser) return WITHOUT_BROWSER;
  return drawPage(browser, url, options).catch((error: unknown) => {
    const [reason] = (error as Error).message.split('\n');
    return `Chromium does not draw ${url.href} (${reason}): ${FROM_SERVER}.`;
  });
}

/** Checks the pages and answers of a recording. */
export async function checkLawRecorded(
  entries: readonly Entry[],
  settings: LawSettings,
  now: number,
): Promise<LawReport> {
  const pages = entries
    .filter(isPage)
    .slice(0, LIMITS.pages)
    .flatMap((entry) => pageIn(entry).map((page) => ({ entry, page, document: page.document })));
  try {
    return await checkLawInRecording(pages, entries, settings, now);
  } finally {
    for (const { page } of pages) void page.close();
  }
}

async function bytesOf(url: URL, client: Client): Promise<Uint8Array | null> {
  if (url.protocol === 'data:')
    return fetch(url).then(
      async (answer) => new Uint8Array(await answer.arrayBuffer()),
      () => null,
    );
  const answer = await client.request(url).catch(() => null);
  return answer?.status === 200 ? answer.bytes : null;
}
