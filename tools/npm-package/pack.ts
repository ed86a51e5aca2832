import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { top } from '../commands/run-command.ts';
import { writeDemoShop } from './write-demo-shop.ts';
import { writePackage } from './write-package.ts';

/** `npm run pack` packs what `npm run build` has built, and the demo shop. `npm publish` takes the same folders. */
const CACHE = '.cache';

function pack(folder: string): void {
  const options = ['--silent', '--ignore-scripts', '--pack-destination', CACHE];
  const name = execFileSync('npm', ['pack', `./${folder}`, ...options], { encoding: 'utf8' }).trim();
  console.info(`Packed ${CACHE}/${name}. Publish it with: npm publish ./${CACHE}/${name}`);
}

process.chdir(top);
if (!existsSync('dist/manifest.json')) throw new Error('There is no dist/. Run `npm run build` first.');
writePackage(`${CACHE}/npm-package`);
await writeDemoShop(`${CACHE}/demo-shop-package`);
pack(`${CACHE}/npm-package`);
pack(`${CACHE}/demo-shop-package`);
