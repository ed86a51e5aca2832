import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CannotCheck } from '../finding.ts';
import type { Observation } from './earlier-price.ts';

const File = z.object({
  format: z.literal('eiland-prices/1'),
  prices: z.array(
    z.object({ product: z.string(), price: z.int(), struck: z.nullable(z.int()), date: z.iso.datetime() }),
  ),
});

export interface PriceHistory {
  readonly observations: readonly Observation[];
  /** Names of files that cannot be read. */
  readonly unread: readonly string[];
}

/** Reads what former runs have seen. */
export function readHistory(folder: string): PriceHistory {
  const names = inFolder(folder, () => {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder).filter((name) => /^prices-.*\.json$/.test(name));
  });
  const files = names.map((name) => ({ name, file: readFile(join(folder, name)) }));
  return {
    observations: files.flatMap(({ file }) =>
      (file?.prices ?? []).map(({ product, price, struck, date }) => ({
        product,
        price,
        struck,
        at: Date.parse(date),
      })),
    ),
    unread: files.flatMap(({ name, file }) => (file ? [] : [name])),
  };
}

/** Writes what this run has seen, as a file of its own: runs beside each other do not lose prices. */
export function writeHistory(folder: string, observations: readonly Observation[]): void {
  if (observations.length === 0) return;
  const prices = observations.map(({ product, price, struck, at }) => ({
    product,
    price,
    struck,
    date: new Date(at).toISOString(),
  }));
  const name = `prices-${prices[0]!.date.replaceAll(':', '-')}-${process.pid}.json`;
  inFolder(folder, () =>
    writeFileSync(join(folder, name), `${JSON.stringify({ format: 'eiland-prices/1', prices }, null, 2)}\n`),
  );
}

function readFile(path: string): z.infer<typeof File> | undefined {
  try {
    return z.parse(File, JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return undefined;
  }
}

function inFolder<Result>(folder: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new CannotCheck(`The folder ${folder} of --history cannot be used: ${(error as Error).message}.`);
  }
}
