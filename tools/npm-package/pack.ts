import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { top } from '../commands/run-command.ts';
import { writePackage } from './write-package.ts';

/** `npm run pack` packs what `npm run build` has built. `npm publish` takes the same folder. */
const CACHE = '.cache';
const FOLDER = `${CACHE}/npm-package`;

process.chdir(top);
if (!existsSync('dist/manifest.json')) throw new Error('There is no dist/. Run `npm run build` first.');
writePackage(FOLDER);
const options = ['--silent', '--ignore-scripts', '--pack-destination', CACHE];
const name = execFileSync('npm', ['pack', `./${FOLDER}`, ...options], { encoding: 'utf8' }).trim();
console.info(`Packed ${CACHE}/${name}. Publish it with: npm publish ./${CACHE}/${name}`);
