import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { converse } from './converse.ts';
import { createOpenApi, type OpenApiDocument } from './create-document.ts';
import { FILES, PAGE, SCRIPT, scriptOf } from './reader.ts';
import { readCalls } from './read-calls.ts';
import { readComments } from './read-comments.ts';
import { toOpenApi30 } from './to-openapi-30.ts';

/** Describes the whole contract, with examples from the demo shop. */
export async function openApi(): Promise<OpenApiDocument> {
  const calls = await readCalls();
  const conversations = await Promise.all(calls.map(async (call) => [call.name, await converse(call)] as const));
  return createOpenApi(calls, Object.fromEntries(conversations), readComments());
}

/** Writes `openapi.json`, the same for OpenAPI 3.0, and the page that shows it. */
async function writeOpenApi(folder: string): Promise<void> {
  const document = await openApi();
  const pages = join(folder, 'openapi');
  const library = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));
  mkdirSync(pages, { recursive: true });
  writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(document, null, 2)}\n`);
  // For programs alone, so it has no spaces.
  writeFileSync(join(folder, 'openapi-3.0.json'), `${JSON.stringify(toOpenApi30(document))}\n`);
  writeFileSync(join(pages, 'index.html'), PAGE);
  writeFileSync(join(pages, 'openapi.js'), scriptOf(document));
  writeFileSync(join(pages, 'read.js'), SCRIPT);
  for (const file of FILES) copyFileSync(join(library, file), join(pages, file));
}

if (import.meta.main) await writeOpenApi(process.argv[2] ?? 'dist');
