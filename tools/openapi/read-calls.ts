import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AnyEndpoint } from '../../shared/contract/endpoint.ts';
import { readMetadata } from '../build/read-metadata.ts';

/** A call of the shop, as those describe it who make it. */
export interface Call {
  /** As its endpoint is called in the contract. */
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  /** Where it goes in the demo shop; braces hold what is asked for. */
  readonly path: string;
  /** Whether the page of a shop says the path, and not the contract. */
  readonly isOfThePage: boolean;
  /** The widgets that make it. */
  readonly widgets: readonly string[];
}

const top = join(import.meta.dirname, '../..');

/** All calls that widgets make, each once, in the order of their names. */
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

/** A path that a page says is the one that the example says. */
function pathIn(example: string, path: string): string {
  const [, input] = /^\{(\w+)\}$/.exec(path) ?? [];
  if (!input) return path;
  const attribute = `data-${input.replace(/[A-Z]/g, '-$&').toLowerCase()}`;
  const [, given] = new RegExp(` ?${attribute}="([^"?]*)`).exec(example) ?? [];
  if (!given) throw new Error(`The example has no ${attribute}, where a call goes.`);
  return given;
}
