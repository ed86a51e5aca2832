import { expect, test } from 'vitest';
import type { Build } from './builds.ts';
import { figuresBetween, NOTHING_YET, totalOf } from './journey-figures.ts';
import { createJourneyRows, formatJourneyRows } from './journey-report.ts';
import type { Kind, PageRequest } from './requests.ts';
import type { JourneySample } from './run-journeys.ts';

const kinds = new Map<string, Kind>([['cart-page-a.js', 'script']]);

function request(path: string, initiator: string, transferred: number): PageRequest {
  return { path, initiator, start: 0, answerStart: 1, end: 2, transferred };
}

const page = request('/bench/light/journey-product', 'navigation', 5300);
const picture = request('/assets/panel.svg', 'img', 9300);
const call = request('/cart/add', 'fetch', 1300);
const nextPage = request('/light/cart-page-a.js', 'link', 20_300);

const opened = { longTasks: [80], requests: [page, picture] };
const added = { longTasks: [80, 150, 60], requests: [page, picture, call, nextPage] };

test('a page that is opened counts from its beginning, without its pictures', () => {
  expect(figuresBetween(NOTHING_YET, opened, 700, kinds)).toEqual({ shown: 700, blocking: 30, bytes: 5000, calls: 0 });
});

test('a click counts what has been added since, with the files of the next page', () => {
  expect(figuresBetween(opened, added, 400, kinds)).toEqual({ shown: 400, blocking: 110, bytes: 21_000, calls: 1 });
});

test('a file from the cache crosses no wire', () => {
  const cached = { longTasks: [], requests: [request('/light/cart-page-a.js', 'script', 0)] };
  expect(figuresBetween(NOTHING_YET, cached, 100, kinds).bytes).toBe(0);
});

const journey = {
  build: { name: 'light', folder: 'dist/light', kinds, filesOf: new Map() } satisfies Build,
  hasPrefetch: true,
};

function sample(visit: JourneySample['visit'], product: number, popup: number): JourneySample {
  const figures = (shown: number) => ({ shown, blocking: 10, bytes: 1000, calls: 1 });
  return {
    journey,
    visit,
    steps: [
      { step: 'product', figures: figures(product) },
      { step: 'popup', figures: figures(popup) },
    ],
  };
}

test('the total of a journey is the sum of its steps', () => {
  expect(totalOf(sample('cold', 900, 300).steps.map(({ figures }) => figures))).toEqual({
    shown: 1200,
    blocking: 20,
    bytes: 2000,
    calls: 2,
  });
});

test('each step has the median of its runs, and the journey the median of its sums', () => {
  const samples = [sample('cold', 900, 100), sample('cold', 500, 600), sample('cold', 600, 200), sample('warm', 1, 2)];
  const rows = createJourneyRows([journey], samples);
  const cold = rows.filter(({ visit }) => visit === 'cold');
  expect(cold.map(({ step, figures }) => [step, figures.shown?.median])).toEqual([
    ['product', 600],
    ['popup', 200],
    ['all', 1000],
  ]);
  expect(rows.filter(({ visit }) => visit === 'warm')).toHaveLength(3);
  const table = formatJourneyRows(rows);
  expect(table).toContain('light +prefetch');
  expect(table).toContain('600 (500–900)');
  expect(table).toMatch(/all\s+1000 \(800–1100\)\s+20 \(20–20\)\s+2\.0\s+2/);
});
