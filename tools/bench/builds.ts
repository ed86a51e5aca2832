import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from '../commands/run-command.ts';
import type { Kind } from './requests.ts';

/** Where each build stands. Each is complete in itself. */
const FOLDERS = { react: 'dist', light: 'dist/light' } as const;

export type BuildName = keyof typeof FOLDERS;

export const BUILD_NAMES = Object.keys(FOLDERS) as BuildName[];

export interface Build {
  readonly name: BuildName;
  readonly folder: string;
  /** What each file is, by its name. */
  readonly kinds: ReadonlyMap<string, Kind>;
  /** The files that the engine and each widget load on a Dutch page, by name. */
  readonly filesOf: ReadonlyMap<string, readonly string[]>;
}

interface ListedFile {
  readonly file: string;
  readonly kind: 'script' | 'style' | 'texts';
}

/** The part of `widgets.json` that a page needs to preload files. */
interface WidgetsFile {
  readonly files: readonly ListedFile[];
  readonly widgets: readonly { readonly files: readonly ListedFile[] }[];
  readonly preload: Readonly<Record<string, readonly string[]>>;
}

/** Reads a build; undefined if it has not been made. */
export function readBuild(name: BuildName): Build | undefined {
  const folder = join(top, FOLDERS[name]);
  if (!existsSync(join(folder, 'loader.js'))) return undefined;
  const { files, widgets, preload } = JSON.parse(readFileSync(join(folder, 'widgets.json'), 'utf8')) as WidgetsFile;
  const all = [...files, ...widgets.flatMap((widget) => widget.files)];
  const dutch = Object.entries(preload).map(
    ([widget, names]) => [widget, names.map((file) => file.replace('{locale}', 'nl'))] as const,
  );
  return { name, folder, kinds: new Map(all.map(({ file, kind }) => [file, kind])), filesOf: new Map(dutch) };
}

/** One line about builds that were asked for but do not exist. */
export function missingLine(names: readonly BuildName[]): string {
  return `Not built, so left out: ${names.map((name) => `${name} (${FOLDERS[name]}/loader.js)`).join(', ')}.`;
}

/** The address of a file of a build. */
export function addressOf(build: Build, file: string): string {
  return `/${build.name}/${file}`;
}

/** Lines for the head of a page, so that the files of its widgets are requested together with the loader. */
export function preloadLines(build: Build, widgets: readonly string[]): string {
  const files = new Set(['engine', ...widgets].flatMap((name) => build.filesOf.get(name) ?? []));
  return [...files]
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" href="${addressOf(build, file)}">`
        : `<link rel="modulepreload" href="${addressOf(build, file)}">`,
    )
    .join('\n');
}
