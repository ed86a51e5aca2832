import { spawn } from 'node:child_process';
import { join } from 'node:path';
import getPort from 'get-port';
import type { Engine } from '../../tests/engines/driver.ts';
import { CannotStart, testInEngine } from '../../tests/engines/run-steps.ts';
import { chromium, firefox } from '../../tests/engines/puppeteer-driver.ts';
import { webkit } from '../../tests/engines/webkit-driver.ts';
import { freshBuild } from './fresh-build.ts';
import { top } from './run-command.ts';
import { type Count, failure, sum } from './count-results.ts';

/**
 * `npm run test:engines`: the same steps in every engine that the machine has. `-- firefox webkit` chooses engines,
 * `-- react` or `-- light` a build, `-- translated` pages that the browser translates, `-- frames` pages whose first frames
 * the server draws, and any other word the steps that contain it.
 */
const ENGINES = [chromium, firefox, webkit];
const BUILDS = ['light', 'react'] as const;
type Build = (typeof BUILDS)[number];

interface Choice {
  readonly engines: readonly Engine[];
  readonly builds: readonly Build[];
  readonly isTranslated: boolean;
  /** The server draws the first frames of the widgets. */
  readonly hasFrames?: boolean;
  /** Runs only steps whose name contains this text. */
  readonly only: string;
}

/** What `npm test` runs, two browsers side by side: it tests both builds in Chromium in another part. */
const OTHER_ENGINES: readonly (readonly Choice[])[] = [
  [{ engines: [firefox, webkit], builds: ['light'], isTranslated: false, only: '' }],
  [{ engines: [firefox, webkit], builds: ['light'], isTranslated: false, hasFrames: true, only: '' }],
  // The browsers that translate pages themselves, beside Chromium.
  [
    { engines: [firefox], builds: ['light'], isTranslated: true, only: '' },
    { engines: [firefox], builds: ['react'], isTranslated: true, only: '' },
  ],
];

const NOTHING: Count = { passed: 0, failed: 0 };

function choose(words: readonly string[]): Choice {
  const engines = ENGINES.filter(({ name }) => words.includes(name.toLowerCase()));
  const builds = BUILDS.filter((build) => words.includes(build));
  const known = new Set<string>([...BUILDS, 'translated', 'frames', ...ENGINES.map(({ name }) => name.toLowerCase())]);
  return {
    engines: engines.length > 0 ? engines : ENGINES,
    builds: builds.length > 0 ? builds : BUILDS,
    isTranslated: words.includes('translated'),
    hasFrames: words.includes('frames'),
    only: words.filter((word) => !known.has(word)).join(' '),
  };
}

async function withShop<Value>(
  build: Build,
  hasFrames: boolean,
  use: (origin: string) => Promise<Value>,
): Promise<Value> {
  const port = await getPort();
  const choice = { PORT: String(port), SHOP_BUILD: build, SHOP_FRAMES: hasFrames ? '1' : '' };
  const env = { ...process.env, ...choice, DATABASE_URL: '', SHOP_DATA: ':memory:' };
  const shop = spawn(process.execPath, ['tools/demo-shop/serve.ts'], { cwd: top, env, stdio: 'ignore' });
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    shop.kill();
  }
}

/** Runs the engines side by side. Of two builds, Firefox and WebKit test the light one alone. Returns the total. */
export async function testEngines({ engines, builds, isTranslated, hasFrames = false, only }: Choice): Promise<Count> {
  const installed = await Promise.all(engines.map(async (engine) => ({ engine, program: await engine.find() })));
  const absent = installed.filter(({ program }) => program === undefined).map(({ engine }) => engine);
  if (absent.length > 0)
    console.log(`Not on this machine: ${absent.map(({ name, packages }) => `${name} (${packages})`).join(', ')}.`);
  const counts: Count[] = [];
  for (const build of builds) {
    const folder = build === 'light' ? join(top, 'dist/light') : join(top, 'dist');
    const label = hasFrames ? `${build}, frames` : build;
    const run = ({ engine, program }: { engine: Engine; program: string }) =>
      withShop(build, hasFrames, (shop) =>
        testInEngine({ engine, program, shop, folder, build: label, isTranslated, only }),
      ).catch((error: unknown) => {
        console.log(`✗ ${engine.name}, ${label}: ${String(error)}`);
        // Where an engine cannot run at all, such as in a container without its services, it is left out.
        if (error instanceof CannotStart) return NOTHING;
        return { passed: 0, failed: 1, failures: [failure([engine.name, label], String(error))] };
      });
    const chosen = installed.flatMap(({ engine, program }) => {
      const isLeftOut = builds.length > 1 && build === 'react' && engine !== chromium && !isTranslated;
      return program === undefined || isLeftOut ? [] : [{ engine, program }];
    });
    counts.push(...(await Promise.all(chosen.map(run))));
  }
  return sum(counts);
}

export async function testOtherEngines(): Promise<Count> {
  const counts: Count[] = [];
  for (const choices of OTHER_ENGINES) counts.push(...(await Promise.all(choices.map(testEngines))));
  return sum(counts);
}

if (import.meta.main) {
  const isBuilt = await freshBuild();
  const { passed, failed } = isBuilt ? await testEngines(choose(process.argv.slice(2))) : { passed: 0, failed: 1 };
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
