import { spawn } from 'node:child_process';
import { join } from 'node:path';
import getPort from 'get-port';
import { testInEngine } from '../../tests/engines/run-steps.ts';
import { chromium, firefox } from '../../tests/engines/puppeteer-driver.ts';
import { webkit } from '../../tests/engines/webkit-driver.ts';
import { freshBuild } from './fresh-build.ts';
import { top } from './run-command.ts';
import { type Count, sum } from './count-results.ts';

/** `npm run test:engines`: the same steps in every engine that the machine has; `-- firefox webkit` chooses some. */
const ENGINES = [chromium, firefox, webkit];

async function withShop<Value>(build: 'react' | 'light', use: (origin: string) => Promise<Value>): Promise<Value> {
  const port = await getPort();
  const env = { ...process.env, PORT: String(port), SHOP_BUILD: build, DATABASE_URL: '', SHOP_DATA: ':memory:' };
  const shop = spawn(process.execPath, ['tests/storefront/serve.ts'], { cwd: top, env, stdio: 'ignore' });
  try {
    return await use(`http://127.0.0.1:${port}`);
  } finally {
    shop.kill();
  }
}

/** Tests both builds in Chromium, and the light build elsewhere. Returns the total. */
export async function testEngines(chosen: readonly string[] = []): Promise<Count> {
  const engines = ENGINES.filter(({ name }) => chosen.length === 0 || chosen.includes(name.toLowerCase()));
  const found = await Promise.all(engines.map(async (engine) => ({ engine, program: await engine.find() })));
  const absent = found.filter(({ program }) => program === undefined).map(({ engine }) => engine);
  if (absent.length > 0)
    console.log(`Not on this machine: ${absent.map(({ name, packages }) => `${name} (${packages})`).join(', ')}.`);
  const counts: Count[] = [];
  for (const build of ['light', 'react'] as const) {
    const folder = build === 'light' ? join(top, 'dist/light') : join(top, 'dist');
    await withShop(build, async (shop) => {
      for (const { engine, program } of found) {
        if (program === undefined || (build === 'react' && engine !== chromium)) continue;
        counts.push(await testInEngine({ engine, program, shop, folder, build }));
      }
    });
  }
  return sum(counts);
}

if (import.meta.main) {
  const isBuilt = await freshBuild();
  const { passed, failed } = isBuilt ? await testEngines(process.argv.slice(2)) : { passed: 0, failed: 1 };
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
