import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { top } from '../commands/run-command.ts';
import { writePackage } from './write-package.ts';

/** `npm run pack` packs what `npm run build` has built. `npm publish` takes the same folder. */
const FOLDER = '.cache/npm-package';

process.chdir(top);
if (!existsSync('dist/manifest.json')) throw new Error('There is no dist/. Run `npm run build` first.');
writePackage(FOLDER);
const packed = execFileSync('npm', ['pack', `./${FOLDER}`, '--silent', '--ignore-scripts'], { encoding: 'utf8' });
console.info(`Packed ${packed.trim()}. Publish it with: npm publish ./${packed.trim()}`);
