import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { written } from './table.ts';

/** Every file below `root` as a path with slashes; dot files count only in `.storybook`. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (isPassedOver(entry.name, folder === '')) return [];
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
}

function isPassedOver(name: string, isAtTop: boolean): boolean {
  if (name === 'node_modules' || name.endsWith('.log')) return true;
  if (name.startsWith('.')) return name !== '.storybook';
  return isAtTop && written.includes(name);
}
