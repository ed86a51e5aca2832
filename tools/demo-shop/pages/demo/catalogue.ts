import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Words } from '../../rules/language.ts';
import type { ShopWords } from '../texts.ts';
import type { Examples } from './examples.ts';

export interface DemoSample {
  readonly title: Words;
  /** The markup on the page. */
  readonly html: string;
  /** The code that a template author copies, when it differs from the markup. */
  readonly code?: string;
}

/** A widget in its variants; each file of `widgets/` exports one as `samples`. */
export type Samples = (examples: Examples, words: ShopWords) => readonly DemoSample[];

export interface DemoWidget {
  readonly name: string;
  readonly samples: Samples;
}

const FOLDER = join(import.meta.dirname, 'widgets');

async function read(file: string): Promise<DemoWidget> {
  const { samples } = (await import(pathToFileURL(join(FOLDER, file)).href)) as { samples: Samples };
  return { name: parse(file).name, samples };
}

/** All widgets with a demo page. */
export const DEMO_WIDGETS: readonly DemoWidget[] = await Promise.all(readdirSync(FOLDER).sort().map(read));
