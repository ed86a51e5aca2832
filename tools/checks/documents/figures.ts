import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CALL_TIMEOUT_MS } from '../../../shared/http/timeout.ts';
import { MAX_MB } from '../../../shared/rules/media.ts';
import { MAX_FILES } from '../../../shared/rules/returns.ts';
import { CONDITIONS } from '../../bench/conditions.ts';
import costs from '../../bench/load/costs.json' with { type: 'json' };
import { BOUNDS } from '../../conform/play.ts';
import { top } from '../../commands/run-command.ts';
import { BODY_LIMITS } from '../../demo-shop/limits.ts';
import { DEFAULT_RATE_LIMITS } from '../../demo-shop/rate-limit.ts';
import { ALL_PRODUCTS } from '../../demo-shop/seed/seed.ts';
import { LIMITS } from '../../doctor/limits.ts';
import { floor } from '../floor/floor.ts';
import { BUDGETS, LOADER_KB } from '../sizes/budgets.ts';
import { constant } from './constant.ts';

/** A sentence as the document has it, with `{}` in the place of each number, and the numbers of the code. */
type Figure = readonly [sentence: string, ...values: number[]];

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const MEGABYTE = 1024 * 1024;
/** Directive 98/6/EC, article 6a. */
const DAYS_BEFORE_REDUCTION = 30;

const timeout = CALL_TIMEOUT_MS / SECOND;
const firstRetry = constant('shared/runtime', 'pause') / SECOND;
const answer = LIMITS.answer / MEGABYTE;
const allAnswers = LIMITS.allAnswers / MEGABYTE;
const closing = constant('shared/ui/dialog', 'CLOSING_MS');
const sliding = constant('shared/ui/dialog', 'SLIDING_MS');
const chunk = constant('shared/http', 'CHUNK_SIZE');
const retries = constant('shared/http', 'RETRIES');
const houseNumber = constant('shared/ui/address', 'NUMBER_LENGTH');
const cells = constant('shared/rules', 'CELLS');
const filter = (name: string) => constant('widgets/product-overview', name);
const gallery = (name: string) => constant('widgets/product-gallery', name);
const slots = (name: string) => constant('widgets/recommended-combination', name);
const callGuard = (name: string) => constant('loader/engine', name);
const chat = (name: string) => constant('widgets/chat-widget', name);
const scriptChecks = constant('widgets/newsletter-box', 'RETRIES');

const attempts = constant('tools/demo-shop/rules', 'WITHIN') / (60 * SECOND);
const sessionEnd = (name: string) => constant('tools/demo-shop/rules/session-end.ts', name);
const bodyFields = (name: string) => constant('tools/demo-shop/body-fields.ts', name);
const misbehaviour = (name: string) => constant('tools/demo-shop/misbehave.ts', name);

const frames = (name: string) => constant('tools/wordpress/plugin/includes/frames.php', name);
const framesLimit = frames('FRAMES_LIMIT') * SECOND;
const render = (name: string) => constant('tools/render-process', name);

const sizesOf = (build: 'react' | 'light') =>
  ['cart', 'checkout', 'overview'].map((page) => Math.ceil(BUDGETS.find((budget) => budget.page === page)![build]));

/**
 * The numbers of the README, the guide and the READMEs of the widgets, by document, and where they come from. A number
 * that changes in the code fails the test beside this file, and so does a number with a unit that is not listed here.
 */
export const FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  'CONTRIBUTING.md': [['begins after {} seconds', constant('tools/commands', 'LIGHT_END')]],
  'README.md': [
    ['{} interactive widgets for a web shop', readdirSync(join(top, 'widgets')).length],
    ['the loader ({} kB at most)', LOADER_KB],
    ['a demo shop with {} products', ALL_PRODUCTS],
  ],
  'tools/bench/README.md': [
    ['a processor {} times slower', CONDITIONS.cpuSlowdown],
    ['a line of {} Mbit/s with {} ms', CONDITIONS.megabits, CONDITIONS.latency],
    ['beyond their first {} ms', constant('tools/bench', 'SHORT_TASK')],
  ],
  'tools/demo-shop/README.md': [
    ['repeated: {} products', constant('tools/demo-shop/rules/overview', 'LARGE_LISTING')],
    ['{} days after the payment', constant('tools/demo-shop/rules/account', 'DAYS_UNTIL_DELIVERY')],
    ['after {} wrong postcodes', constant('tools/demo-shop/rules/returns', 'MOST_TRIES')],
    ['an order of more than {} days', constant('tools/demo-shop/seed/returns', 'days')],
    ['blocked for {} minutes', attempts],
    ['more than {} submissions in {} minutes', constant('tools/demo-shop/routes', 'MOST_RETURNS'), attempts],
    ['after {} idle hours', sessionEnd('IDLE') / HOUR],
    ['or {} days', sessionEnd('LONGEST') / (24 * HOUR)],
    ['A body has at most {} MiB ({} MiB with files)', BODY_LIMITS.plain / MEGABYTE, BODY_LIMITS.withFiles / MEGABYTE],
    ['{} fields or {} JSON values', bodyFields('MOST_FIELDS'), bodyFields('MOST_VALUES')],
    ['and {} levels', bodyFields('MOST_DEPTH')],
    ['rendered once in {} seconds', constant('tools/demo-shop/pages', 'SECONDS')],
    ['after {} s · {} s', misbehaviour('slow') / SECOND, misbehaviour('slower') / SECOND],
  ],
  'stories/guide/builds.md': [
    ['| React | {} kB | {} kB | {} kB |', ...sizesOf('react')],
    ['| Preact | {} kB | {} kB | {} kB |', ...sizesOf('light')],
  ],
  'stories/guide/browsers.md': [
    ['| Chrome, Edge | {} |', floor['chrome']!],
    ['| Firefox | {} |', floor['firefox']!],
    ['| Safari (macOS and iOS) | {} |', floor['safari']!],
  ],
  'stories/guide/answers.md': [
    ['A call without a complete answer after {} seconds', timeout],
    ['it takes longer than {} seconds', timeout],
  ],
  'stories/guide/render.md': [
    ['up to {} MB', render('LARGEST_PAGE') / MEGABYTE],
    ['may use {} MB of objects', render('WORKER_MEMORY')],
    ['Each program below waits for {} ms at most', framesLimit],
    ['does not ask for {} s', frames('FRAMES_PAUSE')],
  ],
  'stories/guide/wordpress.md': [
    ['does not answer within {} ms', framesLimit],
    ['left alone for {} s', frames('FRAMES_PAUSE')],
  ],
  'stories/guide/conform.md': [
    ['It reads {} MB of one answer and {} MB of all answers', answer, BOUNDS.allAnswers / (1024 * 1024)],
    ['may take {} times `--timeout`', BOUNDS.timeouts],
    ['A password with less than {} characters', constant('tools/demo-shop/rules/checkout', 'SHORTEST_PASSWORD')],
  ],
  'stories/guide/embedding.md': [
    ['when the browser is idle, after {} s', constant('loader', 'IDLE_TIMEOUT_MS') / SECOND],
    ['fail or take more than {} seconds', timeout],
    ['by itself after {} seconds, then after {}, {} and so on', firstRetry, 2 * firstRetry, 4 * firstRetry],
  ],
  'stories/guide/events.md': [
    ['after {} seconds at the latest', constant('loader/engine', 'ANSWER_TIMEOUT_MS') / SECOND],
    ['more than {} times in {} seconds', callGuard('MAX_CALLS'), callGuard('WINDOW_MS') / SECOND],
    ['is stopped for {} seconds', callGuard('PAUSE_MS') / SECOND],
    ['changes a quantity by {} pieces', constant('shared/rules', 'MAX_STEPS')],
  ],
  'stories/guide/doctor.md': [
    ['one of the {} days before the reduction began', DAYS_BEFORE_REDUCTION],
    ['the lowest of the {} days before the reduction', DAYS_BEFORE_REDUCTION],
    ['without a recorded price in these {} days', DAYS_BEFORE_REDUCTION],
    ['It reads {} MB of one answer and {} MB of all answers', answer, allAnswers],
    ['checks pages of up to {} elements and {} widgets', LIMITS.elements, LIMITS.widgets],
    ['makes {} calls, {} at a time', LIMITS.calls, LIMITS.parallel],
    ['It reads {} style sheets', LIMITS.styleSheets],
    ['{} million characters', Math.round(LIMITS.styleSheet / 1_000_000)],
    ['may take {} times `--timeout`', LIMITS.timeouts],
    ['up to {} findings of one code', LIMITS.findings],
    ['an answer of more than {} MB, or {} MB of all answers', answer, allAnswers],
    ['an answer after more than {} seconds', constant('tools/doctor', 'SLOW') / SECOND],
  ],
  'stories/guide/engine.md': [['the lowest price of the {} days before it became cheaper', DAYS_BEFORE_REDUCTION]],
  'stories/guide/large-lists.md': [
    ['lists of up to {} products', constant('tools/demo-shop/rules/overview', 'LARGE_LISTING')],
    ['A page has {} cells', cells],
    ['Where more than {} products', constant('shared/rules', 'BANNER_AT')],
    ['the first page has {} products', cells - 1],
  ],
  'stories/guide/frames.md': [
    ['a processor {} times slower', CONDITIONS.cpuSlowdown],
    ['a line of {} Mbit/s with {} ms', CONDITIONS.megabits, CONDITIONS.latency],
  ],
  'stories/guide/load.md': [
    [
      'A first visit loads {} files of the light build with {} bytes',
      Math.round(costs.files.requests),
      Math.round(costs.files.bytes),
    ],
  ],
  'stories/guide/rules.md': [
    ['in the {} days before a reduction', DAYS_BEFORE_REDUCTION],
    ['the lowest of {} days', DAYS_BEFORE_REDUCTION],
    ['up to {} accessories, each at most {} times', slots('MAX_SLOTS'), slots('MAX_PIECES')],
    ['House number and addition take {} characters each', houseNumber],
    ['A password has at least {} characters', constant('tools/demo-shop/rules/checkout', 'SHORTEST_PASSWORD')],
    ['accepts {} attempts per minute and session', DEFAULT_RATE_LIMITS.session],
    ['A page has {} cells', cells],
    ['A banner follows the first {} products', constant('shared/rules', 'BANNER_AT')],
    ['page 1 then has {} products', cells - 1],
    ['A product takes {} images and {} videos', MAX_FILES.images, MAX_FILES.videos],
    ['may have {} MB and a video {} MB, where 1 MB is {} bytes', MAX_MB.image, MAX_MB.video, MEGABYTE],
    ['Chunks have {} bytes and are retried {} times', chunk, retries],
    ['| options of a filter before "more" | {} |', filter('SHOWN')],
    ['with more than {} options', filter('SEARCHABLE')],
    ['| shipping options before "more" | {} |', constant('widgets/checkout', 'INITIAL_COUNT')],
    ['description before "more" | {} |', constant('widgets/product-overview', 'SHORT')],
    ['on a narrow screen | {} |', constant('widgets/product-specs', 'NARROW_ROWS')],
    ['can be put back for {} seconds', constant('widgets/cart-page', 'UNDO_MS') / SECOND],
    ['| products in the compare bar | {} |', constant('widgets/compare-bar', 'MAX_SHOWN')],
    ['| letters before the search field suggests | {} |', constant('widgets/product-search', 'MIN_LETTERS')],
    ['is tried again after {} seconds', firstRetry],
    ['is tried again after {} seconds', constant('loader/loader.ts', 'pause') / SECOND],
    ['| thumbnails of a gallery | {}, videos last |', gallery('MAX_THUMBNAILS')],
    ['once, after {} seconds on the site, from {} px', chat('delay: number'), chat('minWidth: number')],
    ['at once and {} more times, a second apart', scriptChecks],
    ['fails after {} seconds', timeout],
    ['is removed after {} ms; {} ms', closing, sliding],
    ['is applied after {} ms', constant('widgets/product-overview', 'DELAY_MS')],
    ['changes a line by at most {}', constant('shared/rules', 'MAX_STEPS')],
    ['in windows up to {} px', constant('shared/ui/gallery', 'mobileUpTo')],
    ['gallery: {} px', constant('widgets/product-gallery', 'NARROW')],
  ],
  'widgets/address-form/README.md': [['({} characters each)', houseNumber]],
  'widgets/back-in-stock-modal/README.md': [['{} ms after closing', closing]],
  'widgets/content-modal/README.md': [['removed {} ms later', constant('widgets/content-modal', 'CLOSING_MS')]],
  'widgets/installer-request/README.md': [
    ['take {} characters', houseNumber],
    ['{} ms after closing', closing],
  ],
  'widgets/media-field/README.md': [
    ['up to {} MB, {} MB or {} MB each', MAX_MB.image, MAX_MB.pdf, MAX_MB.video],
    ['in chunks of {} bytes', chunk],
    ['{} chunks are sent in parallel', constant('shared/http', 'PARALLEL_CHUNKS')],
    ['each has up to {} attempts', 1 + retries],
  ],
  'widgets/mobile-menu/README.md': [['After {} ms', sliding]],
  'widgets/newsletter-box/README.md': [['each second, {} more times', scriptChecks]],
  'widgets/price-match/README.md': [['{} ms after closing', closing]],
  'widgets/product-gallery/README.md': [
    ['at most {}: up to {} videos', gallery('MAX_THUMBNAILS'), gallery('MAX_THUMBNAILS') - 1],
  ],
  'widgets/product-search/README.md': [
    ['The call is sent {} ms after', constant('widgets/product-search', 'DEBOUNCE_MS')],
  ],
  'widgets/product-overview/README.md': [
    ['Lists of up to {} products', constant('tools/demo-shop/rules/overview', 'LARGE_LISTING')],
  ],
  'widgets/return-picker/README.md': [
    ['after {} seconds', constant('widgets/return-picker', 'LEAVE_TIMEOUT') / SECOND],
  ],
  'widgets/return-solution-wizard/README.md': [
    ['{} pictures of {} MB', MAX_FILES.images, MAX_MB.image],
    ['{} videos of {} MB', MAX_FILES.videos, MAX_MB.video],
  ],
};
