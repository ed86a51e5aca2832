import { globSync, readFileSync } from 'node:fs';
import { accepted } from './accepted.ts';
import { floor } from './floor.ts';
import { declaredNames, readScript, type Use } from './read-scripts.ts';
import { readStyles } from './read-styles.ts';

/** `npm run floor`: what the widgets use, against the published compatibility data of the browsers that are supported. */

/** Code that runs in a page. */
const SOURCES = '{loader,shared,widgets}/**/*.{ts,tsx,css}';
const OTHERS = /\.(test|light|stories|support|metadata|d)\./;
/** Below this number of files, the pattern is wrong. */
const FEWEST = 300;

const files = globSync(SOURCES).filter((path) => !OTHERS.test(path));
const sources = files.map((path) => [path, readFileSync(path, 'utf8')] as const);
const scripts = sources.filter(([path]) => !path.endsWith('.css'));
const own = new Set(scripts.flatMap(([path, source]) => declaredNames(path, source)));

const used = new Set<string>();
const faults = sources.flatMap(([path, source]) => {
  const uses: readonly Use[] = path.endsWith('.css') ? readStyles(source) : readScript(path, source, own);
  for (const { feature } of uses) used.add(feature);
  return uses
    .filter(({ feature }) => !(feature in accepted))
    .map(({ feature, line, missing }) => `${path}:${line}: ${feature} is missing in ${missing.join(', ')}`);
});
for (const feature of Object.keys(accepted))
  if (!used.has(feature)) faults.push(`tools/checks/floor/accepted.ts: ${feature} is accepted, and not used.`);
if (files.length < FEWEST) faults.push(`Only ${files.length} files were read.`);

for (const fault of faults) console.error(fault);
const browsers = Object.entries(floor).map(([browser, version]) => `${browser} ${version}`);
if (faults.length === 0) console.log(`${files.length} files need nothing beyond ${browsers.join(', ')}.`);
process.exitCode = faults.length === 0 ? 0 : 1;
