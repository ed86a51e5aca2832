import { globSync, readFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';

/** The licence notices of all bundled packages. */
export function licencesOf(folders: readonly string[]): string {
  const packages = [...new Set(folders)].filter((folder) => folder.startsWith('node_modules/')).sort();
  return `${packages.map((folder) => `${titleOf(folder)}\n\n${noticeOf(folder)}`).join('\n\n----------------\n\n')}\n`;
}

/** The folders of the bundled packages; our own files as they are. */
export function packagesIn({ inputs }: Metafile): string[] {
  return Object.keys(inputs).map((path) => /^node_modules\/(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path);
}

function titleOf(folder: string): string {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    name: string;
    version: string;
  };
  return `${name} ${version}`;
}

function noticeOf(folder: string): string {
  const [file] = globSync(`${folder}/{LICENSE,LICENCE,license}*`).sort();
  if (!file) throw new Error(`${folder} is bundled, and has no licence file.`);
  return readFileSync(file, 'utf8').trim();
}
