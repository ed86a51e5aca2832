import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generated } from './table.ts';

/** Every file of the repository, as a path with slashes. Of the dot folders, only `.storybook`. */
export function listFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (isIgnored(entry.name, folder === '')) return [];
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
}

function isIgnored(name: string, isAtTop: boolean): boolean {
  if (name === 'node_modules' || name.endsWith('.log')) return true;
  if (name.startsWith('.')) return name !== '.storybook';
  return isAtTop && generated.includes(name);
}
