import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { readMetadata } from '../build/read-metadata.ts';

/** A call to the shop, from the metadata of widgets. */
export interface Call {
  /** The name of its endpoint in the contract. */
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  /** The path in the demo shop. Braces contain parameters. */
  readonly path: string;
  /** The page gives the path, not the contract. */
  readonly isOfThePage: boolean;
  readonly widgets: readonly string[];
}

const top = join(import.meta.dirname, '../..');

/** All calls of widgets, each once, by name. */
export async function readCalls(): Promise<readonly Call[]> {
  const names = globSync('widgets/*', { cwd: top }).map((path) => basename(path));
  const calls = new Map<string, Call>();
  for (const [widget, metadata] of Object.entries(await readMetadata(names.sort(), top)))
    for (const [name, endpoint] of Object.entries(metadata.calls)) {
      const known = calls.get(name);
      const widgets = [...(known?.widgets ?? []), widget];
      const path = pathIn(metadata.example, endpoint.path);
      calls.set(
        name,
        known ? { ...known, widgets } : { name, endpoint, path, isOfThePage: path !== endpoint.path, widgets },
      );
    }
  return [...calls.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** For a path that the page gives, the one in the example. */
function pathIn(example: string, path: string): string {
  const [, input] = /^\{(\w+)\}$/.exec(path) ?? [];
  if (!input) return path;
  const attribute = `data-${input.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
  const [, value] = new RegExp(` ?${attribute}="([^"?]*)`).exec(example) ?? [];
  if (!value) throw new Error(`The example has no ${attribute} with the path of a call.`);
  return value;
}
