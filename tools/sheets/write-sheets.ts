import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findWidgets } from '../build/find-widgets.ts';
import { readMetadata } from '../build/read-metadata.ts';
import type { OpenApiDocument } from '../openapi/create-document.ts';
import { readCalls } from '../openapi/read-calls.ts';
import { openApi } from '../openapi/write-openapi.ts';
import { notesOf } from './notes.ts';
import { readOperations } from './read-operations.ts';
import { sheetText } from './sheet-text.ts';

/** The sheets as Markdown, by widget; a widget without calls has none. */
export async function createSheets(document: OpenApiDocument): Promise<Readonly<Record<string, string>>> {
  const names = findWidgets().map(({ name }) => name);
  const [calls, metadata] = await Promise.all([readCalls(), readMetadata(names)]);
  const sheets = names.flatMap((name) => {
    const { text, example, calls: used } = metadata[name]!;
    const own = Object.keys(used).map((call) => calls.find((known) => known.name === call)!);
    return own.length === 0
      ? []
      : [[name, sheetText({ name, purpose: text.en, example }, readOperations(document, own), notesOf(name))]];
  });
  return Object.fromEntries(sheets) as Record<string, string>;
}

/** Writes a file for each widget that calls the server. */
async function writeSheets(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(await createSheets(await openApi())))
    writeFileSync(join(folder, `${name}.md`), text);
}

if (import.meta.main) await writeSheets(process.argv[2] ?? '.cache/sheets');
