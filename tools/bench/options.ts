import { parseArgs } from 'node:util';
import { BUILD_NAMES, type BuildName } from './builds.ts';
import { QUICK_PAGES } from './interactions.ts';
import { PAGES } from './pages.ts';

export const USAGE = `Usage: npm run bench -- [options]

Measures the pages of the demo shop with each build, and hand-written pages
with the same data, on a slow processor and a slow line.

  --runs <n>       how often each page is loaded (default: 7; 3 with --quick)
  --page <name>    only this page; can be repeated:
                   ${PAGES.map(({ name }) => name).join(', ')}
  --build <name>   only this build, ${BUILD_NAMES.join(' or ')}; can be repeated
  --frames         only pages whose first frames come from the server, and those
                   with which they are compared
  --cold           only first visits
  --guide          the cart with --frames, whose figures go into the guide; only
                   with --runs
  --journey        instead of single pages, the way from a list to the checkout:
                   with files that are fetched for the next page, and without
  --load           instead of pages in a browser, what each page and call costs the
                   shop and its database: the load plan of the guide. Needs a
                   PostgreSQL server in DATABASE_URL
  --quick          only ${QUICK_PAGES.join(', ')}, without variants
  --products <n>   a shop with so many products, for the pages shop and shop-server
  --http2          HTTP/2 instead of HTTP/1.1; needs openssl
  --json <file>    where the figures go (default: .cache/reports/bench.json)
  --help           print this help`;

export interface Options {
  readonly runs: number;
  readonly pages: readonly string[];
  readonly builds: readonly BuildName[];
  /** Also measure first answers in the HTML and preload lines. */
  readonly hasVariants: boolean;
  readonly isFramesOnly: boolean;
  readonly isColdOnly: boolean;
  /** Write the figures of the cart into the guide. */
  readonly isForGuide: boolean;
  /** Measure the way to an order instead of single pages. */
  readonly isJourney: boolean;
  /** Measure the costs of the shop instead of pages in a browser. */
  readonly isLoad: boolean;
  readonly isHttp2: boolean;
  /** How many the shop has; as many as there are by default. */
  readonly products: number | undefined;
  readonly json: string;
}

/** Returns `help` if that is asked for. Throws an error with a sentence for people. */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string' },
      page: { type: 'string', multiple: true },
      build: { type: 'string', multiple: true },
      frames: { type: 'boolean', default: false },
      cold: { type: 'boolean', default: false },
      guide: { type: 'boolean', default: false },
      journey: { type: 'boolean', default: false },
      load: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      products: { type: 'string' },
      http2: { type: 'boolean', default: false },
      json: { type: 'string', default: '.cache/reports/bench.json' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const chosen = args.filter((argument) => argument.startsWith('--') && !/^--(guide|runs)(=|$)/.test(argument));
  if (values.guide && chosen.length > 0) throw new Error(`--guide is used without ${chosen.join(', ')}.`);
  const pages = values.guide ? ['cart'] : values.page;
  const allPages = PAGES.map(({ name }) => name);
  const usual = PAGES.filter(({ isOnDemand }) => !isOnDemand).map(({ name }) => name);
  return {
    runs: countOf('--runs', values.runs ?? (values.quick ? '3' : '7')),
    pages: known('--page', pages ?? (values.quick ? QUICK_PAGES : usual), allPages),
    builds: known('--build', values.build ?? BUILD_NAMES, BUILD_NAMES),
    hasVariants: !values.quick,
    isFramesOnly: values.frames || values.guide,
    isColdOnly: values.cold,
    isForGuide: values.guide,
    isJourney: values.journey,
    isLoad: values.load,
    isHttp2: values.http2,
    products: values.products === undefined ? undefined : countOf('--products', values.products),
    json: values.json,
  };
}

function countOf(option: string, text: string): number {
  const count = Number(text);
  if (!(Number.isInteger(count) && count > 0))
    throw new Error(`${option} expects a whole number from 1, found "${text}".`);
  return count;
}

function known<Name extends string>(option: string, chosen: readonly string[], names: readonly Name[]): Name[] {
  for (const name of chosen)
    if (!names.some((candidate) => candidate === name))
      throw new Error(`${option} expects one of ${names.join(', ')}, found "${name}".`);
  return names.filter((name) => chosen.includes(name));
}
